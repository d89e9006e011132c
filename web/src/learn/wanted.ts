/** Shows where on the table the pupil is to act. */

const MARK = "data-wanted";
const CHANGES = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ["aria-label", "aria-pressed", "aria-disabled", "disabled", "data-action"],
};

export interface Wanted {
  /** An action by its name on the wire. */
  action: string;
  /** Its sentence, which is the name of the button for it. */
  label: string;
  /** The spot to look at if there is no such button. */
  spot: string;
}

function isFor(button: HTMLElement, { action, label }: Wanted): boolean {
  if (button.dataset["action"]) return button.dataset["action"] === action;
  return [button.getAttribute("aria-label"), button.title, button.textContent?.trim()].includes(label);
}

/**
 * The button for the action: the one that does it rather than one that only chooses it; or else the question that is
 * asked at the spot, or the spot itself.
 */
export function find(root: ParentNode, wanted: Wanted): HTMLElement | null {
  const buttons = [...root.querySelectorAll<HTMLElement>("button:not(:disabled, [aria-disabled=true], [aria-pressed=true])")];
  const found = wanted.label ? buttons.filter((button) => isFor(button, wanted)) : [];
  return (
    found.find((button) => !button.hasAttribute("aria-pressed")) ??
    found[0] ??
    root.querySelector<HTMLElement>(`section.${wanted.spot} section`) ??
    root.querySelector<HTMLElement>(`[data-spot="${wanted.spot}"], section.${wanted.spot}`)
  );
}

/** Mark what is wanted for as long as it is, wherever it appears; returns how to stop. */
export function mark(root: Element, wanted: Wanted): () => void {
  let marked: HTMLElement | null = null;
  const look = (): void => {
    const found = find(root, wanted);
    if (found === marked) return;
    marked?.removeAttribute(MARK);
    found?.setAttribute(MARK, "");
    marked = found;
  };
  const observer = new MutationObserver(look);
  observer.observe(root, CHANGES);
  look();
  return () => {
    observer.disconnect();
    marked?.removeAttribute(MARK);
  };
}

/** Bring it into sight and give it the focus, or the first thing in it that can have it. */
export function show(root: ParentNode, wanted: Wanted): void {
  const found = find(root, wanted);
  if (!found) return;
  found.scrollIntoView({ block: "center", behavior: "smooth" });
  const target = found.matches("button") ? found : found.querySelector<HTMLElement>("button:not(:disabled), a[href]");
  target?.focus({ preventScroll: true });
}
