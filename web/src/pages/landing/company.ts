/** Against whom one plays at once: as many bots as last time, of the same level. */
import { keepSetting, setting } from "../../net/keys";

const FIRST = { bots: 3, level: "mouser" };

export const botsOf = (game: string): number => Number(setting(`bots-${game}`)) || FIRST.bots;
export const levelOf = (game: string): string => setting(`level-${game}`) ?? FIRST.level;

/** The levels of the bots, one by one. */
export const companyOf = (game: string): string[] => Array.from({ length: botsOf(game) }, () => levelOf(game));

export function keepCompany(game: string, bots: number, level: string): void {
  keepSetting(`bots-${game}`, String(bots));
  keepSetting(`level-${game}`, level);
}
