import { CATEGORIES } from "../../data/news/groups.ts";
import type { Fixture } from "../../match/match.ts";
import type { Directory } from "../../matches/directory.ts";
import { thingOfTag } from "../news/group-lookup.ts";
import type { FollowedRef, OtherHappening } from "../notices/notice.ts";
import type { newsPieces } from "../schema/news.ts";

export type ReleasedPiece = Pick<
  typeof newsPieces.$inferSelect,
  "id" | "key" | "language" | "sport" | "categoryId" | "tagIds" | "slug" | "title" | "publishedAt" | "matchId"
>;
type Names = Pick<Directory, "competitionById" | "teamById">;
type Match = Pick<Fixture, "id" | "competitionId" | "homeId" | "awayId">;

const GUIDES = CATEGORIES.find(({ key }) => key === "guides")?.id;

function thingsOfMatch({ id, competitionId, homeId, awayId }: Match, { competitionById }: Names): FollowedRef[] {
  const sport = competitionById(competitionId)?.sport;
  if (!sport) return [];
  return [
    { sport, kind: "match", id },
    { sport, kind: "team", id: homeId },
    { sport, kind: "team", id: awayId },
    { sport, kind: "competition", id: competitionId },
  ];
}

function thingsOfTags(tagIds: readonly string[], { competitionById, teamById }: Names): FollowedRef[] {
  return tagIds.flatMap((tagId) => {
    const thing = thingOfTag(tagId);
    const entry = thing && (thing.kind === "team" ? teamById(thing.id) : competitionById(thing.id));
    return thing && entry ? [{ sport: entry.sport, ...thing }] : [];
  });
}

const formatText = ({ sport, kind, id }: FollowedRef): string => `${sport} ${kind} ${id}`;

/**
 * The happening of a published piece of news for its followers; undefined for a guide, which is not news, and for a
 * piece about nothing that can be followed. `match`: the one that it is about.
 */
export function newsHappening(
  { id, key, language, sport, categoryId, tagIds, slug, title, publishedAt }: ReleasedPiece,
  match: Match | undefined,
  names: Names,
): OtherHappening | undefined {
  if (categoryId === GUIDES || publishedAt === null) return undefined;
  const all = [...(match ? thingsOfMatch(match, names) : []), ...thingsOfTags(tagIds, names)];
  const things = [...new Map(all.map((thing) => [formatText(thing), thing])).values()];
  if (things.length === 0) return undefined;
  return {
    kind: "news",
    key,
    at: publishedAt,
    newsId: String(id),
    slug,
    titles: { [language]: title },
    things,
    ...(sport && { sport }),
    ...(match && { teams: [match.homeId, match.awayId] }),
  };
}
