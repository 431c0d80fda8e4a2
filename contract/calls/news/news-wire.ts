import type * as z from "zod/mini";
import type { NewsCover, NewsGroup, NewsItem, NewsLink, NewsVariant } from "../../domain/news.ts";
import { localeOfApiLang } from "../../tables/locales.ts";
import { type Sport, sportOfType } from "../../tables/sports.ts";
import { optional } from "../../wire/preprocess.ts";
import { rows } from "../../wire/rows.ts";
import {
  EpochMs,
  Id,
  Int,
  IntOr,
  NullableInt,
  OptionalEpochMs,
  OptionalText,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

export const WireNewsGroup = wireObject({ id: Id, key: Text, name: Text });
/** `type`: the media type. */
const WireCoverSize = wireObject({ url: Text, w: Int, type: Text });
const WireCover = wireObject({ url: Text, w: Int, h: Int, alt: OptionalText, sizes: rows("sizes", WireCoverSize) });

export const NEWS_ITEM = {
  newsId: Id,
  title: Text,
  titleSlug: Text,
  summary: Text,
  cover: optional(WireCover),
  category: WireNewsGroup,
  tags: rows("tags", WireNewsGroup),
  author: WireNewsGroup,
  publishedAt: EpochMs,
  updatedAt: OptionalEpochMs,
  /** Absent for all sports. */
  sportType: NullableInt,
  lang: Text,
  readMinutes: IntOr(1),
  totalComments: IntOr(0),
  relatedMatchId: OptionalText,
};
export const WireNewsItem = wireObject(NEWS_ITEM);
export type NewsItemWire = WireOf<typeof WireNewsItem>;

export const WireNewsLink = wireObject({ newsId: Id, title: Text, titleSlug: Text, sportType: NullableInt });
export const WireNewsVariant = wireObject({ newsId: Id, titleSlug: Text, lang: Text });

const sportOf = (sportType: number | null): { sport?: Sport } => {
  const sport = sportOfType(sportType);
  return sport ? { sport } : {};
};

export const parseGroup = ({ id, key, name }: z.output<typeof WireNewsGroup>): NewsGroup => ({ id, key, name });

const parseCover = ({ url, w, h, alt, sizes }: z.output<typeof WireCover>): NewsCover => ({
  url,
  width: w,
  height: h,
  alt: alt ?? "",
  sizes: sizes.map((size) => ({ url: size.url, width: size.w, type: size.type })),
});

/** Empty for a piece in a language that this site does not have. */
export function parseNewsItem(wire: z.output<typeof WireNewsItem>): NewsItem[] {
  const language = localeOfApiLang(wire.lang);
  if (!language) return [];
  const { updatedAt, publishedAt } = wire;
  return [
    {
      id: wire.newsId,
      slug: wire.titleSlug,
      title: wire.title,
      summary: wire.summary,
      ...(wire.cover && { cover: parseCover(wire.cover) }),
      category: parseGroup(wire.category),
      tags: wire.tags.map(parseGroup),
      author: parseGroup(wire.author),
      publishedAt,
      ...(updatedAt !== undefined && updatedAt > publishedAt && { updatedAt }),
      ...sportOf(wire.sportType),
      language,
      readingTime: Math.max(1, wire.readMinutes),
      comments: wire.totalComments,
      ...(wire.relatedMatchId && { matchId: wire.relatedMatchId }),
    },
  ];
}

export const parseNewsLink = ({ newsId, titleSlug, title, sportType }: z.output<typeof WireNewsLink>): NewsLink => ({
  id: newsId,
  slug: titleSlug,
  title,
  ...sportOf(sportType),
});

export function parseNewsVariant({ newsId, titleSlug, lang }: z.output<typeof WireNewsVariant>): NewsVariant[] {
  const language = localeOfApiLang(lang);
  return language ? [{ language, id: newsId, slug: titleSlug }] : [];
}
