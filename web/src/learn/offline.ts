/** Installs the service worker, and tells it what the page has loaded before it came. */

/** Milliseconds after which a page that was opened has its files, and nobody waits for it. */
const LATER = 4000;

/** Only where the browser may trust the address: https, or this machine. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
  setTimeout(attempt, LATER);
}

/** Where the line is lost just then, when it is back. */
function attempt(): void {
  const later = () => addEventListener("online", attempt, { once: true });
  if (navigator.onLine) register().catch(later);
  else later();
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  active?.postMessage({ keep: loaded.filter((address) => address.startsWith(`${location.origin}/assets/`)) });
}
