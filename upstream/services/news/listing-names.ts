import type { Sport } from "#contract/tables/sports";
import { SPORTS } from "#contract/tables/sports";
import type { GroupKind } from "./group-lookup.ts";

/** A list: all pieces or those of a group, of every sport or of one. */
export interface ListName {
  group?: { kind: GroupKind; id: string };
  sport?: Sport;
}

/** As stored in `news_listings.list`: `all`, `all/football`, `tag:11`, `tag:11/football`. */
export const listName = ({ group, sport }: ListName): string =>
  (group ? `${group.kind}:${group.id}` : "all") + (sport ? `/${sport}` : "");

interface Listed {
  sport: Sport | null;
  categoryId: string;
  authorId: string;
  tagIds: readonly string[];
}

/** Every list that contains a piece; one about both sports is in the lists of either. */
export function buildLists({ sport, categoryId, authorId, tagIds }: Listed): string[] {
  const groups: ListName["group"][] = [
    undefined,
    { kind: "category", id: categoryId },
    { kind: "author", id: authorId },
    ...tagIds.map((id) => ({ kind: "tag" as const, id })),
  ];
  const sports = [undefined, ...(sport ? [sport] : SPORTS.map(({ code }) => code))];
  return groups.flatMap((group) =>
    sports.map((one) => listName({ ...(group && { group }), ...(one && { sport: one }) })),
  );
}
