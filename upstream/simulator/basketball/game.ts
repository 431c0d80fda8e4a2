import type { Pair, Side } from "#contract/domain/match";
import { countLeading } from "../../platform/count-leading.ts";
import type { GameRules } from "./rules.ts";

/** The scoreboard besides the clock, from a play on. */
export interface Board {
  score: Pair;
  /** Team fouls in the period. */
  fouls: Pair;
  /** Time-outs left. */
  timeouts: Pair;
  /** The side in possession, or due to get the ball when play resumes. */
  possession?: Side;
}

/** A team's actions. Which players made them is computed separately (progress.ts). */
export type PlayKind =
  | "period_start"
  | "period_end"
  /** For two or three points. */
  | "shot"
  | "free_throw"
  | "rebound"
  /** A turnover without an offensive foul. */
  | "turnover"
  | "foul"
  | "timeout";

export type FoulKind = "shooting" | "personal" | "offensive";

/** All objects have all fields: a season has half a million of them. */
export interface Play {
  /** Instants in milliseconds. */
  at: number;
  /**
   * When the clock runs again; `at` if it does not stop. If no play follows at once, the next one's clock determines
   * it.
   */
  resumesAt: number;
  /** From 1; after regulation, overtimes. */
  period: number;
  /** Seconds left in the period. */
  clock: number;
  kind: PlayKind;
  /** The side that shoots, rebounds, loses the ball, fouls or calls a time-out. Period starts and ends have none. */
  side: Side | undefined;
  /** For a shot: its value. */
  points: 2 | 3 | undefined;
  /** For a shot or free throw. */
  isMade: boolean | undefined;
  /** For a rebound. */
  isOffensive: boolean | undefined;
  /** For a turnover: the other side stole the ball. */
  isSteal: boolean | undefined;
  foul: FoulKind | undefined;
  /** For a free throw: its number, and of how many. */
  number: number | undefined;
  of: number | undefined;
  board: Board;
}

/** A game's whole course at team level, including the future: callers must cut it at their instant. */
export interface Game {
  rules: GameRules;
  /** The instant (milliseconds) from which the game is known. */
  knownAt: number;
  /** Set if it starts late: the instant at which the delay is announced. */
  delayedAt?: number;
  /** The instant at which it is called off; there are no plays then. */
  postponedAt?: number;
  /** In order of time. */
  plays: readonly Play[];
}

/** Index of the last play up to an instant; -1 before the first. */
export const lastPlay = (plays: readonly Play[], instant: number): number =>
  countLeading(plays.length, (play) => plays[play]!.at <= instant) - 1;

/** Each side's points per period begun, up to a play; their sums are the score. */
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

/** Whether the clock stops after a play, at least for a while. */
export const stopsClock = ({ at, resumesAt }: Play): boolean => resumesAt > at;
