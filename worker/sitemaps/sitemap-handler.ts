import type { Context } from "hono";
import type { LocaleCode } from "#contract/tables/locales";
import { HOUR } from "#contract/time/units";
import type { Edge } from "../edge.ts";
import type { UpstreamClient } from "../pages/context.ts";
import { splitAddress } from "../platform/address.ts";
import type { Clock } from "../platform/clock.ts";
import type { ColoCache } from "../platform/colo-cache.ts";
import type { StoreGuard } from "../platform/store-guard.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { scopeOfRequest } from "../upstream/request/scope-of-request.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { createUpstreamClient } from "../upstream/upstream-client.ts";
import { listFiles, loadPart } from "./parts.ts";
import {
  indexText,
  newsSitemapText,
  readSitemapName,
  SITEMAP_INDEX,
  type SitemapFile,
  sitemapText,
} from "./sitemap-text.ts";
import { createSources, type SitemapSources } from "./sources.ts";

/** Characters per chunk. */
const PIECE = 32_768;

/** Text as a stream of bytes (UTF-8), produced as fast as it is read. */
export function streamText(parts: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let text = "";
      let next = parts.next();
      while (!next.done && text.length + next.value.length < PIECE) {
        text += next.value;
        next = parts.next();
      }
      if (!next.done) text += next.value;
      if (text !== "") controller.enqueue(encoder.encode(text));
      if (next.done) controller.close();
    },
  });
}

/**
 * What search engines may crawl. Pages that must not be indexed stay open to them: a crawler must fetch a page to see
 * its noindex. `origin` is scheme and host, since the index must be named by its absolute address.
 */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /live/",
    "",
    `Sitemap: ${origin}${SITEMAP_INDEX}`,
    "",
  ].join("\n");

export interface SitemapOptions {
  upstream: Upstream;
  clock: Clock;
  /** The build's: another build may have other pages. */
  version: string;
  store(): ColoCache | undefined;
  guard: StoreGuard;
}

/** Seconds. */
const RETRY_AFTER = 60;
/** How long a sitemap is stored here, and may be cached by clients. */
const KEPT = HOUR;
/** The period that news search indexes. */
const LATEST_NEWS = 48 * HOUR;
/** No particular visitor: a sitemap is the same for all. */
const READER = { country: undefined, timeZone: "UTC", savesData: false };

/** Withdrawn pieces must disappear within a minute: news sitemaps are not stored. */
const isStored = (file: SitemapFile | undefined): boolean => file?.kind !== "news" && file?.kind !== "latest-news";

const fileResponse = (parts: Iterator<string>, file: SitemapFile | undefined): Response =>
  new Response(streamText(parts), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": isStored(file) ? `public, max-age=${KEPT / 1_000}` : "public, no-cache",
      "X-Robots-Tag": "noindex",
    },
  });

interface Making {
  sources: SitemapSources;
  origin: string;
  now: number;
}

/** The text of a sitemap, or of the index if no file is given; undefined if there is none. Throws UpstreamFault. */
async function makeText(file: SitemapFile | undefined, { sources, origin, now }: Making) {
  if (!file) return indexText(await listFiles(sources, origin), origin);
  const { locale } = file;
  if (file.kind === "latest-news")
    return newsSitemapText(await sources.news(locale, now - LATEST_NEWS), { origin, locale });
  const entries = await loadPart(sources, file, origin);
  return entries && sitemapText(entries, { origin, locale });
}

function sourcesFor(c: Context<Edge>, { upstream }: SitemapOptions, now: number): SitemapSources {
  const scope = scopeOfRequest(c, { isPage: true });
  const callsIn = (locale: LocaleCode): UpstreamClient =>
    createUpstreamClient({ upstream, scope, locale, visitor: READER });
  return createSources(callsIn, now);
}

async function readStored(store: ColoCache | undefined, key: string): Promise<Response | undefined> {
  const stored = await store?.match(key);
  return stored && new Response(stored.body, { headers: [...stored.headers, ["Cache-Status", "sitemaps; hit"]] });
}

async function serveFile(c: Context<Edge>, options: SitemapOptions, file: SitemapFile | undefined): Promise<Response> {
  const { store, guard, clock, version } = options;
  const { origin, path } = splitAddress(c.req.url);
  const now = clock.now(c.env);
  const key = `https://sitemaps.cache.invalid/${version}/${clock.epoch()}/${Math.floor(now / KEPT)}/${encodeURIComponent(origin)}${path}`;
  const stored = isStored(file) ? await guard("get", () => readStored(store(), key)) : undefined;
  if (stored) return stored;
  const text = await makeText(file, { sources: sourcesFor(c, options, now), origin, now });
  if (!text) return c.notFound();
  const response = fileResponse(text, file);
  if (isStored(file)) {
    const copy = response.clone();
    c.executionCtx.waitUntil(guard("put", async () => store()?.put(key, copy)));
  }
  response.headers.set("Cache-Status", "sitemaps; fwd=miss");
  return response;
}

/**
 * The index of sitemaps, or one of them. All sources are read before the first byte: if the upstream fails and no good
 * entry exists the response is 503, never an incomplete sitemap. 404 for unknown names.
 */
export async function serveSitemap(c: Context<Edge>, options: SitemapOptions): Promise<Response> {
  const { path } = splitAddress(c.req.url);
  const file = readSitemapName(path.slice(1));
  if (!file && path !== SITEMAP_INDEX) return c.notFound();
  try {
    return await serveFile(c, options, file);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    return c.text("The sitemap cannot be made now\n", 503, { "Retry-After": String(RETRY_AFTER) });
  }
}

/** robots.txt, with the address of the index on this host. */
export const serveRobots = (c: Context<Edge>): Response =>
  c.text(robotsText(splitAddress(c.req.url).origin), 200, { "Cache-Control": "public, max-age=86400" });
