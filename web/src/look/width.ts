/** Tells how wide an element is, after each layout that changes it; nothing has to be laid out just for the question. */
import type { Attachment } from "svelte/attachments";

export const width =
  (tell: (width: number) => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  };
