/** Which place of the page an address names. */

export type Place =
  | { name: "home" }
  | { name: "about" }
  | { name: "table"; id: string }
  | { name: "rules" | "learn"; game: string };

export function placeOf(path: string): Place {
  const [, first, second] = /^\/(\w+)(?:\/([a-z0-9]+))?\/?$/.exec(path) ?? [];
  if (first === "t" && second) return { name: "table", id: second };
  if ((first === "rules" || first === "learn") && (second === "katzenjammer" || second === "klaumau")) {
    return { name: first, game: second };
  }
  return { name: first === "about" ? "about" : "home" };
}
