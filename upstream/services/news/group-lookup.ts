import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import { nameIn } from "../../data/entries/names.ts";
import { AUTHORS, CATEGORIES, type GroupEntry, TAGS } from "../../data/news/groups.ts";
import type { Directory } from "../../matches/directory.ts";

export type GroupKind = "category" | "tag" | "author";

const FIXED: Record<GroupKind, readonly GroupEntry[]> = { category: CATEGORIES, tag: TAGS, author: AUTHORS };

export interface GroupWire {
  id: string;
  key: string;
  name: string;
}

/** The tag id of a competition. */
export const competitionTag = (competitionId: string): string => `c${competitionId}`;

/** The tag id of a team. */
export const teamTag = (teamId: string): string => `t${teamId}`;

const MARKS: Readonly<Record<string, Exclude<FollowedKind, "match">>> = { c: "competition", t: "team" };

/** The competition or team of a tag; undefined for a tag of the table. */
export function thingOfTag(tagId: string): { kind: Exclude<FollowedKind, "match">; id: string } | undefined {
  const [, mark = "", id = ""] = /^([ct])([\w-]+)$/.exec(tagId) ?? [];
  const kind = MARKS[mark];
  return kind && { kind, id };
}

type Names = Pick<Directory, "competitionById" | "teamById">;

/** A category, tag or author with its name in a language; undefined if there is none with that id. */
export function groupOf(
  kind: GroupKind,
  id: string,
  locale: LocaleCode,
  { competitionById, teamById }: Names,
): GroupWire | undefined {
  const fixed = FIXED[kind].find((entry) => entry.id === id);
  if (fixed) return { id, key: fixed.key, name: fixed.names[locale] };
  const thing = kind === "tag" ? thingOfTag(id) : undefined;
  const entry = thing && (thing.kind === "team" ? teamById(thing.id) : competitionById(thing.id));
  return entry && { id, key: entry.key, name: nameIn(entry.names, locale).name };
}
