/** A lesson as scripts/lessons.py wrote it down: what a server would have sent, step by step. */
import type { Explained, TableInfo, Update, Welcome } from "../net/protocol";

export interface Step {
  /** The coach's sentence is the message step-… */
  name: string;
  /** The action that the pupil is to take; empty: read on. */
  wanted: string;
  /** Where to look while there is nothing to do. */
  spot: string;
  /** Why something else is not allowed, by action. */
  explained?: Record<string, Omit<Explained, "type" | "id">>;
  ways?: Record<string, string[][]>;
  /** What happens then: the pupil's own action first, then what the others do. */
  updates: Update[];
  /** The table as it is afterwards, if that changed. */
  table?: TableInfo;
}

export interface Story {
  welcome: Welcome;
  steps: Step[];
}

const stories = import.meta.glob<{ default: unknown }>("./stories/*.json");

/** The lesson of a game, loaded when it is given. */
export async function storyOf(game: string): Promise<Story> {
  const load = stories[`./stories/${game}.json`];
  if (!load) throw new Error(`no lesson for ${game}`);
  return (await load()).default as Story;
}
