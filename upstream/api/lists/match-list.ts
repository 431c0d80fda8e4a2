import type { MatchListBody } from "#contract/calls/match-list";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { dayWindow } from "#contract/time/zone";
import type { LeagueMatchesWire } from "#contract/wire/match-item";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { buildPage, hasStatus, inListOrder, type Row, runsBy } from "../../match/match-order.ts";
import { withStates } from "../../match/with-state.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import type { Directory } from "../../matches/directory.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { countryOf } from "../../matches/wire/references.ts";
import { leagueMatchesWire, listSeq } from "../context/match-rows.ts";

/** The requested matches of a sport on a day in the given time zone, at the present. */
export async function matchesOfDay(
  sport: Sport,
  { date, timeZone }: { date: string; timeZone: string },
  context: CallContext,
  isRequested: (fixture: Fixture, competition: CompetitionEntry) => boolean,
): Promise<MatchAt[]> {
  const { directory, sources, now } = context;
  const { from, to } = dayWindow(date, timeZone);
  const requested = (await sources.between(from, to, now)).filter((fixture) => {
    const competition = competitionOf(fixture, directory);
    return competition.sport === sport && isRequested(fixture, competition);
  });
  return withStates(requested, context);
}

const buildRows = (matches: readonly MatchAt[], directory: Directory): Row[] =>
  matches.map((match) => ({ match, competition: competitionOf(match.fixture, directory) })).sort(inListOrder);

const seasonOfRow = ({ match: { fixture } }: Row): string =>
  `${fixture.competitionId} ${fixture.season} ${fixture.source}`;

const buildGroups = (rows: readonly Row[], directory: Directory, locale: LocaleCode): LeagueMatchesWire[] =>
  runsBy(rows, seasonOfRow).map((run) => leagueMatchesWire(run, directory, locale));

/** Matches grouped as in lists. */
export const groupedByCompetition = (matches: readonly MatchAt[], directory: Directory, locale: LocaleCode) =>
  buildGroups(buildRows(matches, directory), directory, locale);

/** A sport's matches on a day of the caller's time zone. */
export const listMatches =
  (sport: Sport) =>
  (query: QueryOf<"matchList">, context: CallContext): Promise<MatchListBody> =>
    listDay(sport, query, context);

async function listDay(sport: Sport, query: QueryOf<"matchList">, context: CallContext): Promise<MatchListBody> {
  const { directory, simulation } = context;
  const matches = await matchesOfDay(sport, query, context, (_, competition) => {
    if (query.leagueId && competition.id !== query.leagueId) return false;
    return !query.countryKey || countryOf(competition, directory).key === query.countryKey;
  });
  const listed = matches.filter((match) => hasStatus(match, query.status));
  const { items, hasNext } = buildPage(buildRows(listed, directory), query.page, query.size);
  return {
    leagueMatchList: buildGroups(items, directory, localeOf(query.lang)),
    seq: listSeq(matches),
    hasNext,
    ...(simulation.mode === "off" && { isRealOnly: true }),
  };
}
