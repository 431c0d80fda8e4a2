import type { SeasonListBody } from "#contract/calls/standings/seasons";
import type { QueryOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import { isTableStage } from "#contract/tables/stages";
import { dateIn } from "#contract/time/zone";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { byText } from "../../match/match-order.ts";
import { storedInPlaceOf } from "../../match/overlapping-seasons.ts";
import type { Simulation } from "../../match/simulation.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { requestedCompetition } from "../../matches/history/read-season.ts";
import { toIsoDate } from "../../platform/day-number.ts";
import { isSeasonYear, seasonBounds, seasonLabel, startYearOf } from "../../simulator/engine/season.ts";
import { currentSeason, isPlayed } from "../context/current-season.ts";

type SeasonWire = SeasonListBody["data"][number];

/** Seasons of the engine listed before the current one. */
const PAST = 10;
/** Stored seasons whose matches are read for their dates. */
const MOST_STORED = 40;

const WITH_TABLE: readonly CompetitionEntry["format"]["kind"][] = [
  "league",
  "groups_cup",
  "league_phase_cup",
  "basketball_league",
];

/** Labels of the engine's seasons up to a given one, latest first. */
export function playedSeasons(
  competition: CompetitionEntry,
  current: string | undefined,
  simulation: Simulation,
): string[] {
  const { calendar } = competition;
  if (!calendar || !isPlayed(competition, simulation) || current === undefined) return [];
  const year = startYearOf(calendar, current);
  if (year === undefined) return [];
  return Array.from({ length: PAST + 1 }, (_, back) => year - back)
    .filter(isSeasonYear)
    .map((one) => seasonLabel(calendar, one));
}

function playedEntry({ calendar, format }: CompetitionEntry, season: string, current: string): SeasonWire {
  const { from, to } = seasonBounds(calendar!, startYearOf(calendar!, season)!);
  return {
    season,
    startDate: toIsoDate(from),
    endDate: toIsoDate(to),
    isCurrent: season === current,
    hasRanking: WITH_TABLE.includes(format.kind),
    hasFixture: true,
    source: "simulated",
  };
}

async function storedEntry(
  competition: CompetitionEntry,
  season: string,
  current: string | undefined,
  { sources, now }: CallContext,
): Promise<SeasonWire[]> {
  const fixtures = await sources.season(competition.id, season, now);
  const [first] = fixtures;
  const last = fixtures.at(-1);
  if (!first || !last) return [];
  const zone = competition.calendar?.timeZone ?? "UTC";
  return [
    {
      season,
      startDate: dateIn(first.kickOff, zone),
      endDate: dateIn(last.kickOff, zone),
      isCurrent: season === current,
      hasRanking: fixtures.some(({ stage }) => isTableStage(stage)),
      hasFixture: true,
      source: first.source,
    },
  ];
}

async function seasonList(leagueId: string, sport: Sport, context: CallContext): Promise<SeasonListBody> {
  const competition = requestedCompetition(leagueId, sport, context);
  const stored = await context.sources.storedSeasons(leagueId);
  const current = currentSeason(competition, stored, context.now, context.simulation);
  const played = playedSeasons(competition, current, context.simulation).filter(
    (season) => storedInPlaceOf(season, (label) => stored.includes(label)) === undefined,
  );
  const cached = await Promise.all(
    stored.slice(-MOST_STORED).map((season) => storedEntry(competition, season, current, context)),
  );
  const entries = [...cached.flat(), ...played.map((season) => playedEntry(competition, season, current!))];
  return { data: entries.sort((a, b) => byText(b.season, a.season)) };
}

/** A competition's seasons, latest first: the stored ones, the engine's last ten and the current one. */
export const seasonsOf =
  (sport: Sport) =>
  ({ leagueId }: QueryOf<"seasonList">, context: CallContext) =>
    seasonList(leagueId, sport, context);
