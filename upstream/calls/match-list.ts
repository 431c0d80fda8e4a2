import type { MatchListBody } from "#contract/calls/match-list";
import type { QueryOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import { dayWindow } from "#contract/time/zone";
import { sportOf } from "../data/entries/sport-of.ts";
import { withStates } from "../matches/with-state.ts";
import { competitionOf } from "../wire/match.ts";
import { countryOf } from "../wire/references.ts";
import { type CallContext, localeOf } from "./call.ts";
import { hasStatus, inListOrder, pageOf, type Row, runsBy } from "./match-order.ts";
import { leagueMatchesWire, listSeq } from "./match-rows.ts";

const seasonOfRow = ({ match: { fixture } }: Row): string =>
  `${fixture.competitionId} ${fixture.season} ${fixture.source}`;

/** A day's matches of a sport, the day being the caller's own. */
export const listMatchesOf =
  (sport: Sport) =>
  (query: QueryOf<"matchList">, context: CallContext): Promise<MatchListBody> =>
    listDay(sport, query, context);

export const listMatches = listMatchesOf("football");

async function listDay(sport: Sport, query: QueryOf<"matchList">, context: CallContext): Promise<MatchListBody> {
  const { directory, sources, now } = context;
  const { from, to } = dayWindow(query.date, query.timeZone);
  const requested = (await sources.between(from, to, now)).filter((fixture) => {
    const competition = competitionOf(fixture, directory);
    if (sportOf(competition) !== sport) return false;
    if (query.leagueId && competition.id !== query.leagueId) return false;
    return !query.countryKey || countryOf(competition, directory).key === query.countryKey;
  });
  const matches = await withStates(requested, context);
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
