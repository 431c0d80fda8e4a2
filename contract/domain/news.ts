import type { LocaleCode } from "../tables/locales.ts";
import type { Sport } from "../tables/sports.ts";

/** Something that pieces are listed by: a category, a tag, an author. `key` stands in addresses, the id decides. */
export interface NewsGroup {
  id: string;
  key: string;
  /** In the language of the call. */
  name: string;
}

/** A cover once more in another width and format. */
export interface CoverSize {
  /** As that of the cover. */
  url: string;
  /** Pixels. */
  width: number;
  /** The media type; pages use AVIF and WebP. */
  type: string;
}

export interface NewsCover {
  /** A web address, or a path below the storage's base address. One that ends in .svg is there as .png too. */
  url: string;
  width: number;
  height: number;
  /** What is to be seen; empty where it only decorates. */
  alt: string;
  /** Absent or empty of drawings, and where an upstream has one picture only. */
  sizes?: CoverSize[];
}

/** A piece of news as lists show it. */
export interface NewsItem {
  id: string;
  /** Stands in addresses; the id decides. */
  slug: string;
  title: string;
  summary: string;
  cover?: NewsCover;
  category: NewsGroup;
  tags: NewsGroup[];
  author: NewsGroup;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Milliseconds since 1970; absent where nothing was changed since. */
  updatedAt?: number;
  /** Absent where it is about both. */
  sport?: Sport;
  language: LocaleCode;
  /** Minutes. */
  readingTime: number;
  comments: number;
  /** The match that it is about. */
  matchId?: string;
}

export interface NewsPage {
  items: NewsItem[];
  hasNext: boolean;
  /** To go on from. */
  lastId?: string;
  /** What the list is of, where it is of a category, a tag or an author. */
  group?: NewsGroup;
  /** The categories that have pieces in this language. */
  categories: NewsGroup[];
}

/** The same piece in another language. */
export interface NewsVariant {
  language: LocaleCode;
  id: string;
  slug: string;
}

/** Another piece as a line. */
export type NewsLink = Pick<NewsItem, "id" | "slug" | "title" | "sport">;

/** A piece of news to be read. */
export interface NewsDetail extends NewsItem {
  /** As the upstream sent it: not to be put on a page before the allow-list has gone through it. */
  html: string;
  related: NewsItem[];
  previous?: NewsLink;
  next?: NewsLink;
  variants: NewsVariant[];
  /** Not published: for the reader of a signed link only. */
  isDraft: boolean;
}
