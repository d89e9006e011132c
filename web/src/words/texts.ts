/** Which texts a page needs: what all share, and those of a game once it is played. One file for each language. */
import { FluentResource } from "@fluent/bundle";
import { LANGUAGES, Speaker, type Language } from "./speaker";

type Load = () => Promise<string>;
/** What was read already. */
const known = new Map<string, Promise<FluentResource>>();

const shared = import.meta.glob(
  ["../../../src/katzentisch/core/locale/*/*.ftl", "../../../src/katzentisch/protocol/locale/*/*.ftl", "../../locale/*/*.ftl"],
  { query: "?raw", import: "default" },
) as Record<string, Load>;
const ofGames = import.meta.glob("../../../src/katzentisch/games/*/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;

/** A speaker of a language, for the page or for a game. */
export async function speaker(language: Language, game?: string): Promise<Speaker> {
  const wanted = Object.entries(shared).filter(([path]) => path.includes(`/${language}/`));
  if (game) wanted.push(...Object.entries(ofGames).filter(([path]) => path.includes(`/${game}/locale/${language}/`)));
  return new Speaker(language, await Promise.all(wanted.map(([path, load]) => read(path, load))));
}

/** A text, read once; one that could not be loaded is tried again. */
function read(path: string, load: Load): Promise<FluentResource> {
  const found = known.get(path) ?? load().then((text) => new FluentResource(text));
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

/** The language that was chosen, or the first of the browser's that we speak. */
export function chosenLanguage(wish: string | null, browsers: readonly string[]): Language {
  for (const one of wish ? [wish, ...browsers] : browsers) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
