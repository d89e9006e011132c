/** The options of a table as a form and as words; what there is to choose comes from the server. */
import type { GameInfo, OptionSchema } from "../net/api";
import type { Speaker } from "../words/speaker";

export type Value = string | number | boolean;
export type Options = Record<string, unknown>;

/** One thing that can be chosen at a table. */
export interface Choice {
  option: string;
  values: readonly Value[];
}

/** So many values still make a list that one can look over. */
const MOST_VALUES = 16;

/** What a schema leaves to choose; nothing if it is more than a short list. */
export function valuesOf(schema: OptionSchema): Value[] {
  if (schema.type === "boolean") return [false, true];
  if (schema.enum) return schema.enum;
  if (schema.type === "integer" && schema.minimum !== undefined && schema.maximum !== undefined) {
    const { minimum, maximum } = schema;
    return Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step);
  }
  const parts = schema.anyOf?.map(valuesOf) ?? [];
  return parts.every((part) => part.length) ? parts.flat() : [];
}

/** All that a form can offer for a game; what is drawn by lot stays with chance. */
export function choicesOf(game: GameInfo): Choice[] {
  return Object.entries(game.options.$defs.Options.properties)
    .filter(([, schema]) => schema.default !== "random")
    .map(([option, schema]) => ({ option, values: valuesOf(schema) }))
    .filter(({ values }) => values.length > 1 && values.length <= MOST_VALUES);
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The options that differ from others, by name. */
export function differences(options: Options, base: Options): string[] {
  return Object.keys(options).filter((option) => !isEqual(options[option], base[option]));
}

/** The preset that comes closest, and what is different from it. */
export function closestPreset(options: Options, presets: Record<string, Options>): { preset: string; changed: string[] } | null {
  let closest: { preset: string; changed: string[] } | null = null;
  for (const [preset, base] of Object.entries(presets)) {
    const changed = differences(options, base);
    if (!closest || changed.length < closest.changed.length) closest = { preset, changed };
  }
  return closest;
}

/** A value in words; numbers and names that nobody translated stand as they are. */
export function valueText(value: unknown, speaker: Speaker): string {
  if (typeof value === "boolean") return speaker.say("options-switch", { is_on: value });
  return speaker.say("options-value", { value: typeof value === "number" || typeof value === "string" ? String(value) : "own" });
}

/** The rules of a table in a few sentences: a preset, then what is different. */
export function rulesText(options: Options, presets: Record<string, Options>, words: Speaker): string[] {
  const found = closestPreset(options, presets);
  if (!found) return [];
  const changes = found.changed.map((option) => changeText(words.say(`option-${option}`), options[option], words));
  return [words.say(`preset-${found.preset}`), ...changes];
}

/** What is switched on needs no value. */
function changeText(option: string, value: unknown, words: Speaker): string {
  return value === true ? option : words.say("options-changed", { option, value: valueText(value, words) });
}
