import type { CompetitionMatches, MatchList } from "#contract/domain/competition";
import type { Fetched } from "#worker/pages/context";

/** Joins the pages of one list, in order. A competition split by a page boundary is merged again. */
export function joinPages(pages: readonly Pick<Fetched<MatchList>, "value">[]): CompetitionMatches[] {
  const groups = new Map<string, CompetitionMatches>();
  for (const group of pages.flatMap(({ value }) => value.groups)) {
    const key = `${group.competition.id} ${group.season ?? ""} ${group.source}`;
    const begun = groups.get(key);
    groups.set(key, begun ? { ...begun, matches: withoutRepeats([...begun.matches, ...group.matches]) } : group);
  }
  return [...groups.values()];
}

// If a list changes between two page requests, a row can cross the boundary and appear on both.
function withoutRepeats(matches: CompetitionMatches["matches"]): CompetitionMatches["matches"] {
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}
