/** Which place of the page an address names. */

export type Place =
  | { name: "home" }
  | { name: "about" }
  | { name: "table"; id: string }
  | { name: "play" | "rules" | "learn"; game: string };

const OF_GAMES = ["play", "rules", "learn"] as const;

export function placeOf(path: string): Place {
  const [, first, second] = /^\/(\w+)(?:\/([a-z0-9]+))?\/?$/.exec(path) ?? [];
  if (first === "t" && second) return { name: "table", id: second };
  const ofGame = OF_GAMES.find((name) => name === first);
  if (ofGame && (second === "katzenjammer" || second === "klaumau")) return { name: ofGame, game: second };
  return { name: first === "about" ? "about" : "home" };
}
