import { ageOf, type CacheEntry } from "./cache-entries.ts";
import type { SitePage } from "./decide-strategy.ts";
import { markCachedPage } from "./page-text.ts";
import { chooseStandIn, type StandIn } from "./stand-in.ts";

/** Milliseconds that a visitor waits for the network while a cached page is at hand. */
export const PATIENCE = 4_000;

export interface PageSources {
  network: Promise<Response>;
  /** Of all cached pages. */
  entries(): Promise<readonly CacheEntry[]>;
  read(key: string): Promise<Response | undefined>;
  /** Milliseconds, by the device's clock. */
  now(): number;
  /** Resolves to undefined after so many milliseconds. */
  after(milliseconds: number): Promise<undefined>;
}

/** An answer, and whether it came from the device although the network may still give a newer one. */
export interface PageAnswer {
  response: Response;
  isCached: boolean;
}

/** A site that is down, or whose upstream is: the cached page says more than an error page. */
const isFault = ({ response }: PageAnswer): boolean => response.status >= 500;

/**
 * The network's answer; what the device has instead when the network fails, or is slow or brings a fault and the page
 * itself is there. Rejects as the network did when there is nothing.
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
  // Of a network that is only slow nothing is said while the cached page is as good as what it would bring.
  const isMarked = isFailed || standIn.since === undefined || ageOf(now() - standIn.since) !== "new";
  const html = await cached.text();
  return {
    response: new Response(isMarked ? markCachedPage(html, standIn) : html, { status, headers }),
    isCached: true,
  };
}
