/** Installs the service worker, and tells it what the page has loaded before it came. */

/** Only where the browser may trust the address: https, or this machine. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
  void register().catch(() => undefined);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  active?.postMessage({ keep: loaded.filter((address) => address.startsWith(`${location.origin}/assets/`)) });
}
