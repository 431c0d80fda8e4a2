import { answerPage } from "./answer-page.ts";
import { isCacheableFile, isCacheablePage, isDue, type Kind } from "./cache-entries.ts";
import { decideStrategy, type SitePage, sitePage } from "./decide-strategy.ts";
import { evictOldest, factsOf, listEntries, readEntry, writeEntry } from "./device-store.ts";
import { isCacheMessage, RENEWED } from "./messages.ts";
import { filesOf, isComplete } from "./page-text.ts";
import { pageToFocus, readPush, renewSubscription } from "./push.ts";
import { OFFLINE, offlineKey } from "./stand-in.ts";
import { type FetchEvent, workerScope } from "./worker-scope.ts";

/** Caches a page, the files it needs, and the offline page of its language. `now` in milliseconds. */
async function cachePage(page: SitePage, response: Response, now: () => number): Promise<void> {
  if (!isCacheablePage(response)) return;
  const body = await response.arrayBuffer();
  const html = new TextDecoder().decode(body);
  if (!isComplete(page, html)) return;
  const files = filesOf(html);
  await writeEntry("pages", page.key, { headers: response.headers, body }, { at: now(), files });
  await Promise.all(files.map((file) => cacheMissing("files", file, now)));
  await evictOldest("pages");
  const needed = new Set((await listEntries("pages")).flatMap((entry) => entry.files));
  await evictOldest("files", (key) => needed.has(key));
  if (page.name !== OFFLINE.name) await cacheOfflinePage(page, now);
}

async function cacheOfflinePage({ locale }: SitePage, now: () => number): Promise<void> {
  const key = offlineKey(locale);
  const cached = await readEntry("pages", key);
  if (cached && !isDue(now() - factsOf(cached).at)) return;
  await cachePage({ locale, name: OFFLINE.name, key }, await fetch(key), now);
}

async function cacheMissing(kind: Kind, key: string, now: () => number): Promise<void> {
  if (!(await readEntry(kind, key))) await cacheFile(kind, key, await fetch(key), now);
}

async function cacheFile(kind: Kind, key: string, response: Response, now: () => number): Promise<void> {
  if (!isCacheableFile(response)) return;
  await writeEntry(kind, key, { headers: response.headers, body: await response.arrayBuffer() }, { at: now() });
}

const scope = workerScope();
const now = () => Date.now();
const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
/** A failure to cache must not affect the response. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {});

// Files are content-addressed, so pages of an older build still work under a newer worker.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => {
  // Navigation preload: the request starts while the worker does, which takes some 100 ms on a slow phone.
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});
scope.addEventListener("message", (event) => {
  const { data } = event;
  const page = isCacheMessage(data) ? sitePage(data.cache) : undefined;
  if (page) event.waitUntil(quietly(fetch(page.key).then((response) => cachePage(page, response, now))));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const strategy = decideStrategy(request, scope.location.origin);
  if (strategy === "page") event.respondWith(showPage(event));
  // Uses the preload, which would otherwise be requested twice.
  else if (strategy === "network") event.respondWith(fromNetwork(event));
  else if (strategy !== "pass") event.respondWith(showFile(event, strategy === "stale-while-revalidate"));
});
// Browsers revoke the permission of sites that receive a push without showing a notification.
scope.addEventListener("push", (event) => {
  const { title, options } = readPush(event.data?.text(), scope.location.origin);
  event.waitUntil(scope.registration.showNotification(title, options));
});
scope.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPage(String(notification.data)));
});
scope.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(quietly(renewSubscription(event, scope.registration.pushManager, fetch)));
});

async function openPage(address: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pageToFocus(pages, address);
  await (page ? page.focus() : scope.clients.openWindow(address));
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function showPage(event: FetchEvent): Promise<Response> {
  const page = sitePage(event.request.url);
  const network = fromNetwork(event);
  if (!page) return network;
  const cached = network.then((response) => cachePage(page, response.clone(), now));
  event.waitUntil(quietly(cached));
  const read = (key: string) => readEntry("pages", key);
  const { response, isCached } = await answerPage(page, {
    network,
    entries: () => listEntries("pages"),
    read,
    now,
    after,
  });
  if (isCached) event.waitUntil(quietly(cached.then(() => notifyRenewed(event))));
  return response;
}

const notifyRenewed = async ({ resultingClientId }: FetchEvent): Promise<void> =>
  (await scope.clients.get(resultingClientId))?.postMessage(RENEWED);

/** Milliseconds. A page's pictures arrive together, and scanning all entries for each would be expensive. */
const EVICT_AFTER = 2_000;
let evicting: Promise<void> | undefined;

function evictPictures(): Promise<void> {
  evicting ??= after(EVICT_AFTER)
    .then(() => evictOldest("pictures"))
    .finally(() => {
      evicting = undefined;
    });
  return evicting;
}

async function showFile(event: FetchEvent, isRenewed: boolean): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kind: Kind = pathname.startsWith("/assets/") ? "files" : "pictures";
  const cached = await readEntry(kind, pathname).catch(() => undefined);
  if (cached && !(isRenewed && isDue(now() - factsOf(cached).at))) return cached;
  const network = fetch(event.request);
  const caching = network.then(async (response) => {
    await cacheFile(kind, pathname, response.clone(), now);
    if (kind === "pictures") await evictPictures();
  });
  event.waitUntil(quietly(caching));
  return cached ?? (kind === "pictures" ? network.catch(noPicture) : network);
}

/** A page without its pictures must not log errors. */
const noPicture = (): Response => new Response(null, { status: 204 });
