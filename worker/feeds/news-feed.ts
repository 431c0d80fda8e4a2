import type { NewsCover, NewsItem } from "#contract/domain/news";
import { type FeedFile, feedPath } from "#contract/tables/feeds";
import type { LocaleCode } from "#contract/tables/locales";
import { newsListPath, newsPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";

/** What a feed is made of, in any format. */
export interface NewsFeed {
  locale: LocaleCode;
  /** Absent where it is of every sport. */
  sport?: Sport;
  /** Scheme and host of the site. */
  origin: string;
  /** Where pictures are: a web address, or a path on the site. */
  storageBaseUrl: string;
  /** The latest first. */
  items: readonly NewsItem[];
}

type FeedPlace = Pick<NewsFeed, "origin" | "locale">;

/** The address of a list's own feed. */
export const feedAddress = ({ origin, locale, sport }: NewsFeed, file: FeedFile): string =>
  `${origin}/${locale}${feedPath(file, sport)}`;

/** The page that a feed is of. */
export const homeAddress = ({ origin, locale, sport }: NewsFeed): string => `${origin}/${locale}${newsListPath(sport)}`;

/** A piece's own page. */
export const itemAddress = ({ origin, locale }: FeedPlace, item: NewsItem): string =>
  `${origin}/${locale}${newsPath(item)}`;

/** What tells a piece from all others for ever, whatever its title and address become. */
export const itemId = ({ origin }: FeedPlace, { id }: Pick<NewsItem, "id">): string =>
  `tag:${new URL(origin).hostname},2026:news-${id}`;

/** Category and tags, each once. */
export const subjectsOf = ({ category, tags }: NewsItem): string[] => [
  ...new Set([category, ...tags].map(({ name }) => name)),
];

/** A drawing as the bitmap that stands beside it: readers of feeds show no SVG. */
const asBitmap = (address: string): string => address.replace(/\.svg$/, ".png");

/** The whole address of a cover; undefined for what is no https or path of ours. */
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
