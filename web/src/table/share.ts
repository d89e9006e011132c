/** Handing something on: by the device's own sheet, or by the clipboard. */

export const canShare = (): boolean => typeof navigator.share === "function";

/** Is it in the clipboard now? Addresses without encryption have none. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's sheet; whoever closes it again has not done anything wrong. */
export async function share(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}
