import type { NewsDetail } from "#contract/domain/news";
import { callOf } from "#contract/tables/sport-calls";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { groupByDay, type MatchDay, zoneOfMatches } from "~/features/match-days/group-by-day";
import { canChange } from "~/features/match-list/can-change";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

/** The match that an article is about, as a one-row list. */
export interface RelatedMatch {
  sport: Sport;
  days: MatchDay[];
  zone: ZoneOffsets;
  canChange: boolean;
  /** Milliseconds. */
  fetchedAt: number;
  isSimulated: boolean;
}

/** Undefined if an article has none or the match cannot be loaded: the article is shown without it. */
export async function loadRelatedMatch(
  context: EdgeContext,
  { matchId, sport }: Pick<NewsDetail, "matchId" | "sport">,
): Promise<RelatedMatch | undefined> {
  if (!matchId || !sport) return undefined;
  const { value } = await settle(context, context.upstream.call(callOf(sport, "matchInfo"), { matchId }));
  if (!value) return undefined;
  const { match, competition } = value.value;
  return {
    sport,
    days: groupByDay([match], context, () => competition.name),
    zone: zoneOfMatches([match], context),
    canChange: canChange(match, context.now),
    fetchedAt: value.fetchedAt,
    isSimulated: match.source === "simulated",
  };
}
