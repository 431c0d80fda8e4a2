import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import type { CallContext } from "../../matches/call-context.ts";
import { requestedFixtures } from "../lists/match-score.ts";

/** Those ids that exist in the sport, without duplicates, in their order. */
export async function existingIds(
  kind: FollowedKind,
  sport: Sport,
  ids: readonly string[],
  context: CallContext,
): Promise<string[]> {
  const { directory } = context;
  const named = [...new Set(ids)].filter((id) => id !== "");
  if (kind === "match") {
    if (named.length === 0) return [];
    return (await requestedFixtures({ matchIds: named.join(",") }, sport, context)).map(({ id }) => id);
  }
  return named.filter((id) => {
    const entry = kind === "team" ? directory.teamById(id) : directory.competitionById(id);
    return entry !== undefined && entry.sport === sport;
  });
}
