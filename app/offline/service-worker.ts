import { answerPage } from "./answer-page.ts";
import { decideStrategy, sitePage } from "./decide-strategy.ts";
import { copiesOf, factsOf, readCopy, tidy } from "./device-store.ts";
import { keepFile, keepPage } from "./keep-page.ts";
import { isDue, type Kind } from "./kept-copies.ts";
import { isKeepMessage, RENEWED } from "./messages.ts";
import { type FetchEvent, workerScope } from "./worker-scope.ts";

const scope = workerScope();
const now = () => Date.now();
const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
/** Nothing that is kept for later may spoil what is shown now. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {});

// Files are named by their content, so that pages of an older build go on working under a newer worker.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => {
  // The network is asked while the worker starts, which takes a slow phone some hundred milliseconds.
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});
scope.addEventListener("message", (event) => {
  const { data } = event;
  const page = isKeepMessage(data) ? sitePage(data.keep) : undefined;
  if (page) event.waitUntil(quietly(fetch(page.key).then((response) => keepPage(page, response, now))));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const strategy = decideStrategy(request, scope.location.origin);
  if (strategy === "page") event.respondWith(showPage(event));
  // What was begun is used: a second request would be made otherwise.
  else if (strategy === "network") event.respondWith(fromNetwork(event));
  else if (strategy !== "pass") event.respondWith(showFile(event, strategy === "kept-meanwhile"));
});

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function showPage(event: FetchEvent): Promise<Response> {
  const page = sitePage(event.request.url);
  const network = fromNetwork(event);
  if (!page) return network;
  const kept = network.then((response) => keepPage(page, response.clone(), now));
  event.waitUntil(quietly(kept));
  const read = (key: string) => readCopy("pages", key);
  const { response, isCopy } = await answerPage(page, { network, copies: () => copiesOf("pages"), read, now, after });
  if (isCopy) event.waitUntil(quietly(kept.then(() => tellRenewed(event))));
  return response;
}

const tellRenewed = async ({ resultingClientId }: FetchEvent): Promise<void> =>
  (await scope.clients.get(resultingClientId))?.postMessage(RENEWED);

/** Milliseconds; a page's pictures come together, and to look through all that are kept for each would be much work. */
const TIDY_AFTER = 2_000;
let tidying: Promise<void> | undefined;

function tidyPictures(): Promise<void> {
  tidying ??= after(TIDY_AFTER)
    .then(() => tidy("pictures"))
    .finally(() => {
      tidying = undefined;
    });
  return tidying;
}

async function showFile(event: FetchEvent, isRenewed: boolean): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kind: Kind = pathname.startsWith("/assets/") ? "files" : "pictures";
  const kept = await readCopy(kind, pathname).catch(() => undefined);
  if (kept && !(isRenewed && isDue(now() - factsOf(kept).at))) return kept;
  const network = fetch(event.request);
  const keeping = network.then(async (response) => {
    await keepFile(kind, pathname, response.clone(), now);
    if (kind === "pictures") await tidyPictures();
  });
  event.waitUntil(quietly(keeping));
  return kept ?? (kind === "pictures" ? network.catch(noPicture) : network);
}

/** A page that stands without its pictures has nothing to complain of. */
const noPicture = (): Response => new Response(null, { status: 204 });
