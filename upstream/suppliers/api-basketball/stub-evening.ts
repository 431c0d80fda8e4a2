import type { Phase } from "#contract/domain/status";
import { MINUTE } from "#contract/time/units";
import { progressStateAt } from "../../simulator/engine/match-progress.ts";
import { type EngineMatch, engineMatchesAt } from "../stub/engine-evening.ts";
import { type Evening, minutesPassed } from "../stub/evening.ts";
import type { GameOptions } from "./stub-answers.ts";
import { STUB_LEAGUES } from "./stub-leagues.ts";

// An evening of games played by the stub, two fixed ones or those of our engine: everything follows from the instant.

interface StubGame {
  id: number;
  clubs: readonly [{ id: number; name: string }, { id: number; name: string }];
  /** Minutes after the start of the evening. */
  begins: number;
  /** By quarter, then of an overtime. */
  points: readonly (readonly [number, number])[];
}

const GAMES: readonly StubGame[] = [
  {
    id: 1,
    clubs: [
      { id: 133, name: "Boston Celtics" },
      { id: 151, name: "New York Knicks" },
    ],
    begins: 2,
    points: [
      [31, 24],
      [22, 30],
      [27, 27],
      [24, 23],
      [12, 8],
    ].map(([home = 0, away = 0]) => [home, away] as const),
  },
  {
    id: 2,
    clubs: [
      { id: 145, name: "Los Angeles Lakers" },
      { id: 141, name: "Golden State Warriors" },
    ],
    begins: 3,
    points: [
      [25, 33],
      [28, 26],
      [19, 29],
      [34, 31],
    ].map(([home = 0, away = 0]) => [home, away] as const),
  },
];

/** Minutes of the wall clock that a part lasts: twelve of a quarter with its stops, and the breaks. */
const [QUARTER, BREAK, HALF_TIME] = [24, 3, 15];
const MINUTES_OF_QUARTER = 12;

interface Part {
  short: string;
  from: number;
  to: number;
  /** Of the quarter, from 0. */
  index: number;
}

function partsOf({ points }: StubGame): Part[] {
  let at = 0;
  return points.flatMap((_, index) => {
    const [from, to] = [at, at + QUARTER];
    at = to + (index === 1 ? HALF_TIME : BREAK);
    const played = { short: index > 3 ? "OT" : `Q${index + 1}`, from, to, index };
    const isLast = index === points.length - 1;
    return isLast ? [played] : [played, { short: index === 1 ? "HT" : "BT", from: to, to: at, index }];
  });
}

const share = (points: number, { from, to }: Part, passed: number): number =>
  Math.floor(points * Math.min(1, (passed - from) / (to - from)));

function gameAt(game: StubGame, now: number, evening: Evening): GameOptions {
  const passed = minutesPassed(game.begins, now, evening);
  const { id, clubs, begins, points } = game;
  const [home, away] = clubs;
  const base = Math.floor(evening.startedAt / MINUTE) % 1_000_000;
  const year = new Date(evening.startedAt).getUTCFullYear();
  const fixed = {
    id: base * 10 + id,
    timestamp: Math.floor((evening.startedAt + begins * MINUTE) / 1000),
    season: `${year}-${year + 1}`,
    home,
    away,
  };
  if (passed < 0) return fixed;
  const parts = partsOf(game);
  const part = parts.find(({ from, to }) => from <= passed && passed < to);
  const current = part ?? { ...parts.at(-1)!, short: points.length > 4 ? "AOT" : "FT" };
  const begun = points.slice(0, current.index + 1);
  const isPlayed = /^(Q|O)/.test(current.short);
  const of = (side: 0 | 1) =>
    begun.map((pair, index) => (isPlayed && index === current.index ? share(pair[side], current, passed) : pair[side]));
  const timer = isPlayed ? Math.floor(((passed - current.from) / QUARTER) * MINUTES_OF_QUARTER) + 1 : 0;
  return {
    ...fixed,
    status: { short: current.short, timer: part ? String(timer) : null },
    points: [of(0), of(1)],
  };
}

/** Of phases that games have; one that is late has not begun. */
const STATUS: Partial<Record<Phase, string>> = {
  Q1: "Q1",
  Q2: "Q2",
  Q3: "Q3",
  Q4: "Q4",
  OT: "OT",
  HALF_TIME: "HT",
  END_OF_PERIOD: "BT",
  POSTPONED: "POST",
};

/** A game of our engine as the supplier tells it: overtimes are one sum. */
function toGame({ id, league, clubs, kickOff, progress, instant }: EngineMatch): GameOptions {
  const { clubs: all, ...own } = STUB_LEAGUES[league]!;
  const { phase, periods = [], basketball } = progressStateAt(progress, instant);
  const year = new Date(kickOff).getUTCFullYear();
  const over = (basketball?.overtimes ?? 0) > 0 ? "AOT" : "FT";
  const of = (side: 0 | 1) => {
    const points = periods.map((pair) => pair[side]);
    const overtimes = points.slice(4);
    return overtimes.length > 0 ? [...points.slice(0, 4), overtimes.reduce((sum, one) => sum + one, 0)] : points;
  };
  const left = basketball?.clock?.left;
  const timer = left === undefined ? null : String(Math.ceil((basketball!.periodSeconds - left) / 60));
  return {
    id,
    league: own,
    timestamp: Math.floor(kickOff / 1000),
    season: `${year}-${year + 1}`,
    home: all[clubs[0]]!,
    away: all[clubs[1]]!,
    status: { short: phase === "FULL_TIME" ? over : (STATUS[phase] ?? "NS"), timer },
    ...(periods.length > 0 && { points: [of(0), of(1)] }),
  };
}

/** Every game of an evening at an instant: with a seed those of our engine in all leagues. */
export function gamesAt(now: number, { seed, ...evening }: Evening): GameOptions[] {
  if (seed === undefined) return GAMES.map((game) => gameAt(game, now, evening));
  return engineMatchesAt(now, { ...evening, seed }, STUB_LEAGUES).map(toGame);
}
