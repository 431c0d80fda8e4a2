import type { NewsCover, NewsItem } from "#contract/domain/news";
import { type FeedFile, feedPath } from "#contract/tables/feeds";
import type { LocaleCode } from "#contract/tables/locales";
import { newsListPath, newsPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";

/** A feed's contents, independent of format. */
export interface NewsFeed {
  locale: LocaleCode;
  /** Absent if it covers every sport. */
  sport?: Sport;
  /** Scheme and host of the site. */
  origin: string;
  /** Base of pictures: a web address, or a path on the site. */
  storageBaseUrl: string;
  /** Latest first. */
  items: readonly NewsItem[];
}

type FeedPlace = Pick<NewsFeed, "origin" | "locale">;

/** The feed's own address. */
export const feedAddress = ({ origin, locale, sport }: NewsFeed, file: FeedFile): string =>
  `${origin}/${locale}${feedPath(file, sport)}`;

/** The page that the feed belongs to. */
export const homeAddress = ({ origin, locale, sport }: NewsFeed): string => `${origin}/${locale}${newsListPath(sport)}`;

/** A piece's own page. */
export const itemAddress = ({ origin, locale }: FeedPlace, item: NewsItem): string =>
  `${origin}/${locale}${newsPath(item)}`;

/** A piece's permanent id, whatever its title and address become. */
export const itemId = ({ origin }: FeedPlace, { id }: Pick<NewsItem, "id">): string =>
  `tag:${new URL(origin).hostname},2026:news-${id}`;

/** Category and tags without duplicates. */
export const subjectsOf = ({ category, tags }: NewsItem): string[] => [
  ...new Set([category, ...tags].map(({ name }) => name)),
];

/** The bitmap next to a drawing: feed readers do not show SVG. */
const asBitmap = (address: string): string => address.replace(/\.svg$/, ".png");

/** The absolute address of a cover; undefined unless it is https or a path of ours. */
export function coverAddress(
  { origin, storageBaseUrl }: Pick<NewsFeed, "origin" | "storageBaseUrl">,
  { url }: Pick<NewsCover, "url">,
): string | undefined {
  const isWhole = url.startsWith("/") || URL.canParse(url);
  const address = isWhole ? url : `${storageBaseUrl}/${url}`;
  const base = `${origin}/`;
  const found = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return found?.protocol === "https:" || found?.protocol === "http:" ? asBitmap(found.href) : undefined;
}
