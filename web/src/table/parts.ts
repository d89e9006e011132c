/** The parts of a table that are loaded when they are first shown. */
import type { Component } from "svelte";
import type { Speech } from "../words/speech";
import type { Table } from "./table.svelte";

export interface PartProps {
  table: Table;
  speech: Speech;
}

export type Part = "Chat" | "Evening" | "End" | "SeatLink" | "Unread";

const files = import.meta.glob<{ default: Component<PartProps> }>("./{Chat,Evening,End,SeatLink,Unread}.svelte");

export const hasPart = (part: Part): boolean => `./${part}.svelte` in files;

export async function load(part: Part): Promise<Component<PartProps>> {
  return (await files[`./${part}.svelte`]!()).default;
}
