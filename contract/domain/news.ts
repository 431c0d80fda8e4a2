import type { LocaleCode } from "../tables/locales.ts";
import type { Sport } from "../tables/sports.ts";

/** What pieces are listed by: a category, a tag, an author. `key` is used in addresses, the id decides. */
export interface NewsGroup {
  id: string;
  key: string;
  /** In the language of the call. */
  name: string;
}

/** A cover in another width and format. */
export interface CoverSize {
  /** As in the cover. */
  url: string;
  /** Pixels. */
  width: number;
  /** The media type; pages use AVIF and WebP. */
  type: string;
}

export interface NewsCover {
  /** A web address, or a path below the storage's base address. A .svg is also available as .png. */
  url: string;
  width: number;
  height: number;
  /** Describes the picture; empty if it is decorative. */
  alt: string;
  /** Absent or empty for drawings, and if an upstream has only one picture. */
  sizes?: CoverSize[];
}

/** A piece of news as shown in lists. */
export interface NewsItem {
  id: string;
  /** Used in addresses; the id decides. */
  slug: string;
  title: string;
  summary: string;
  cover?: NewsCover;
  category: NewsGroup;
  tags: NewsGroup[];
  author: NewsGroup;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Milliseconds since 1970; absent if unchanged. */
  updatedAt?: number;
  /** Absent for both. */
  sport?: Sport;
  language: LocaleCode;
  /** Minutes. */
  readingTime: number;
  comments: number;
  /** The match it is about. */
  matchId?: string;
}

export interface NewsPage {
  items: NewsItem[];
  hasNext: boolean;
  /** Cursor to continue. */
  lastId?: string;
  /** The list's category, tag or author, if any. */
  group?: NewsGroup;
  /** Categories with pieces in this language. */
  categories: NewsGroup[];
}

/** The same piece in another language. */
export interface NewsVariant {
  language: LocaleCode;
  id: string;
  slug: string;
}

/** A link to another piece. */
export type NewsLink = Pick<NewsItem, "id" | "slug" | "title" | "sport">;

/** A full piece of news. */
export interface NewsDetail extends NewsItem {
  /** As sent by the upstream: must pass the allow-list before it is rendered. */
  html: string;
  related: NewsItem[];
  previous?: NewsLink;
  next?: NewsLink;
  variants: NewsVariant[];
  /** Unpublished: for holders of a signed link only. */
  isDraft: boolean;
}
