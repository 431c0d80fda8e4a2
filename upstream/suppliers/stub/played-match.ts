import type { Pair, Side } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";

// A match of football that a stub tells, before it is put into the supplier's form.

/** The minute in which both sides substitute a player. */
export const CHANGE_MINUTE = 60;

export interface StubGoal {
  minute: number;
  added?: number;
  side: Side;
  isPenalty?: true;
  isOwnGoal?: true;
}

interface StubCard {
  minute: number;
  side: Side;
  colour: "yellow" | "second_yellow" | "red";
}

export interface PlayedMatch {
  /** A season's matches have different ids each evening. */
  id: number;
  /** Index in the supplier's list of leagues. */
  league: number;
  /** Indices in the league's list. */
  clubs: readonly [home: number, away: number];
  /** Milliseconds. */
  kickOff: number;
  phase: Phase;
  hasBegun: boolean;
  isOver: boolean;
  /** The supplier's minute, and that of added time; 0 before. */
  elapsed: number;
  added?: number;
  /** Minutes including breaks: for everything that accumulates. */
  passed: number;
  /** Without a shoot-out. */
  score: Pair;
  halfTime?: Pair;
  /** After ninety minutes. */
  fullTime?: Pair;
  shootout?: Pair;
  winner?: Side;
  /** The events reported so far. */
  goals: readonly StubGoal[];
  cards: readonly StubCard[];
  /** Goals that a review has taken back. */
  cancelled: readonly StubGoal[];
  /** Whether both sides have made their substitution. */
  isChanged: boolean;
}
