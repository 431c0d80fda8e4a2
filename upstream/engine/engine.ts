import type { Fixture, MatchSource, MatchState } from "../match.ts";
import { inKickOffOrder } from "../order.ts";
import type { Calendar, CompetitionEntry, TeamEntry } from "../world/types.ts";
import { DAY } from "./day-number.ts";
import { createHappenings } from "./happenings-of-day.ts";
import { parseMatchId } from "./match-id.ts";
import { createRecent } from "./recent.ts";
import { isSeasonYear, seasonReach, startYearOf } from "./season.ts";
import { SeasonFixtures } from "./season-fixtures.ts";
import { stateOf } from "./state.ts";
import type { Timeline } from "./timeline.ts";

/** What the engine has to know of the world. */
export interface EngineWorld {
  competitions: readonly CompetitionEntry[];
  teamById(id: string): TeamEntry | undefined;
}

/** Plays every competition of a world that has a calendar. All answers are at once. */
export interface Engine extends MatchSource {
  between(from: number, to: number, now: number): Fixture[];
  season(competitionId: string, season: string, now: number): Fixture[];
  find(matchId: string, now: number): Fixture | undefined;
  happenedBetween(since: number, until: number): Fixture[];
  /** Throws for a fixture that is not this engine's. */
  stateAt(fixture: Fixture, instant: number): MatchState;
  timelineOf(fixture: Fixture): Timeline;
  /** The whole life of a match; whoever shows it must not look behind the instant. Throws like `stateAt`. */
  timeline(matchId: string): Timeline;
}

// A Saturday touches two seasons of each of 180 competitions and 600 matches; both fit several times over in the
// memory of an isolate (a season takes up to 100 kB, a timeline 2 kB).
const SEASONS_KEPT = 512;
const TIMELINES_KEPT = 6_000;

interface Played {
  competition: CompetitionEntry;
  calendar: Calendar;
}

export function createEngine({ competitions, teamById }: EngineWorld): Engine {
  const played = new Map<string, Played>();
  for (const competition of competitions) {
    const { calendar, format, id } = competition;
    if (calendar && format.kind !== "recorded") played.set(id, { competition, calendar });
  }
  const seasons = createRecent<SeasonFixtures>(SEASONS_KEPT);
  const timelines = createRecent<Timeline>(TIMELINES_KEPT);

  const seasonOf = ({ competition, calendar }: Played, startYear: number): SeasonFixtures =>
    seasons.get(`${competition.id} ${startYear}`, () => {
      const teams = competition.teamIds.map((id) => teamOf(competition, id, teamById));
      return new SeasonFixtures({ competition, calendar, startYear, teams, timelines });
    });

  const locate = (matchId: string): { season: SeasonFixtures; index: number } | undefined => {
    const key = parseMatchId(matchId);
    const one = key && played.get(key.competitionId);
    if (!one || !isSeasonYear(key.startYear)) return undefined;
    return { season: seasonOf(one, key.startYear), index: key.index };
  };

  const timeline = (matchId: string): Timeline => {
    const at = locate(matchId);
    const found = at?.season.timeline(at.index);
    if (!found) throw new Error(`match ${matchId} is not one of the engine's`);
    return found;
  };

  const between = (from: number, to: number, now: number): Fixture[] =>
    [...played.values()]
      .flatMap((one) => yearsTouching(one.calendar, from, to).map((year) => seasonOf(one, year)))
      .flatMap((season) => season.between(from, to, now))
      .sort(inKickOffOrder);

  return {
    between,
    season(competitionId, season, now) {
      const one = played.get(competitionId);
      const year = one && startYearOf(one.calendar, season);
      return one && year !== undefined ? seasonOf(one, year).all(now).sort(inKickOffOrder) : [];
    },
    find(matchId, now) {
      const at = locate(matchId);
      return at?.season.find(at.index, now);
    },
    happenedBetween: createHappenings({ between, timeline }),
    stateAt: (fixture, instant) => stateOf(timeline(fixture.id), instant),
    timelineOf: (fixture) => timeline(fixture.id),
    statisticsOf: () => undefined,
    pricesOf: () => [],
    timeline,
  };
}

function teamOf({ key }: CompetitionEntry, teamId: string, teamById: EngineWorld["teamById"]): TeamEntry {
  const team = teamById(teamId);
  if (!team) throw new Error(`${key} names the unknown team ${teamId}`);
  return team;
}

/** Years in which the seasons begin that may have matches in a range. */
function yearsTouching(calendar: Calendar, from: number, to: number): number[] {
  const years: number[] = [];
  for (let year = new Date(from).getUTCFullYear() - 2; year <= new Date(to).getUTCFullYear() + 1; year++) {
    const reach = seasonReach(calendar, year);
    // Kick-offs lie on days of the competition's zone, which is at most a day off UTC.
    const isTouching = (reach.from - 1) * DAY < to && (reach.to + 2) * DAY > from;
    if (isTouching && isSeasonYear(year)) years.push(year);
  }
  return years;
}
