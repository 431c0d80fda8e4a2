import { phaseGroup } from "#contract/domain/status";
import type { LocaleCode } from "#contract/tables/locales";
import type { LeagueMatchesWire } from "#contract/wire/match-item";
import type { MatchAt } from "../../match/match.ts";
import type { Row } from "../../match/match-order.ts";
import type { Directory } from "../../matches/directory.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { leagueWire } from "../../matches/wire/references.ts";

/** Rises with each change of a match and with each added match, whatever the filter. */
export const listSeq = (matches: readonly MatchAt[]): number =>
  matches.reduce((sum, { state }) => sum + state.seq + 1, 0);

/** Matches of one competition, season and source as a row of the list. */
export function leagueMatchesWire(
  [first, ...others]: readonly [Row, ...Row[]],
  directory: Directory,
  locale: LocaleCode,
): LeagueMatchesWire {
  const matches = [first, ...others].map(({ match }) => match);
  return {
    ...leagueWire(first.competition, directory, locale),
    season: first.match.fixture.season,
    source: first.match.fixture.source,
    liveCount: matches.filter(({ state }) => phaseGroup(state.phase) === "live").length,
    matchList: matches.map((match) => matchItemWire(match, directory, locale)),
  };
}
