import type { Competition } from "#contract/domain/competition";
import type { StandingsRow, StandingsTable } from "#contract/domain/standings";
import type { EdgeContext } from "#worker/pages/context";
import { type CountryHeadData, loadCountry } from "~/features/country/load-country.server";
import { settle } from "~/features/errors/error-states.server";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnswerAge, oldestOf } from "~/features/upstream-calls/answer-age";

export interface CountryStandingsData {
  head: CountryHeadData;
  /** Leagues that have a table. */
  leagues: readonly League[];
  hasSimulated: boolean;
  /** Age of the oldest answer; absent if there is none. */
  fetched?: AnswerAge;
}

export interface League {
  competition: Competition;
  tables: readonly StandingsTable<StandingsRow>[];
  facts: StandingsFacts;
  isLive: boolean;
}

/** Tables per page: five calls together with the list of competitions. */
const MOST_TABLES = 4;

/** The tables of a country's leagues. Throws what loadCountry throws. */
export async function loadCountryStandings(
  context: EdgeContext,
  { place, search }: { place: string | undefined; search: string },
): Promise<CountryStandingsData> {
  const head = await loadCountry(context, { place, tab: "standings", search });
  const leagues = leaguesFirst(head.competitions).slice(0, MOST_TABLES);
  const answers = await Promise.all(
    leagues.map(({ id }) => settle(context, context.upstream.call("ranking", { leagueId: id, live: 1 }))),
  );
  const known = answers
    .flatMap(({ value }) => value ?? [])
    .filter(({ value }) => value.tables.some(({ rows }) => rows.length > 0));
  return {
    head,
    leagues: known.map(({ value: { competition, tables, isLive } }) => ({
      competition,
      tables,
      facts: standingsFacts(context, { sport: "football", competition }),
      isLive: isLive === true,
    })),
    hasSimulated: known.some(({ value }) => value.source === "simulated"),
    ...(known.length > 0 && { fetched: oldestOf(known) }),
  };
}

/** Leagues in order; for a country that has only cups, their groups. */
export function leaguesFirst(competitions: readonly Competition[]): Competition[] {
  const leagues = competitions.filter(({ kind }) => kind === "league");
  return leagues.length > 0 ? leagues : [...competitions];
}
