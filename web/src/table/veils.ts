/** Real cards that are not seen while something is still on its way to them. */

type Styled = HTMLElement | SVGElement;

export class Veils {
  /** How many things are on their way to each. */
  private counts = new Map<Styled, number>();

  /** Hide it once more; what is returned undoes that. A style costs nothing while it lasts, an animation is looked at for every frame. */
  hide(element: Styled): () => void {
    const counts = this.counts;
    counts.set(element, (counts.get(element) ?? 0) + 1);
    element.style.opacity = "0";
    return () => counts === this.counts && this.show(element);
  }

  /** All of them are seen, whatever was on its way. */
  clear(): void {
    for (const element of this.counts.keys()) element.style.opacity = "";
    this.counts = new Map();
  }

  private show(element: Styled): void {
    const left = (this.counts.get(element) ?? 0) - 1;
    this.counts.set(element, left);
    if (left > 0) return;
    this.counts.delete(element);
    element.style.opacity = "";
  }
}
