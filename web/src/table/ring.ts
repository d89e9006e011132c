/** Where seats are around the table: from ours at the bottom clockwise, along the left side, the top and the right. */

/** How many of the others sit at the left, the top and the right. */
const SIDES: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, 1],
  [1, 1, 1],
  [1, 2, 1],
  [1, 3, 1],
  [2, 2, 2],
  [2, 3, 2],
];
/** The columns between the two sides. */
export const COLUMNS = 12;

/** A part of the grid: the sides take rows 2 and 3, the top takes row 1. */
export interface Place {
  column: string;
  row: string;
}

/** The places of the others, in the order of play. */
export function placesAround(others: number): Place[] {
  const [left, top, right] = SIDES[others] ?? SIDES[0]!;
  const width = top ? COLUMNS / top : 0;
  return [
    ...Array.from({ length: left }, (_, place) => ({ column: "1", row: rowOf(left - 1 - place, left) })),
    ...Array.from({ length: top }, (_, place) => ({ column: `${2 + place * width} / span ${width}`, row: "1" })),
    ...Array.from({ length: right }, (_, place) => ({ column: `${COLUMNS + 2}`, row: rowOf(place, right) })),
  ];
}

const rowOf = (place: number, count: number): string => (count === 1 ? "2 / span 2" : `${2 + place}`);

/** In how many columns all seats stand where there is room for a strip only, of one row or two. */
export const stripColumns = (seats: number, most: number): number => (seats <= most ? seats : Math.ceil(seats / 2));
