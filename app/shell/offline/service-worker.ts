import { answerPage } from "./answer-page.ts";
import { isDue, type Kind } from "./cache-entries.ts";
import { cacheFile, cachePage } from "./cache-page.ts";
import { decideStrategy, sitePage } from "./decide-strategy.ts";
import { evictOldest, factsOf, listEntries, readEntry } from "./device-store.ts";
import { isCacheMessage, RENEWED } from "./messages.ts";
import { pageToFocus, readPush, renewSubscription } from "./push.ts";
import { type FetchEvent, workerScope } from "./worker-scope.ts";

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
