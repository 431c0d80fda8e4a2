import type { Pair, Side } from "./match.ts";
import type { PlayerRef } from "./player-ref.ts";

export const MATCH_EVENT_TYPES = [
  "GOAL",
  "OWN_GOAL",
  "PEN_GOAL",
  "PEN_MISS",
  "YELLOW",
  "SECOND_YELLOW",
  "RED",
  "SUBST",
  "VAR",
  "PERIOD",
] as const;
export type MatchEventType = (typeof MATCH_EVENT_TYPES)[number];

export const MATCH_PERIODS = ["H1", "H2", "ET1", "ET2"] as const;
export type MatchPeriod = (typeof MATCH_PERIODS)[number];

/** What became of a review: the goal stands, or it does not. */
export const VAR_OUTCOMES = ["GOAL_CONFIRMED", "GOAL_CANCELLED"] as const;

/**
 * Why a card was shown, a man went off, or a goal was taken back, and what became of a penalty that was missed: keys
 * that words are made of.
 */
export const EVENT_REASONS = [
  "foul",
  "dissent",
  "handball",
  "time_wasting",
  "injury",
  "offside",
  "saved",
  "off",
  "post",
] as const;

export interface MatchEvent {
  id: string;
  type: MatchEventType;
  /** The side that it counts for: of an own goal the one that gains it. Absent of a change of period. */
  side?: Side;
  minute: number;
  addedMinute?: number;
  period: MatchPeriod;
  /** Scorer, booked player, or who missed. */
  player?: PlayerRef;
  assist?: PlayerRef;
  playerIn?: PlayerRef;
  playerOut?: PlayerRef;
  /** After the event, where it changes the score. */
  score?: Pair;
  varOutcome?: (typeof VAR_OUTCOMES)[number];
  reason?: (typeof EVENT_REASONS)[number];
  /** A goal that a review took back; kept, so that a reader can tell where it went. */
  isDeleted?: true;
  /** Which phase began, of a change of period: a word of `contract/status`. */
  phase?: string;
}

/** A kick of a shoot-out, with the kicks scored up to it. */
export interface ShootoutKick {
  order: number;
  side: Side;
  player?: PlayerRef;
  isScored: boolean;
  score: Pair;
}

export interface MatchEvents {
  /** In order of time. */
  events: MatchEvent[];
  shootout: ShootoutKick[];
}
