/** How much of the chat a person has not seen yet; what was said before they came counts as seen. */
import { SvelteMap } from "svelte/reactivity";
import type { ChatLine } from "../net/protocol";
import type { Table } from "./table.svelte";

const seen = new SvelteMap<string, number>();

/** The number of a chat's last line. */
export const lastOf = (chat: readonly ChatLine[]): number => chat.at(-1)?.number ?? 0;

/** Lines after the last one that was seen, without one's own. */
export function countUnread(chat: readonly ChatLine[], last: number, you: number | null): number {
  return chat.filter((line) => line.number > last && line.seat !== you).length;
}

/** All of it has been seen. */
export function see(table: Table): void {
  const last = lastOf(table.chat);
  if (table.info && (seen.get(table.id) ?? -1) < last) seen.set(table.id, last);
}

/** How many lines wait to be read; call `meet` once when the table is there. */
export function unread(table: Table): number {
  const last = seen.get(table.id);
  return last === undefined ? 0 : countUnread(table.chat, last, table.you);
}

/** We have come to the table: older lines are not news. */
export function meet(table: Table): void {
  if (table.info && !seen.has(table.id)) seen.set(table.id, lastOf(table.chat));
}
