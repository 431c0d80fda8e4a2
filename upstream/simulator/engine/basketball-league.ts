import { DAY } from "#contract/time/units";
import type { Calendar, CompetitionEntry, Format } from "../../data/entries/types.ts";
import { weekdayOf } from "../../platform/day-number.ts";
import { createRandom } from "../../platform/random.ts";
import { nbaSchedule } from "./nba-schedule.ts";
import { type PlayoffDraw, planPlayoffs, playoffDays } from "./playoffs.ts";
import { rankByResults } from "./results-table.ts";
import { type RoundDate, roundDates } from "./round-dates.ts";
import { matchesOfRound, robinPair, roundsOfRobin } from "./round-robin.ts";
import { seasonBounds, seasonBreaks } from "./season.ts";
import {
  ALWAYS_KNOWN,
  joined,
  type MatchResult,
  matchdayRounds,
  type Pairing,
  type Round,
  type SeasonFrame,
  type SeasonPlan,
} from "./season-plan.ts";
import type { Seeded, SeededPlace } from "./series.ts";

type LeagueFormat = Extract<Format, { kind: "basketball_league" }>;

/** Between the last round of the table and the play-offs. */
const REST_DAYS = 3;

interface RegularSeason extends SeasonPlan {
  games: number;
  /** The last game's day. */
  lastDay: number;
}

/** A table, then play-offs at the end of the calendar if the format has them. */
export function planBasketballLeague(
  frame: SeasonFrame,
  competition: CompetitionEntry,
  format: LeagueFormat,
  calendar: Calendar,
  startYear: number,
): SeasonPlan {
  const { playoffs } = format;
  const bounds = seasonBounds(calendar, startYear);
  const end = playoffs ? bounds.to - playoffDays(playoffs) - REST_DAYS + 1 : bounds.to;
  const regular =
    format.schedule === "nba"
      ? planNba(frame, competition, calendar, startYear, end)
      : planRobin(frame, calendar, startYear, format.times, end, playoffs !== undefined);
  if (!playoffs) return regular;
  const conferences = competition.basketball?.conferences?.map(({ teamIds }) => teamIds) ?? [];
  const groups = playoffs.isByConference && conferences.length > 1 ? conferences : [frame.teams.map(({ id }) => id)];
  return joined(
    regular,
    planPlayoffs(frame, {
      firstIndex: regular.games,
      day: Math.max(end + REST_DAYS, regular.lastDay + REST_DAYS),
      slotsOn: slotsOn(calendar),
      format: playoffs,
      tables: seededTables(frame, regular.games, groups),
    }),
  );
}

/** Month and day. */
const monthDay = (day: number): string => new Date(day * DAY).toISOString().slice(5, 10);

function planRobin(
  frame: SeasonFrame,
  calendar: Calendar,
  startYear: number,
  times: number,
  end: number,
  isAwaited: boolean,
): RegularSeason {
  const order = createRandom(`order ${frame.seed}`).shuffle(frame.teams);
  const count = matchesOfRound(order.length);
  const rounds = times * roundsOfRobin(order.length);
  const dates = roundDates({ ...calendar, end: monthDay(end) }, startYear, rounds, frame.seed, frame);
  return {
    rounds: matchdayRounds("regular", dates, 0, count),
    games: rounds * count,
    lastDay: lastDayOf(dates.at(-1)!),
    pair(index) {
      const [home, away] = robinPair(order.length, Math.floor(index / count), index % count);
      return regularPair(order[home]!.id, order[away]!.id, isAwaited);
    },
  };
}

/** Play-offs depend on each game of the table. */
const regularPair = (homeId: string, awayId: string, isAwaited: boolean): Pairing => ({
  homeId,
  awayId,
  stakes: isAwaited ? "winner" : "points",
  knownAt: ALWAYS_KNOWN,
});

const lastDayOf = ({ day, slots }: RoundDate): number => day + slots.at(-1)!.offset;

/** One round per day. */
function planNba(
  frame: SeasonFrame,
  { basketball }: CompetitionEntry,
  calendar: Calendar,
  startYear: number,
  end: number,
): RegularSeason {
  const days = gameDays(calendar, startYear, end);
  const games = nbaSchedule(basketball?.conferences ?? [], days.length, frame.seed).sort((a, b) => a.day - b.day);
  const rounds: Round[] = [];
  for (const [index, { day }] of games.entries()) {
    const date = days[day]!;
    const last = rounds.at(-1);
    if (last?.date === date) last.count += 1;
    else rounds.push({ stage: "regular", firstIndex: index, count: 1, date });
  }
  return {
    rounds,
    games: games.length,
    lastDay: rounds.at(-1)!.date.day,
    pair(index) {
      const { homeId, awayId } = games[index]!;
      return regularPair(homeId, awayId, true);
    },
  };
}

const buildSlots = ({ slots }: Calendar, weekday: number) =>
  slots.filter(({ day }) => day === weekday).map(({ time, share }) => ({ offset: 0, time, share }));

/** Days with a slot, outside breaks. */
function gameDays(calendar: Calendar, startYear: number, end: number): RoundDate[] {
  const breaks = seasonBreaks(calendar, startYear);
  const dates: RoundDate[] = [];
  for (let day = seasonBounds(calendar, startYear).from; day <= end; day++) {
    const slots = buildSlots(calendar, weekdayOf(day));
    if (slots.length > 0 && !breaks.some(({ from, to }) => from <= day && day <= to)) dates.push({ day, slots });
  }
  return dates;
}

/** Play-offs use every weekday: a day without a slot of its own has the first slot's time. */
const slotsOn =
  (calendar: Calendar): PlayoffDraw["slotsOn"] =>
  (day) => {
    const own = buildSlots(calendar, weekdayOf(day));
    return own.length > 0 ? own : [{ offset: 0, time: calendar.slots[0]!.time, share: 1 }];
  };

/** Places of each group, by wins and then as in the results table; known when the last game of all is over. */
function seededTables(frame: SeasonFrame, games: number, groups: readonly (readonly string[])[]): SeededPlace[][] {
  let tables: Seeded[][] | undefined;
  const tablesAt = (now: number): Seeded[][] | undefined => {
    if (tables) return tables;
    const results: MatchResult[] = [];
    for (let index = games - 1; index >= 0; index--) {
      const result = frame.result(index, now);
      if (!result) return undefined;
      results.push(result);
    }
    const knownAt = Math.max(...results.map(({ decidedAt }) => decidedAt));
    const teamIds = frame.teams.map(({ id }) => id);
    // A game always has a winner, so three points per win give the same order as any number.
    const ranking = rankByResults(teamIds, results, frame.seed);
    tables = groups.map((group, table) =>
      ranking
        .map((teamId, index) => ({ teamId, rank: index + 1 }))
        .filter(({ teamId }) => group.includes(teamId))
        .map((team, index) => ({ ...team, knownAt, table, seed: index + 1 })),
    );
    return tables;
  };
  return groups.map((group, index) =>
    group.map(
      (_, place): SeededPlace =>
        (now) =>
          tablesAt(now)?.[index]?.[place],
    ),
  );
}
