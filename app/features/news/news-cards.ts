import type { NewsCover, NewsItem } from "#contract/domain/news";
import { newsGroupPath, newsPath } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/pages/context";
import { ownAddress } from "~/features/highlights/own-address";
import { localePath } from "~/page/locale-path";
import { type CoverSource, coverSources } from "./cover-sources.ts";
import { type Moment, momentOf } from "./moment.ts";

/** A link with its text. */
export interface NamedLink {
  href: string;
  name: string;
}

/** A cover of ours, with the dimensions that reserve its space. */
export interface CoverView extends Pick<NewsCover, "width" | "height" | "alt"> {
  src: string;
  /** Smaller files of the same picture, for browsers that support their formats. */
  sources: CoverSource[];
}

/** An article as lists show it. */
export interface NewsCardView {
  href: string;
  title: string;
  summary: string;
  /** Absent for third-party pictures, and for visitors who save data. */
  cover?: CoverView;
  category: NamedLink;
  /** Milliseconds. */
  publishedAt: number;
  published: Moment;
  /** Minutes. */
  readingTime: number;
}

type CardContext = Pick<EdgeContext, "locale" | "visitor" | "config">;

export const newsCards = (items: readonly NewsItem[], context: CardContext): NewsCardView[] =>
  items.map((item) => newsCard(item, context));

/** An article in a list in its own language. */
function newsCard(item: NewsItem, context: CardContext): NewsCardView {
  const { locale, visitor } = context;
  const { title, summary, category, publishedAt, readingTime } = item;
  const cover = coverOf(item, context);
  return {
    href: localePath(item.language, newsPath(item)),
    title,
    summary,
    ...(cover && { cover }),
    category: { href: localePath(item.language, newsGroupPath("category", category)), name: category.name },
    publishedAt,
    published: momentOf(publishedAt, locale, visitor.timeZone),
    readingTime,
  };
}

/** The cover of an article, if it may be shown: see NewsCardView. */
export function coverOf({ cover }: Pick<NewsItem, "cover">, { visitor, config }: CardContext): CoverView | undefined {
  if (!cover || visitor.savesData) return undefined;
  const { url, width, height, alt } = cover;
  const src = ownAddress(url, config.storageBaseUrl);
  if (!src || width <= 0 || height <= 0) return undefined;
  return { src, width, height, alt, sources: coverSources(cover, config.storageBaseUrl) };
}
