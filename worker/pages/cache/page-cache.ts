import { LruCache } from "#contract/memory/lru-cache";
import type { Theme } from "#contract/tables/themes";
import { waitAtMost } from "#contract/time/time-limit";
import type { ColoCache } from "../../platform/colo-cache.ts";
import { InFlightRequests } from "../../platform/in-flight-requests.ts";
import { log } from "../../platform/log.ts";
import { createStoreGuard, type StoreGuard } from "../../platform/store-guard.ts";
import { freshNonce, type Nonce } from "../../security/nonce.ts";
import { type CachedPage, cachedPage, isForEveryone, pageFor, type ShownVisitor } from "./cached-page.ts";
import { CacheStatus, freshnessOf, STALE_FOR } from "./freshness.ts";
import { documentResponse, pageResponse } from "./page-response.ts";

export interface RenderedPage {
  response: Response;
  /** Called once the whole page has been read: no part of it, however late, has forbidden caching. */
  mayBeCached(): boolean;
}

export interface PageRequest {
  /** See page-key.ts. */
  key: string;
  /** For the log. */
  requestId: string;
  visitor: ShownVisitor;
  /** Renders for everyone: without cookies, as a guest, and not aborted when the visitor disconnects. */
  render(nonce: string, theme: Theme): Promise<RenderedPage>;
  /** Milliseconds. */
  now(): number;
  policy: (nonce: string) => string;
  waitUntil(work: Promise<unknown>): void;
}

export interface PageCacheOptions {
  memoryBytes: number;
  /** The colo's store; without one, pages are cached in memory only. */
  store?: () => ColoCache | undefined;
  guard?: StoreGuard;
  /** Milliseconds that a visitor waits for a page in flight for another visitor before rendering it again. */
  staleWaitMs?: number;
  /** Real milliseconds: in-flight requests must time out while the site's clock stands still. */
  realNow?(): number;
}

const STALE_WAIT = 3_000;
/** Milliseconds; longer than a page can take with the slowest upstream. */
const IN_FLIGHT_LIMIT = 30_000;

/** A cached page, completed for one visitor. */
const answerFrom = (page: CachedPage, { visitor, policy }: PageRequest, cacheStatus: string): Response => {
  const nonce = freshNonce();
  const body = pageFor(visitor, page, nonce);
  const isPersonal = visitor.member !== undefined;
  return pageResponse({ body, headers: page.headers, nonce: nonce.text, policy, cacheStatus, isPersonal });
};

// Bytes and header of a stored page; the address belongs to no site, so visitors cannot request it.
const META = "X-Cached-Page";
const toAddress = (key: string): string => `https://pages.cache.invalid/${encodeURIComponent(key)}`;

