/** The seats of this browser: tokens for each table, kept here and nowhere else. */

const NAME = "katzentisch-name";
const TABLES = "katzentisch-tables";
const prefix = "katzentisch-seat-";
const shared = "katzentisch-shared-";
/** So many tables are remembered. */
const MOST_TABLES = 20;

/** The tokens of people who share this device, by seat. */
export type SeatTokens = Readonly<Record<number, string>>;

function store(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const fallback = new Map<string, string>();

function read(key: string): string | null {
  return store()?.getItem(key) ?? fallback.get(key) ?? null;
}

function write(key: string, value: string): void {
  fallback.set(key, value);
  try {
    store()?.setItem(key, value);
  } catch {
    /* Private windows may keep nothing; then the seat lasts as long as the page. */
  }
}

function drop(key: string): void {
  fallback.delete(key);
  store()?.removeItem(key);
}

/** What was kept as JSON; nothing if somebody has meddled with it. */
function parsed(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? "null");
  } catch {
    return null;
  }
}

export const tokenOf = (table: string): string | null => read(prefix + table);
export const ownName = (): string => read(NAME) ?? "";
export const keepName = (name: string): void => write(NAME, name);
export const setting = (name: string): string | null => read(`katzentisch-${name}`);
export const keepSetting = (name: string, value: string): void => write(`katzentisch-${name}`, value);

export function keepToken(table: string, token: string): void {
  write(prefix + table, token);
  remember(table);
}

/** The tokens of all who play a table on this device together; null if it is not such a table. */
export function tokensOf(table: string): SeatTokens | null {
  const found = parsed(shared + table);
  return found && typeof found === "object" ? (found as SeatTokens) : null;
}

export function keepTokens(table: string, tokens: SeatTokens): void {
  write(shared + table, JSON.stringify(tokens));
  remember(table);
}

export function dropToken(table: string): void {
  drop(prefix + table);
  drop(shared + table);
  write(TABLES, JSON.stringify(knownTables().filter((one) => one !== table)));
}

/** The tables at which this browser has a seat, the latest first. */
export function knownTables(): string[] {
  const found = parsed(TABLES);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

function remember(table: string): void {
  const others = knownTables().filter((one) => one !== table);
  for (const forgotten of others.slice(MOST_TABLES - 1)) {
    drop(prefix + forgotten);
    drop(shared + forgotten);
  }
  write(TABLES, JSON.stringify([table, ...others].slice(0, MOST_TABLES)));
}
