/** What the coach says and the captions of the rules' examples: loaded with the lesson or the rules of a game. */
import { Speaker, type Language } from "../words/speaker";

const files = import.meta.glob<string>("./words/*/*.ftl", { query: "?raw", import: "default" });

export async function wordsOf(game: string, language: Language): Promise<Speaker> {
  const load = files[`./words/${language}/${game}.ftl`];
  if (!load) throw new Error(`no words for ${game} in ${language}`);
  return new Speaker(language, [await load()]);
}
