/** Keeps built files for good, and the page itself for times without a connection. Never the API, never a table. */

const ASSETS = "assets-1";
const SHELL = "shell-1";
/** What an unknown page shows without a connection. */
const OFFLINE = ["/offline.html", "/offline.css", "/icons/icon.svg"];
/** Places that need no server: the same page, and what it has loaded there before. */
const WITHOUT_SERVER = /^\/(rules\/|learn\/|about)/;
/** So many built files are kept; the oldest go first. */
const MOST = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([...OFFLINE, "/"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(Promise.all(event.data.keep.map((address) => asset(address))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request, address.pathname));
  else if (OFFLINE.includes(address.pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** A built file has its content in its name: what is here is right. */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  }
  return answer;
}

/** The page as the server has it now; without one, as it was, where that is enough. */
async function page(request, path) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html") && path !== OFFLINE[0]) {
      await cache.put("/", answer.clone());
    }
    return answer;
  } catch {
    const known = WITHOUT_SERVER.test(path) ? await cache.match("/") : undefined;
    return known ?? (await cache.match(OFFLINE[0])) ?? Response.error();
  }
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== ASSETS && name !== SHELL).map((name) => caches.delete(name)));
}
