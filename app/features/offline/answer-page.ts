import { ageOf, type CacheEntry } from "./cache-entries.ts";
import type { SitePage } from "./decide-strategy.ts";
import { markCachedPage } from "./page-text.ts";
import { chooseStandIn, type StandIn } from "./stand-in.ts";

/** Milliseconds a visitor waits for the network if the page is cached. */
export const PATIENCE = 4_000;

export interface PageSources {
  network: Promise<Response>;
  /** All cached pages. */
  entries(): Promise<readonly CacheEntry[]>;
  read(key: string): Promise<Response | undefined>;
  /** Milliseconds on the device's clock. */
  now(): number;
  /** Resolves to undefined after the given time. */
  after(milliseconds: number): Promise<undefined>;
}

/** A response, and whether it is a cached one that the network may still replace. */
export interface PageAnswer {
  response: Response;
  isCached: boolean;
}

/** The site or its upstream is down: a cached page is more useful than an error page. */
const isFault = ({ response }: PageAnswer): boolean => response.status >= 500;

/**
 * Answers from the network. Falls back to the cache if the network fails, or to the page itself if the network is slow
 * or returns a 5xx. Rejects with the network's error if nothing is cached.
 */
export async function answerPage(page: SitePage, sources: PageSources): Promise<PageAnswer> {
  const network = sources.network.then((response) => ({ response, isCached: false }));
  const standIn = sources.entries().then(
    (entries) => chooseStandIn(page, entries, sources.now()),
    () => undefined,
  );
  let isFailed = false;
  try {
    const late = standIn.then((found) => (found?.key === page.key ? sources.after(PATIENCE) : network));
    const first = await Promise.race([network, late]);
    if (first && !(isFault(first) && (await standIn)?.key === page.key)) return first;
    isFailed = first !== undefined;
  } catch {
    isFailed = true;
  }
  return (await cachedAnswer(await standIn, isFailed, sources)) ?? network;
}

async function cachedAnswer(
  standIn: StandIn | undefined,
  isFailed: boolean,
  { read, now }: PageSources,
): Promise<PageAnswer | undefined> {
  const cached = standIn && (await read(standIn.key).catch(() => undefined));
  if (!cached) return undefined;
  const { status, headers } = cached;
  // On a slow network nothing is said while the cached page is as good as a new one.
  const isMarked = isFailed || standIn.since === undefined || ageOf(now() - standIn.since) !== "new";
  const html = await cached.text();
  return {
    response: new Response(isMarked ? markCachedPage(html, standIn) : html, { status, headers }),
    isCached: true,
  };
}
