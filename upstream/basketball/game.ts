import type { Pair, Side } from "#contract/domain/match";
import type { GameRules } from "./rules.ts";

/** What the scoreboard shows beside the clock, from a play on. */
export interface Board {
  score: Pair;
  /** Team fouls in the period. */
  fouls: Pair;
  /** Time-outs that are left. */
  timeouts: Pair;
  /** Who has the ball, or gets it when play goes on. */
  possession?: Side;
}

/** What a team does. Which of its players did it is worked out apart (progress.ts). */
export type PlayKind =
  | "period_start"
  | "period_end"
  /** For two or three points. */
  | "shot"
  | "free_throw"
  | "rebound"
  /** A turnover without a foul. */
  | "turnover"
  | "foul"
  | "timeout";

export type FoulKind = "shooting" | "personal" | "offensive";

/** All have all fields: a season makes half a million of them. */
export interface Play {
  /** Instants in milliseconds. */
  at: number;
  /** When the clock runs again; `at` where it does not stop. Where no play follows at once, the clock of the next one gives it. */
  resumesAt: number;
  /** From 1; behind the regular ones, overtimes. */
  period: number;
  /** Seconds left in the period. */
  clock: number;
  kind: PlayKind;
  /** The side that shoots, rebounds, loses the ball, fouls, stops play. Periods have none. */
  side: Side | undefined;
  /** Of a shot: what it is worth. */
  points: 2 | 3 | undefined;
  /** Of a shot and a free throw. */
  isMade: boolean | undefined;
  /** Of a rebound. */
  isOffensive: boolean | undefined;
  /** Of a turnover: the other side took the ball. */
  isSteal: boolean | undefined;
  foul: FoulKind | undefined;
  /** Of a free throw: which one of how many. */
  number: number | undefined;
  of: number | undefined;
  board: Board;
}

/** The whole progress of a game at team level. Whoever reads it at an instant must not look behind it. */
export interface Game {
  rules: GameRules;
  /** The instant (milliseconds) from which the game exists. */
  knownAt: number;
  /** Late by this much: the instant from which that is told. */
  delayedAt?: number;
  /** Called off at this instant; there are no plays then. */
  postponedAt?: number;
  /** In order of time. */
  plays: readonly Play[];
}

/** Index of the last play up to an instant; -1 before the first. */
export function lastPlay(plays: readonly Play[], instant: number): number {
  let low = 0;
  let high = plays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plays[middle]!.at <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Points of each side in each period that has begun, up to a play; their sums are the score. */
export function pointsByPeriod(plays: readonly Play[], last: number): Pair[] {
  const points: Pair[] = [];
  let before: Pair = [0, 0];
  for (let index = 0; index <= last; index++) {
    const { kind, period, board } = plays[index]!;
    if (kind === "period_start") before = board.score;
    if (kind !== "period_end" && index !== last) continue;
    points[period - 1] = [board.score[0] - before[0], board.score[1] - before[1]];
  }
  return points;
}

/** Whether the clock stands behind a play, at least for a while. */
export const stopsClock = ({ at, resumesAt }: Play): boolean => resumesAt > at;
