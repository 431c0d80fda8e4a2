import type { Match } from "#contract/domain/match";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import type { View } from "#contract/tables/view-choices";

/**
 * What a match's page keeps from visitors who hide scores: all of it, or a tab that is made of other matches' results.
 */
export type HiddenPart = "match" | "results";

const OF_OTHER_RESULTS: ReadonlySet<MatchTabKey> = new Set(["h2h", "table", "analysis"]);

/**
 * Undefined for everybody else, and for what tells no result. The first tab of a match to come hides parts of its own.
 */
export function hiddenPart(match: Match, tab: MatchTabKey, view: View | undefined): HiddenPart | undefined {
  if (!view?.hideScores) return undefined;
  if ("score" in match && match.score !== undefined) return "match";
  return OF_OTHER_RESULTS.has(tab) ? "results" : undefined;
}
