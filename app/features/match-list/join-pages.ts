import type { CompetitionMatches, MatchList } from "#contract/domain/competition";
import type { Fetched } from "#worker/context";
import { oldestOf } from "~/features/upstream-calls/answer-age";

/** A day's list joined from its pages. */
export interface DayList {
  groups: CompetitionMatches[];
  matchCount: number;
  liveCount: number;
  /** The oldest page's, in milliseconds. */
  fetchedAt: number;
  isLastGood: boolean;
}

/** Joins the pages of one list, in order. A competition split by a page boundary is merged again. */
export function joinPages(pages: readonly Fetched<MatchList>[]): DayList {
  const groups = new Map<string, CompetitionMatches>();
  for (const group of pages.flatMap(({ value }) => value.groups)) {
    const key = `${group.competition.id} ${group.season ?? ""} ${group.source}`;
    const begun = groups.get(key);
    groups.set(key, begun ? { ...begun, matches: withoutRepeats([...begun.matches, ...group.matches]) } : group);
  }
  const joined = [...groups.values()];
  const matches = joined.flatMap((group) => group.matches);
  return {
    groups: joined,
    matchCount: matches.length,
    liveCount: matches.filter(({ state }) => state === "live").length,
    ...oldestOf(pages),
  };
}

// If a list changes between two page requests, a row can cross the boundary and appear on both.
function withoutRepeats(matches: CompetitionMatches["matches"]): CompetitionMatches["matches"] {
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}
