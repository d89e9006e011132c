/** The two lines that are always in view: what is going on, and what you may do. */
import type { Say, Skin } from "../games/skin";
import type { Fact } from "../words/speaker";
import type { Speech } from "../words/speech";
import type { Prompt } from "./speaking.svelte";
import type { Table } from "./table.svelte";

/** What is going on. */
export function statusOf(table: Table, skin: Skin, speech: Speech, say: Say): string {
  if (table.info!.phase === "abandoned") return say("table-abandoned");
  return line(`status-${skin.phase(table.game!.view)}`, table, skin, speech);
}

/** What you may do, and on which occasion it is said aloud. */
export function promptOf(table: Table, skin: Skin, speech: Speech, say: Say): Prompt {
  const { phase } = table.info!;
  const game = table.game!;
  if (table.connection !== "open") return { occasion: "lost", text: say("table-lost") };
  if (phase === "over" || phase === "abandoned") return { occasion: `over-${game.match}`, text: say("table-over") };
  if (phase === "paused") return { occasion: "paused", text: say("table-paused") };
  if (table.you === null) return { occasion: "", text: say("table-watching") };
  if (!table.isPlaying) return { occasion: "bot", text: say("table-bot-plays") };
  if (!game.legal.length) return { occasion: "", text: line("prompt-wait", table, skin, speech) };
  const text = line(`prompt-${skin.phase(game.view)}`, table, skin, speech);
  return { occasion: `${game.match}-${game.version}`, text };
}

function line(message: string, table: Table, skin: Skin, speech: Speech): string {
  const facts = skin.facts(table.game!.view, table.names);
  const told: Record<string, Fact> = { ...skin.tell(facts) };
  for (const [key, value] of Object.entries(facts)) if (table.names.includes(String(value))) told[key] = value;
  return speech.speaker.say(message, told);
}
