import type { GameClock, Pair, Side } from "./match.ts";
import type { PlayerRef } from "./people.ts";

/** FG2 and FG3 are shots, FT free throws. */
export const GAME_EVENT_KINDS = [
  "FG2",
  "FG3",
  "FT",
  "REBOUND",
  "TURNOVER",
  "FOUL",
  "TIMEOUT",
  "SUB",
  "PERIOD",
] as const;
export type GameEventKind = (typeof GAME_EVENT_KINDS)[number];

/** The instant of an event in a basketball game, and the score then. */
export interface GameMoment {
  /** From 1; overtimes follow the regular periods. */
  period: number;
  /** Seconds left in the period. */
  left: GameClock["left"];
  score: Pair;
  /** Milliseconds. */
  at: number;
}

export interface GameEvent extends GameMoment {
  id: string;
  kind: GameEventKind;
  side?: Side;
  /** Points scored by the event. */
  points?: number;
  player?: PlayerRef;
  assist?: PlayerRef;
  /** The side that had been behind takes the lead. */
  isLeadChange?: true;
  /** The player's last foul. */
  isFouledOut?: true;
  seq: number;
}

/** Unanswered points of one side. */
export interface ScoringRun {
  side: Side;
  points: number;
  from: GameMoment;
  to: GameMoment;
}

/** Oldest first: score changes, time-outs, periods. */
export interface GameEvents {
  events: GameEvent[];
  runs: ScoringRun[];
}

/** A sentence about a play, in the reader's language. */
export interface GameComment extends GameMoment {
  id: string;
  kind: GameEventKind;
  side?: Side;
  isMade?: boolean;
  text: string;
}

/** Newest first; `lastId` requests older ones. */
export interface GameCommentaryPage {
  comments: GameComment[];
  hasNext: boolean;
  lastId?: string;
}

/** A play and its position on the court: x 0 is the home side's own end line, 100 the away side's; y across. */
export interface CourtPosition extends GameMoment {
  kind: GameEventKind;
  side: Side;
  isMade?: boolean;
  x: number;
  y: number;
}

/** A shot from the field, FG2 or FG3, and where it was taken. */
export interface GameShot extends CourtPosition {
  id: string;
  player?: PlayerRef;
}

/** Positions of the last minutes, oldest first. */
export interface GameTracker {
  /** A third party's frame; null if there are only positions. */
  url: string | null;
  provider: string;
  positions: CourtPosition[];
  updatedAt?: number;
}
