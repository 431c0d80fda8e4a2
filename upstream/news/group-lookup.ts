import type { LocaleCode } from "#contract/tables/locales";
import { nameIn } from "../data/entries/names.ts";
import { AUTHORS, CATEGORIES, type GroupEntry, TAGS } from "../data/news/groups.ts";
import type { Directory } from "../matches/directory.ts";

export type GroupKind = "category" | "tag" | "author";

const FIXED: Record<GroupKind, readonly GroupEntry[]> = { category: CATEGORIES, tag: TAGS, author: AUTHORS };

export interface GroupWire {
  id: string;
  key: string;
  name: string;
}

/** The tag of a competition. */
export const competitionTag = (competitionId: string): string => `c${competitionId}`;

const competitionIdOf = (tagId: string): string | undefined => /^c([\w-]+)$/.exec(tagId)?.[1];

/** A category, tag or author with its name in a language; undefined where there is none of that id. */
export function groupOf(
  kind: GroupKind,
  id: string,
  locale: LocaleCode,
  { competitionById }: Pick<Directory, "competitionById">,
): GroupWire | undefined {
  const fixed = FIXED[kind].find((entry) => entry.id === id);
  if (fixed) return { id, key: fixed.key, name: fixed.names[locale] };
  const competitionId = kind === "tag" ? competitionIdOf(id) : undefined;
  const competition = competitionId === undefined ? undefined : competitionById(competitionId);
  return competition && { id, key: competition.key, name: nameIn(competition.names, locale).name };
}
