import type { NewsCover, NewsItem } from "#contract/domain/news";
import { newsGroupPath, newsPath } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/pages/context";
import { ownAddress } from "~/features/highlights/own-address";
import { localePath } from "~/page/locale-path";
import { type Moment, momentOf } from "./MomentTime.tsx";

/** Smallest files first: a browser takes the first type it supports. */
const TYPES = ["image/avif", "image/webp"] as const;

/** A format of a cover with its widths, as attributes of a <source>. */
interface CoverSource {
  type: (typeof TYPES)[number];
  srcSet: string;
}

/** They would end an address or the list. */
const SEPARATORS = /[\s,]/;

/** The formats of a cover, preferred first, without third-party pictures and other formats. */
export function coverSources({ sizes = [] }: Pick<NewsCover, "sizes">, base: string): CoverSource[] {
  return TYPES.flatMap((type) => {
    const candidates = sizes.flatMap((size) => {
      const src = size.type === type && size.width > 0 && ownAddress(size.url, base);
      return src && !SEPARATORS.test(src) ? `${src} ${size.width}w` : [];
    });
    return candidates.length > 0 ? { type, srcSet: candidates.join(", ") } : [];
  });
}

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
}

type CardContext = Pick<EdgeContext, "locale" | "visitor" | "config">;

export const newsCards = (items: readonly NewsItem[], context: CardContext): NewsCardView[] =>
  items.map((item) => newsCard(item, context));

/** An article in a list in its own language. */
function newsCard(item: NewsItem, context: CardContext): NewsCardView {
  const { locale, visitor } = context;
  const { title, summary, category, publishedAt } = item;
  const cover = coverOf(item, context);
  return {
    href: localePath(item.language, newsPath(item)),
    title,
    summary,
    ...(cover && { cover }),
    category: { href: localePath(item.language, newsGroupPath("category", category)), name: category.name },
    publishedAt,
    published: momentOf(publishedAt, locale, visitor.timeZone),
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
