/** The HTTP side: games, the lobby, opening a table, sitting down. */
import type { LobbyTable, MoveLink, OpenTable, Refused, Seated, SitDown, TableInfo } from "./protocol";

/** A game as a form for a new table needs it. */
export interface GameInfo {
  name: string;
  fewest_seats: number;
  most_seats: number;
  /** The JSON Schema of the options. */
  options: OptionsSchema;
  presets: Record<string, Record<string, unknown>>;
  /** For how many people a preset is. */
  preset_seats: Record<string, number[]>;
  levels: string[];
}

export interface OptionsSchema {
  $defs: { Options: { properties: Record<string, OptionSchema> } };
}

export interface OptionSchema {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  anyOf?: OptionSchema[];
  default?: unknown;
}

/** The server said no; `refused` has the code and the facts for a sentence. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const method = body === undefined ? "GET" : "POST";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal({ type: "refused", code: "client-unreachable" });
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal((told as Refused | null) ?? { type: "refused", code: "server-error" });
  return told as T;
}

let known: Promise<GameInfo[]> | null = null;

/** What can be played; asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>("/api/games").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const lobby = (): Promise<LobbyTable[]> => ask("/api/tables");
export const look = (table: string): Promise<TableInfo> => ask(`/api/tables/${table}`);
export const open = (wish: OpenTable): Promise<Seated> => ask("/api/tables", wish);
export const sit = (table: string, wish: SitDown): Promise<Seated> => ask(`/api/tables/${table}/seats`, wish);
export const link = (table: string, token: string): Promise<MoveLink> => ask(`/api/tables/${table}/link`, {}, token);
export const claim = (table: string, secret: string): Promise<Seated> =>
  ask(`/api/tables/${table}/claim`, { secret });
