import type { MatchListBody } from "#contract/calls/match-list";
import { phaseGroup } from "#contract/status";
import type { LocaleCode } from "#contract/tables/locales";
import { dayWindow } from "#contract/time/zone";
import type { LeagueMatchesWire } from "#contract/wire/match-item";
import type { Directory } from "../directory.ts";
import type { Fixture } from "../match.ts";
import { competitionOf, type MatchAt, matchItemWire } from "../wire-match.ts";
import { countryOf, leagueWire } from "../wire-reference.ts";
import { type CallContext, localeOf, type QueryOf } from "./call.ts";
import { hasStatus, inListOrder, pageOf, type Row, runsBy } from "./match-order.ts";

/** Rises with each change of a match and with each match that joins, whichever of them a filter shows. */
export const listSeq = (matches: readonly MatchAt[]): number =>
  matches.reduce((sum, { state }) => sum + state.seq + 1, 0);

export const withStates = (fixtures: readonly Fixture[], { sources, now }: CallContext): Promise<MatchAt[]> =>
  Promise.all(fixtures.map(async (fixture) => ({ fixture, state: await sources.stateAt(fixture, now) })));

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

const seasonOfRow = ({ match: { fixture } }: Row): string =>
  `${fixture.competitionId} ${fixture.season} ${fixture.source}`;

/** A day's matches, the day being the caller's own. */
export async function listMatches(query: QueryOf<"matchList">, context: CallContext): Promise<MatchListBody> {
  const { directory, sources, now } = context;
  const { from, to } = dayWindow(query.date, query.timeZone);
  const asked = (await sources.between(from, to, now)).filter((fixture) => {
    const competition = competitionOf(fixture, directory);
    if (query.leagueId && competition.id !== query.leagueId) return false;
    return !query.countryKey || countryOf(competition, directory).key === query.countryKey;
  });
  const matches = await withStates(asked, context);
  const rows = matches
    .filter((match) => hasStatus(match, query.status))
    .map((match) => ({ match, competition: competitionOf(match.fixture, directory) }))
    .sort(inListOrder);
  const { items, hasNext } = pageOf(rows, query.page, query.size);
  const locale = localeOf(query.lang);
  return {
    leagueMatchList: runsBy(items, seasonOfRow).map((run) => leagueMatchesWire(run, directory, locale)),
    seq: listSeq(matches),
    hasNext,
  };
}
