/** The seats of this browser: a token for each table, kept here and nowhere else. */

const NAME = "katzentisch-name";
const prefix = "katzentisch-seat-";

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

export const tokenOf = (table: string): string | null => read(prefix + table);
export const keepToken = (table: string, token: string): void => write(prefix + table, token);
export const ownName = (): string => read(NAME) ?? "";
export const keepName = (name: string): void => write(NAME, name);
export const setting = (name: string): string | null => read(`katzentisch-${name}`);
export const keepSetting = (name: string, value: string): void => write(`katzentisch-${name}`, value);

export function dropToken(table: string): void {
  fallback.delete(prefix + table);
  store()?.removeItem(prefix + table);
}
