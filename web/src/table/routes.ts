/** From flights to routes: where exactly each card starts and lands, and which real one it becomes. */
import { BACK, EVERYTHING, type Flight, type Spot } from "./flights";
import { standIn, type Area, type Lying, type Place, type Places } from "./places";

export interface Route {
  /** Which of the flights' groups it belongs to. */
  scene: number;
  what: string;
  from: Place;
  to: Place;
  manner: Flight["manner"];
  gap: number | undefined;
  /** It lay there face up, so that it is seen waiting till it starts. */
  isSeen: boolean;
  /** The real card that it becomes; null if it vanishes into its spot. */
  becomes: HTMLElement | SVGElement | null;
  /** What lay under it, which is seen till it lands. */
  covers: Lying | null;
}

/** Cards that lie closer than this part of their width cover each other. */
const COVERED = 0.6;

/** The routes of all flights of an update; each group of flights is a scene. */
export function routes(
  scenes: readonly (readonly Flight[])[],
  before: Places,
  after: Places,
  you: number | null,
  isCovered: (place: Place, area: Area) => boolean,
): Route[] {
  return new Router(before, after, you, isCovered).all(scenes);
}

class Router {
  /** How many cards of a name left a spot. */
  private departed = new Counts();
  private arrived = new Counts();

  constructor(
    private readonly before: Places,
    private readonly after: Places,
    private readonly you: number | null,
    private readonly isCovered: (place: Place, area: Area) => boolean,
  ) {}

  all(scenes: readonly (readonly Flight[])[]): Route[] {
    const singles = scenes.flatMap((flights, scene) => flights.flatMap((flight) => this.single(flight)).map((flight) => ({ flight, scene })));
    const starts = singles.map(({ flight }) => this.start(flight));
    return singles.flatMap(({ flight, scene }, place) => this.route(flight, scene, starts[place]!));
  }

  private single(flight: Flight): Flight[] {
    if (flight.what === EVERYTHING) {
      return (this.before.get(flight.from)?.cards ?? []).map((card) => ({ ...flight, what: card.what }));
    }
    return Array.from({ length: flight.count ?? 1 }, () => flight);
  }

  private start(flight: Flight): { spot: Spot; place: Place; isSeen: boolean } | null {
    const places = this.before.size ? this.before : this.after;
    const spot = standIn(flight.from, places, this.you);
    if (spot === null) return null;
    const area = places.get(spot)!;
    const cards = area.cards.filter((card) => card.what === flight.what);
    const card = this.before.size ? cards[cards.length - 1 - this.departed.next(spot, flight.what)] : undefined;
    return { spot, place: card ?? lastOf(area, BACK) ?? area, isSeen: card !== undefined && flight.what !== BACK };
  }

  private route(flight: Flight, scene: number, start: ReturnType<Router["start"]>): Route[] {
    const spot = standIn(flight.to, this.after, this.you);
    if (!start || spot === null || spot === start.spot) return [];
    const area = this.after.get(spot)!;
    const arrival = this.arrival(spot, area, flight.what) ?? this.arrival(spot, area, BACK);
    const becomes = arrival && !this.isCovered(arrival, area) ? arrival : null;
    const { what, manner, gap } = flight;
    return [
      {
        scene,
        what,
        from: start.place,
        to: arrival ?? lastOf(area, what) ?? lastOf(area, BACK) ?? area,
        manner,
        gap,
        isSeen: start.isSeen,
        becomes: becomes?.element ?? null,
        covers: becomes && this.under(spot, becomes),
      },
    ];
  }

  /** The next card of a name that was not in the spot before. */
  private arrival(spot: Spot, area: Area, what: string): Lying | undefined {
    const cards = area.cards.filter((card) => card.what === what);
    const stayed = this.stayed(spot, what);
    if (cards.length <= stayed + this.arrived.of(spot, what)) return undefined;
    return cards[stayed + this.arrived.next(spot, what)];
  }

  private stayed(spot: Spot, what: string): number {
    const cards = this.before.get(spot)?.cards.filter((card) => card.what === what) ?? [];
    return Math.max(0, cards.length - this.departed.of(spot, what));
  }

  private under(spot: Spot, { x, y, width, what }: Lying): Lying | null {
    const cards = this.before.get(spot)?.cards ?? [];
    const isUnder = (card: Lying): boolean => Math.hypot(card.x - x, card.y - y) < width * COVERED;
    const found = cards.find((card) => card.what !== what && isUnder(card) && !this.departed.of(spot, card.what));
    return found ? { ...found, x, y, width } : null;
  }
}

class Counts {
  private counts = new Map<string, number>();

  of(spot: Spot, what: string): number {
    return this.counts.get(`${spot} ${what}`) ?? 0;
  }

  /** The count so far; the next one is one more. */
  next(spot: Spot, what: string): number {
    const count = this.of(spot, what);
    this.counts.set(`${spot} ${what}`, count + 1);
    return count;
  }
}

const lastOf = (area: Area, what: string): Lying | undefined => area.cards.findLast((card) => card.what === what);
