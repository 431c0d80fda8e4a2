import { firstYearOf } from "#contract/time/dates";
import { DAY } from "#contract/time/units";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import { storedInPlaceOf } from "../../match/overlapping-seasons.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { leaguesOf, playsIn } from "../../matches/leagues.ts";
import { seasonBounds, seasonReach, startYearOf } from "../../simulator/engine/season.ts";
import { currentSeason } from "../context/current-season.ts";
import { type Champion, getChampions } from "../standings/champions.ts";
import { playedSeasons } from "../standings/seasons.ts";

/** A season that a team has won, and the end of its last day in milliseconds. */
export interface Title {
  competition: CompetitionEntry;
  season: string;
  teamId: string;
  endsAt: number;
}

/** Tournaments of national teams that may be stored; a final decides them. */
const NATIONAL_KINDS: readonly CompetitionEntry["format"]["kind"][] = ["recorded", "groups_cup"];

type Reach = typeof seasonBounds;

const lastDayOf = ({ calendar }: CompetitionEntry, season: string, reach: Reach): number => {
  const year = calendar && startYearOf(calendar, season);
  return calendar && year !== undefined ? (reach(calendar, year).to + 1) * DAY : Date.UTC(firstYearOf(season) + 1, 6);
};

const endOf = (competition: CompetitionEntry, season: string): number => lastDayOf(competition, season, seasonBounds);

/** When no match of a season can still be to come. */
const overAt = (competition: CompetitionEntry, season: string): number => lastDayOf(competition, season, seasonReach);

/** Of the seasons that the engine plays, only those with the team are read. */
async function titlesIn(
  team: TeamEntry,
  competition: CompetitionEntry,
  seasons: readonly string[],
  context: CallContext,
): Promise<Title[]> {
  const stored = new Set(await context.sources.storedSeasons(competition.id));
  const own = seasons.filter((season) => stored.has(season) || playsIn(team, competition, season));
  const requested = own.map((season) => ({
    season,
    source: stored.has(season) ? ("recorded" as const) : ("simulated" as const),
    endsAt: overAt(competition, season),
  }));
  const champions: Champion[] = await getChampions(competition, requested, context);
  return champions.map(({ season, teamId }) => ({ competition, season, teamId, endsAt: endOf(competition, season) }));
}

async function finishedSeasons(
  competition: CompetitionEntry,
  { sources, simulation, now }: CallContext,
): Promise<string[]> {
  const stored = await sources.storedSeasons(competition.id);
  const current = currentSeason(competition, stored, now, simulation);
  const played = playedSeasons(competition, current, simulation).filter(
    (season) => overAt(competition, season) < now && !storedInPlaceOf(season, (label) => stored.includes(label)),
  );
  return [...new Set([...stored, ...played])].sort().reverse().slice(0, modelOf(competition.sport).past.titles);
}

/** Competitions whose titles are listed: the leagues that a club has been in, a national team's tournaments. */
const contested = (
  team: TeamEntry,
  { competitions }: { competitions: readonly CompetitionEntry[] },
): CompetitionEntry[] =>
  team.isNational
    ? competitions.filter(({ format }) => NATIONAL_KINDS.includes(format.kind))
    : leaguesOf(team, { competitions });

/** A team's titles so far: the last seasons of its leagues; for a national team, the tournaments on record. */
export async function getTitles(team: TeamEntry, context: CallContext): Promise<Title[]> {
  const competitions = contested(team, context.directory).filter(({ sport }) => sport === team.sport);
  const isRelevant = async (competition: CompetitionEntry) =>
    !team.isNational || (await context.sources.storedSeasons(competition.id)).length > 0;
  const titles: Title[] = [];
  for (const competition of competitions) {
    if (!(await isRelevant(competition))) continue;
    titles.push(...(await titlesIn(team, competition, await finishedSeasons(competition, context), context)));
  }
  return titles.filter(({ teamId }) => teamId === team.id);
}