/** The page in this colo's cache. The store's own lifetime is real time, so the caller must check the age. */
async function readColoPage(store: ColoCache, key: string): Promise<CachedPage | undefined> {
  const response = await store.match(toAddress(key));
  const meta = response?.headers.get(META);
  if (!response || !meta) return undefined;
  const cached = JSON.parse(meta) as Omit<CachedPage, "bytes">;
  return { ...cached, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Stores a page for this colo. */
async function writeColoPage(store: ColoCache, key: string, { bytes, ...meta }: CachedPage): Promise<void> {
  const headers = {
    [META]: JSON.stringify(meta),
    "Cache-Control": `public, max-age=${STALE_FOR / 1_000}`,
    "Content-Type": "application/octet-stream",
  };
  await store.put(toAddress(key), new Response(bytes, { headers }));
}

/** Anonymous pages: memory, then the colo's store, then the app; one render at a time per page. */
export class PageCache {
  readonly #memory: LruCache<CachedPage>;
  readonly #store: () => ColoCache | undefined;
  readonly #guard: StoreGuard;
  readonly #staleWaitMs: number;
  /** Holds bytes, which may cross requests; another request's body may not. */
  readonly #inFlight: InFlightRequests<CachedPage | undefined>;

  constructor(options: PageCacheOptions) {
    const { memoryBytes, store = () => undefined, guard, staleWaitMs = STALE_WAIT, realNow = Date.now } = options;
    this.#memory = new LruCache(memoryBytes, ({ bytes }, key) => bytes.length + key.length);
    this.#store = store;
    this.#guard = guard ?? createStoreGuard({ store: "colo", log });
    this.#staleWaitMs = staleWaitMs;
    this.#inFlight = new InFlightRequests(IN_FLIGHT_LIMIT, realNow);
  }

  /** The page in memory if it needs no revalidation. */
  fresh(key: string, now: number): CachedPage | undefined {
    const page = this.#memory.get(key);
    return page && freshnessOf(now - page.storedAt) === "fresh" ? page : undefined;
  }

  async respond(request: PageRequest): Promise<Response> {
    const now = request.now();
    const found = await this.#find(request.key, now);
    if (found) {
      const age = now - found.page.storedAt;
      if (freshnessOf(age) === "stale") this.#renew(request);
      return answerFrom(found.page, request, CacheStatus.hit(found.layer, age));
    }
    const inFlightRequest = this.#inFlight.get(request.key);
    if (!inFlightRequest && !request.visitor.member) return this.#fill(request);
    // A fault concerns only the visitor for whom it was rendered.
    const page = await waitAtMost(this.#staleWaitMs, inFlightRequest ?? this.#renew(request)).catch(() => undefined);
    return page ? answerFrom(page, request, CacheStatus.collapsed) : this.#renderAlone(request);
  }

  async #find(key: string, now: number): Promise<{ page: CachedPage; layer: "memory" | "colo" } | undefined> {
    const isUsable = (page: CachedPage | undefined): page is CachedPage =>
      page !== undefined && freshnessOf(now - page.storedAt) !== "expired";
    const inMemory = this.#memory.get(key);
    if (isUsable(inMemory)) return { page: inMemory, layer: "memory" };
    const store = this.#store();
    // A page still in flight is in no store yet.
    if (!store || this.#inFlight.get(key)) return undefined;
    const inColo = await this.#guard("get", () => readColoPage(store, key));
    if (!isUsable(inColo)) return undefined;
    this.#memory.put(key, inColo);
    return { page: inColo, layer: "colo" };
  }

  async #fill(request: PageRequest): Promise<Response> {
    const nonce = freshNonce();
    const startedAt = request.now();
    const rendering = request.render(nonce.text, request.visitor.theme).then(split);
    this.#fly(request, async () => {
      const { copy } = await rendering;
      return copy && this.#keep(request, nonce, startedAt, copy);
    });
    const { response } = await rendering;
    return documentResponse(response, { nonce: nonce.text, policy: request.policy, cacheStatus: CacheStatus.miss });
  }

  /** Renders without a visitor: behind a stale page, and for a member, whose values are written into bytes. */
  #renew(request: PageRequest): Promise<CachedPage | undefined> {
    const inFlightRequest = this.#inFlight.get(request.key);
    if (inFlightRequest) return inFlightRequest;
    const nonce = freshNonce();
    const startedAt = request.now();
    const render = async () => this.#keep(request, nonce, startedAt, await request.render(nonce.text, "system"));
    return this.#fly(request, render);
  }

  async #renderAlone({ render, visitor, policy }: PageRequest): Promise<Response> {
    const nonce = freshNonce().text;
    const { response } = await render(nonce, visitor.theme);
    return documentResponse(response, { nonce, policy, cacheStatus: CacheStatus.miss, member: visitor.member });
  }

  #fly(
    { key, requestId, waitUntil }: PageRequest,
    work: () => Promise<CachedPage | undefined>,
  ): Promise<CachedPage | undefined> {
    const inFlightRequest = this.#inFlight.lead(key, work);
    waitUntil(inFlightRequest.catch((error: unknown) => log("page_fill_failed", { requestId, reason: String(error) })));
    return inFlightRequest;
  }

  async #keep(
    { key, waitUntil }: PageRequest,
    nonce: Nonce,
    startedAt: number,
    { response, mayBeCached }: RenderedPage,
  ): Promise<CachedPage | undefined> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!isForEveryone(response) || !mayBeCached()) return undefined;
    const page = cachedPage(bytes, nonce, response.headers, startedAt);
    this.#memory.put(key, page);
    const store = this.#store();
    if (store) waitUntil(this.#guard("put", () => writeColoPage(store, key, page)));
    return page;
  }
}

/** The visitor's response, streamed while it renders, and a second one to cache if it is for everyone. */
function split({ response, mayBeCached }: RenderedPage): { response: Response; copy?: RenderedPage } {
  if (!response.body || !isForEveryone(response)) return { response };
  const [forVisitor, forKeeping] = response.body.tee();
  return {
    response: new Response(forVisitor, response),
    copy: { response: new Response(forKeeping, response), mayBeCached },
  };
}
