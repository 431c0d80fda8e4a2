import type { FinishedMatch, GamePeriods, LiveMatch, Match, Pair } from "#contract/domain/match";
import { scheduled as football, NOW } from "./test-matches.ts";

const { isTimeConfirmed: _isTimeConfirmed, stage: _stage, matchday: _matchday, state: _state, ...match } = football;

const base = {
  ...match,
  sport: "basketball",
  id: "1800120260231",
  leagueId: "8001",
  countryKey: "united-states",
  leagueKey: "nba",
  slug: "los-angeles-lakers-vs-boston-celtics",
  home: { id: "80024", key: "los-angeles-lakers", name: "Los Angeles Lakers", shortName: "Lakers" },
  away: { id: "80001", key: "boston-celtics", name: "Boston Celtics", shortName: "Celtics" },
} as const;

const periods = (...points: Pair[]): GamePeriods => ({ count: 4, seconds: 720, points });
const FOUR: Pair[] = [
  [30, 19],
  [19, 19],
  [23, 26],
  [27, 27],
];

/** Third quarter, 4:20 left; the clock has been running for five seconds. */
const live: LiveMatch = {
  ...base,
  state: "live",
  period: "Q3",
  score: [58, 47],
  halfTime: [49, 38],
  reds: [0, 0],
  periods: periods([30, 19], [19, 19], [9, 9]),
  gameClock: { left: 260, running: { startedAt: NOW - 5_000, from: 265 } },
};

const finished: FinishedMatch = {
  ...base,
  state: "finished",
  how: "FULL_TIME",
  score: [99, 91],
  halfTime: [49, 38],
  reds: [0, 0],
  winner: "home",
  periods: periods(...FOUR),
};

const { gameClock: _gameClock, ...withoutClock } = live;

/** States of a basketball game, named as fans would. */
export const GAMES = {
  scheduled: { ...base, state: "scheduled", isTimeConfirmed: true },
  timeUnknown: { ...base, state: "scheduled", isTimeConfirmed: false },
  delayed: { ...base, state: "scheduled", isTimeConfirmed: true, isDelayed: true },
  firstPoints: { ...live, period: "Q1", score: [2, 0], halfTime: undefined, periods: periods([2, 0]) },
  clockStands: { ...live, gameClock: { left: 260 } },
  clockRuns: live,
  withoutClock,
  quarterOver: {
    ...live,
    period: "END_OF_PERIOD",
    score: [72, 64],
    periods: periods([30, 19], [19, 19], [23, 26]),
    gameClock: { left: 0 },
  },
  halfTime: {
    ...live,
    period: "HALF_TIME",
    score: [49, 38],
    periods: periods([30, 19], [19, 19]),
    gameClock: { left: 0 },
  },
  overtime: { ...live, period: "OT", score: [101, 99], periods: periods(...FOUR, [2, 8]) },
  secondOvertime: { ...live, period: "OT", score: [110, 110], periods: periods(...FOUR, [9, 9], [2, 10]) },
  overtimeOver: {
    ...live,
    period: "END_OF_PERIOD",
    score: [108, 108],
    periods: periods(...FOUR, [9, 17]),
    gameClock: { left: 0 },
  },
  halves: {
    ...live,
    period: "H2",
    periods: {
      count: 2,
      seconds: 1_200,
      points: [
        [40, 38],
        [18, 9],
      ],
    },
  },
  fullTime: finished,
  afterOvertime: { ...finished, score: [108, 100], periods: periods(...FOUR, [9, 9]) },
  withoutPeriods: { ...finished, periods: undefined },
  interrupted: { ...base, state: "halted", how: "INTERRUPTED", score: [58, 47], periods: live.periods },
  postponed: { ...base, state: "void", how: "POSTPONED" },
  cancelled: { ...base, state: "void", how: "CANCELLED" },
} as const satisfies Record<string, Match>;
