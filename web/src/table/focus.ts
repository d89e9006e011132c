/** Keeps the place of keyboard users: when the control that they used is gone, they go on from a given place. */

/** Follow the focus inside an element; call the result after each change. */
export function keepFocus(inside: HTMLElement, instead: () => HTMLElement | null): { mend: () => void; stop: () => void } {
  let last: HTMLElement | null = null;
  const note = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && !event.target.closest("[popover]")) last = event.target;
  };
  const leave = (event: Event): void => {
    if (event.target instanceof Node && !inside.contains(event.target)) last = null;
  };
  inside.addEventListener("focusin", note);
  document.addEventListener("focusin", leave);
  document.addEventListener("pointerdown", leave);
  return {
    mend: () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!last || !isLost) return;
      const canReturn = last.isConnected && !last.matches(":disabled");
      (canReturn ? last : instead())?.focus({ preventScroll: true });
    },
    stop: () => {
      inside.removeEventListener("focusin", note);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("pointerdown", leave);
    },
  };
}
