import type { NewsItemWire } from "#contract/calls/news/news-wire";
import type { LocaleCode } from "#contract/tables/locales";
import { sportTypeOf } from "#contract/tables/sports";
import type { Directory } from "../../matches/directory.ts";
import { coverOf } from "./cover.ts";
import { type GroupKind, type GroupWire, groupOf } from "./group-lookup.ts";
import type { ItemRow } from "./read-pieces.ts";

function requiredGroup(kind: GroupKind, id: string, locale: LocaleCode, directory: Directory): GroupWire {
  const group = groupOf(kind, id, locale, directory);
  if (!group) throw new Error(`a piece of news names the unknown ${kind} ${id}`);
  return group;
}

/** A piece as in lists, with names in its own language. */
export function itemWire(row: ItemRow, directory: Directory): NewsItemWire {
  const { id, language, sport, publishedAt } = row;
  return {
    newsId: String(id),
    title: row.title,
    titleSlug: row.slug,
    summary: row.summary,
    cover: coverOf(id, row.cover),
    category: requiredGroup("category", row.categoryId, language, directory),
    // Tags of removed competitions are left out.
    tags: row.tagIds.flatMap((tagId) => groupOf("tag", tagId, language, directory) ?? []),
    author: requiredGroup("author", row.authorId, language, directory),
    publishedAt,
    updatedAt: row.updatedAt ?? undefined,
    sportType: sport ? sportTypeOf(sport) : null,
    lang: language,
    readMinutes: row.readingTime,
    totalComments: row.comments ?? 0,
    relatedMatchId: row.matchId ?? undefined,
  };
}

/** A piece as a line. */
export const linkWire = (row: Pick<ItemRow, "id" | "title" | "slug" | "sport">) => ({
  newsId: String(row.id),
  title: row.title,
  titleSlug: row.slug,
  sportType: row.sport ? sportTypeOf(row.sport) : null,
});
