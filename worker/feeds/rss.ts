import type { NewsItem } from "#contract/domain/news";
import { localeRow } from "#contract/tables/locales";
import { SITE_NAME } from "#contract/tables/site-name";
import { XML_DECLARATION, xmlElement, xmlText } from "../platform/xml.ts";
import { FEED_TEXTS } from "./feed-texts.ts";
import { coverAddress, feedAddress, homeAddress, itemAddress, itemId, type NewsFeed, subjectsOf } from "./news-feed.ts";

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';

/** In RFC 822 format. */
const instant = (time: number): string => new Date(time).toUTCString();

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
    xmlElement("pubDate", instant(item.publishedAt)),
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
    ...(items.length > 0 ? [xmlElement("lastBuildDate", instant(changedAt))] : []),
    `<atom:link href="${xmlText(feedAddress(feed, "feed.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => formatItem(feed, item)),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}
