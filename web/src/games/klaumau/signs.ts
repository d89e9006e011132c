/** The corner signs of the families, in a box of 32 by 36: lines are drawn with a broad pen or a finer one, areas are filled. */

export interface Sign {
  line?: string;
  is_fine?: boolean;
  area?: string;
}

export const SIGNS: Readonly<Record<string, Sign>> = {
  "1": { line: "M9 10 18 4V32M9 32H26" },
  "2": { line: "M6 11C8 1 26 1 25 12 24 20 9 25 6 32H27" },
  "3": { line: "M6 4H25L15 15C29 14 30 32 16 32 11 32 8 30 5 27" },
  "4": { line: "M21 33V4L4 24H29" },
  keyhole: { area: "M16 0A11 11 0 0 1 21 21L25 36H7L11 21A11 11 0 0 1 16 0Z" },
  small: { line: "M6 6 26 30M26 6 6 30" },
  big: { line: "M7 3 25 14M25 3 7 14M7 22 25 33M25 22 7 33", is_fine: true },
  plan: { line: "M6 33V13C6 1 23 1 23 13V19", area: "M12 19H34L23 34Z" },
  crook: { area: "M8 17V6A3 3 0 0 1 14.5 6V14H16.5V3A3 3 0 0 1 23 3V14H25V6A3 3 0 0 1 31.5 6V24Q31 36 20 36 12 36 8 29L1 20A3.5 3.5 0 0 1 6 15.5Z" },
  barter: { line: "M5 10H20M27 26H12", area: "M19 0 31 10 19 20ZM13 16 1 26 13 36Z" },
  police: { area: "M16 0Q22 5 30 4 33 26 16 36-1 26 2 4 10 5 16 0ZM16 7 13.5 13.5 7 14 12 18 10 25 16 21 22 25 20 18 25 14 18.5 13.5Z" },
  receiver: { area: "M2 2H17L31 18 17 35 2 17ZM9 6A3.5 3.5 0 1 0 9 13 3.5 3.5 0 0 0 9 6Z" },
  watchdog: { area: "M16 17C24 17 29 35 21 35 18 35 18 33 16 33S14 35 11 35C3 35 8 17 16 17ZM11 1A4 6 0 1 1 11 13 4 6 0 0 1 11 1ZM21 1A4 6 0 1 1 21 13 4 6 0 0 1 21 1ZM4 11A4 5 0 1 1 4 21 4 5 0 0 1 4 11ZM28 11A4 5 0 1 1 28 21 4 5 0 0 1 28 11Z" },
  bomb: { area: "M13 11A12 12 0 1 1 13 35 12 12 0 0 1 13 11ZM17 11 22 6 26 12 22 15ZM28 0 29 4 32 5 29 7 28 10 26 7 23 6 26 4Z" },
};
