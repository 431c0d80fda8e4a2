import type { NewsItem } from "#contract/domain/news";
import { localeRow } from "#contract/tables/locales";
import { SITE_NAME } from "#contract/tables/site-name";
import { FEED_TEXTS } from "./feed-texts.ts";
import { coverAddress, feedAddress, homeAddress, itemAddress, itemId, type NewsFeed, subjectsOf } from "./news-feed.ts";

const VERSION = "https://jsonfeed.org/version/1.1";

const instant = (time: number): string => new Date(time).toISOString();

function itemOf(feed: NewsFeed, item: NewsItem) {
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
    items: items.map((item) => itemOf(feed, item)),
  });
}
