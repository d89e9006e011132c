/** The rules of a game as their file tells them: headings, and paragraphs with a number. */
import type { Language } from "../words/speaker";

/** A piece of a paragraph; a link leads to another paragraph. */
export interface Piece {
  kind: "plain" | "bold" | "code" | "link";
  text: string;
}

export interface Block {
  /** 1 to 3 for a heading, 0 for a paragraph. */
  level: number;
  /** The number of a ruling, or a heading's place: what an address names behind its #. */
  id: string;
  pieces: Piece[];
  text: string;
}

const files = import.meta.glob<string>("../../../src/katzentisch/games/*/RULES*.md", { query: "?raw", import: "default" });

const NUMBER = /^\*\*([A-Z]\d+)\b/;
const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\b([RKM]\d+)\b/g;

/** The text of the rules in a language, loaded when they are read. */
export async function rulesOf(game: string, language: Language): Promise<Block[]> {
  const name = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  const load = files[`../../../src/katzentisch/games/${game}/${name}`];
  if (!load) throw new Error(`no rules of ${game} in ${language}`);
  return blocksOf(await load());
}

/** The headings and paragraphs of the Markdown that we write. */
export function blocksOf(markdown: string): Block[] {
  const texts = markdown.trim().split(/\n\s*\n/).map((block) => block.split("\n").map((line) => line.trim()).join(" "));
  const numbers = new Set(texts.map((text) => NUMBER.exec(text)?.[1]));
  return texts.map((text, place) => {
    const heading = /^(#+)\s+(.*)$/.exec(text);
    const id = NUMBER.exec(text)?.[1] ?? (heading ? `part-${place}` : "");
    const plain = heading?.[2] ?? text;
    return { level: heading?.[1]?.length ?? 0, id, text: plain.replace(/\*\*|`/g, ""), pieces: piecesOf(plain, numbers, id) };
  });
}

function piecesOf(text: string, numbers: ReadonlySet<string | undefined>, own: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (kind: Piece["kind"], found: string): unknown => found && pieces.push({ kind, text: found });
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, code, number] = match;
    if (number && (number === own || !numbers.has(number))) continue;
    add("plain", text.slice(end, match.index));
    if (bold) add("bold", bold);
    else if (code) add("code", code);
    else add("link", whole);
    end = match.index + whole.length;
  }
  add("plain", text.slice(end));
  return pieces;
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The paragraphs that have all words of a search, each below its headings. */
export function filtered(blocks: readonly Block[], search: string): Block[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (!words.length) return [...blocks];
  const hits = new Set(blocks.filter((block) => !block.level && words.every((word) => folded(block.text).includes(word))));
  return blocks.filter((block, place) => hits.has(block) || (block.level > 0 && isAbove(blocks, place, hits)));
}

/** Does a heading stand above one of these paragraphs? */
function isAbove(blocks: readonly Block[], place: number, hits: ReadonlySet<Block>): boolean {
  const level = blocks[place]!.level;
  for (const block of blocks.slice(place + 1)) {
    if (block.level > 0 && block.level <= level) return false;
    if (hits.has(block)) return true;
  }
  return false;
}
