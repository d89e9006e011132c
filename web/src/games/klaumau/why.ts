/** Asks the server why a card cannot be played now; the answer is told where refusals are told. */
import type { Table } from "../../table/table.svelte";

export async function whyNot(table: Table, action: string): Promise<void> {
  const answer = await table.order({ type: "explain", action });
  if (answer.type === "explained" && !answer.is_allowed) {
    table.refused = { type: "refused", code: answer.code ?? "", rule: answer.rule ?? "", facts: answer.facts ?? {} };
  }
}
