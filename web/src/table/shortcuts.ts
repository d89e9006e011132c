/** Single keys that do something at the table while nobody is writing. */
export const SHORTCUTS = ["?", "l", "m", "h", "p"] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** The shortcut that was pressed; null if there is none, or if a field has the keys. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element && target.closest("input, select, textarea, [contenteditable]")) return null;
  return SHORTCUTS.find((key) => key === event.key.toLowerCase()) ?? null;
}
