/** The HTTP side: games, the lobby, opening a table, sitting down. */
import type { LobbyTable, MoveLink, OpenTable, Refused, Seated, SitDown, TableInfo } from "./protocol";

export interface GameInfo {
  name: string;
  fewest_seats: number;
  most_seats: number;
  presets: Record<string, Record<string, unknown>>;
  levels: string[];
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

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const lobby = (): Promise<LobbyTable[]> => ask("/api/tables");
export const look = (table: string): Promise<TableInfo> => ask(`/api/tables/${table}`);
export const open = (wish: OpenTable): Promise<Seated> => ask("/api/tables", wish);
export const sit = (table: string, wish: SitDown): Promise<Seated> => ask(`/api/tables/${table}/seats`, wish);
export const link = (table: string, token: string): Promise<MoveLink> => ask(`/api/tables/${table}/link`, {}, token);
export const claim = (table: string, secret: string): Promise<Seated> =>
  ask(`/api/tables/${table}/claim`, { secret });
