import type { Context } from "hono";
import type { NewsItem } from "#contract/domain/news";
import { FEEDS, type FeedFile } from "#contract/tables/feeds";
import { type LocaleCode, localeNamed, localeRow } from "#contract/tables/locales";
import { SITE_NAME } from "#contract/tables/site";
import { SPORTS, type Sport, sportTypeOf } from "#contract/tables/sports";
import type { Edge } from "../edge.ts";
import { CORP } from "../http/security-headers.ts";
import { withTag } from "../http/with-tag.ts";
import { splitAddress } from "../platform/address.ts";
import { XML_DECLARATION, xmlElement, xmlText } from "../platform/xml.ts";
import { settingsOf } from "../settings/settings.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { scopeOfRequest } from "../upstream/request/scope-of-request.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { createUpstreamClient } from "../upstream/upstream-client.ts";
import { FEED_TEXTS } from "./feed-texts.ts";
import { coverAddress, feedAddress, homeAddress, itemAddress, itemId, type NewsFeed, subjectsOf } from "./news-feed.ts";

const VERSION = "https://jsonfeed.org/version/1.1";

const instant = (time: number): string => new Date(time).toISOString();

function buildItem(feed: NewsFeed, item: NewsItem) {
  const { title, summary, cover, publishedAt, updatedAt, author } = item;
  const image = cover && coverAddress(feed, cover);
  return {
    id: itemId(feed, item),
    url: itemAddress(feed, item),
    title,
    summary,
    // The format requires a text; the full piece is on its page.
    content_text: summary,
    ...(image && { image }),
    date_published: instant(publishedAt),
    ...(updatedAt !== undefined && { date_modified: instant(updatedAt) }),
    authors: [{ name: author.name }],
    tags: subjectsOf(item),
  };
}

/** A feed as JSON Feed 1.1. */
export function jsonFeed(feed: NewsFeed): string {
  const { origin, locale, sport = "all", items } = feed;
  const texts = FEED_TEXTS[locale];
  return JSON.stringify({
    version: VERSION,
    title: `${texts.title[sport]} | ${SITE_NAME}`,
    home_page_url: homeAddress(feed),
    feed_url: feedAddress(feed, "feed.json"),
    description: texts.description,
    icon: `${origin}/apple-touch-icon.png`,
    language: localeRow(locale).tag,
    items: items.map((item) => buildItem(feed, item)),
  });
}

export interface FeedOptions {
  upstream: Upstream;
}

const LATEST = 30;
/** Seconds. */
const RETRY_AFTER = 60;
/**
 * The upstream omits withdrawn pieces within a minute; revalidation removes them from every downstream cache at once.
 */
const CACHE_CONTROL = "public, no-cache";

interface FeedParams {
  locale: LocaleCode;
  sport?: Sport;
  file: FeedFile;
}

function toParams(c: Context<Edge>): FeedParams | undefined {
  const { sport: segment } = c.req.param() as Partial<Record<string, string>>;
  const locale = localeNamed(c.req.param("locale"));
  const sport = SPORTS.find(({ code }) => code === segment)?.code;
  const file = FEEDS.find((feed) => feed.file === c.req.param("file"))?.file;
  if (!locale || !file || (segment && !sport)) return undefined;
  return { locale, file, ...(sport && { sport }) };
}

async function loadFeed(c: Context<Edge>, { upstream }: FeedOptions, { locale, sport }: FeedParams): Promise<NewsFeed> {
  const scope = scopeOfRequest(c, { isPage: true });
  const calls = createUpstreamClient({ upstream, scope, locale, visitor: c.var.visit });
  const query = { size: LATEST, ...(sport && { sportType: sportTypeOf(sport) }) };
  const { value } = await calls.call("newsAll", query);
  return {
    locale,
    ...(sport && { sport }),
    origin: splitAddress(c.req.url).origin,
    storageBaseUrl: settingsOf(c.env).config.storageBaseUrl,
    items: value.items,
  };
}

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';

/** In RFC 822 format. */
const rssDate = (time: number): string => new Date(time).toUTCString();

function coverOf(feed: NewsFeed, { cover }: NewsItem): string[] {
  const address = cover && coverAddress(feed, cover);
  if (!cover || !address) return [];
  const size = `width="${cover.width}" height="${cover.height}"`;
  return [`<media:content url="${xmlText(address)}" medium="image" ${size}/>`];
}

function formatItem(feed: NewsFeed, item: NewsItem): string {
  return [
    "<item>",
    xmlElement("title", item.title),
    xmlElement("link", itemAddress(feed, item)),
    `<guid isPermaLink="false">${xmlText(itemId(feed, item))}</guid>`,
    xmlElement("description", item.summary),
    xmlElement("dc:creator", item.author.name),
    ...subjectsOf(item).map((name) => xmlElement("category", name)),
    xmlElement("pubDate", rssDate(item.publishedAt)),
    ...coverOf(feed, item),
    "</item>",
  ].join("\n");
}

/** A feed as RSS 2.0: UTF-8, valid whatever its texts contain. */
export function rss(feed: NewsFeed): string {
  const { locale, sport = "all", items } = feed;
  const texts = FEED_TEXTS[locale];
  const changedAt = Math.max(...items.map(({ publishedAt, updatedAt = publishedAt }) => updatedAt));
  return [
    `${XML_DECLARATION}<rss version="2.0" ${NAMESPACES}>`,
    "<channel>",
    xmlElement("title", `${texts.title[sport]} | ${SITE_NAME}`),
    xmlElement("link", homeAddress(feed)),
    xmlElement("description", texts.description),
    xmlElement("language", localeRow(locale).tag),
    ...(items.length > 0 ? [xmlElement("lastBuildDate", rssDate(changedAt))] : []),
    `<atom:link href="${xmlText(feedAddress(feed, "feed.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => formatItem(feed, item)),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

const WRITERS: Readonly<Record<FeedFile, (feed: NewsFeed) => string>> = { "feed.xml": rss, "feed.json": jsonFeed };

async function feedResponse(c: Context<Edge>, options: FeedOptions, params: FeedParams): Promise<Response> {
  try {
    const feed = await loadFeed(c, options, params);
    const type = FEEDS.find(({ file }) => file === params.file)?.type;
    return new Response(WRITERS[params.file](feed), {
      headers: {
        "Content-Type": `${type}; charset=utf-8`,
        "Content-Language": localeRow(params.locale).tag,
        "Cache-Control": CACHE_CONTROL,
        "Cross-Origin-Resource-Policy": CORP.anyone,
        "X-Robots-Tag": "noindex",
      },
    });
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (error.isAnswer) return c.notFound();
    return c.text("The news cannot be read now\n", 503, { "Retry-After": String(RETRY_AFTER) });
  }
}

/** The latest news of a language, of one sport or all, as a feed; 304 if unchanged. 404 for feeds that do not exist. */
export async function serveFeed(c: Context<Edge>, options: FeedOptions): Promise<Response> {
  const params = toParams(c);
  if (!params) return c.notFound();
  const { path } = splitAddress(c.req.url);
  const own = path.replace(/^\/[^/]+/, `/${params.locale}`);
  if (own !== path) return c.body(null, 301, { Location: own, "Cache-Control": "public, max-age=3600" });
  await withTag(c, async () => {
    c.res = await feedResponse(c, options, params);
  });
  return c.res;
}
