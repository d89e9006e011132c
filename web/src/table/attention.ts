/** Calls a person back to the table: the tab's title, a dot on its icon, and a notice while the page is hidden. */
import plain from "../look/icon.svg?url";
import dotted from "../look/icon-turn.svg?url";

/** Show in the tab whether it is our turn. */
export function markTab(title: string, isTurn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isTurn ? dotted : plain;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** May we show notices? Asked only when somebody wishes for them. */
export async function askForNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tell the person that it is their turn, if they are elsewhere. */
export function notice(title: string, text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: text, tag: "katzentisch-turn", icon: plain });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    /* Phones show notices only through a service worker; the tab's title has to do there. */
  }
}
