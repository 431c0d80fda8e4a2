import type { Pair, Side } from "./match.ts";
import type { PlayerRef } from "./people.ts";

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

/** Result of a review: the goal stands, or it does not. */
export const VAR_OUTCOMES = ["GOAL_CONFIRMED", "GOAL_CANCELLED"] as const;

/**
 * Why a card was shown, a player went off, or a goal was disallowed, and how a penalty was missed: translation keys.
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
  /** The side that it counts for: for an own goal the side that gains it. Absent for a period change. */
  side?: Side;
  minute: number;
  addedMinute?: number;
  period: MatchPeriod;
  /** Scorer, booked player, or the one who missed. */
  player?: PlayerRef;
  assist?: PlayerRef;
  playerIn?: PlayerRef;
  playerOut?: PlayerRef;
  /** After the event, if it changes the score. */
  score?: Pair;
  varOutcome?: (typeof VAR_OUTCOMES)[number];
  reason?: (typeof EVENT_REASONS)[number];
  /** A goal disallowed by a review; kept, so that readers can see what became of it. */
  isDeleted?: true;
  /** The phase that begins with a period change: a value of `contract/domain/status`. */
  phase?: string;
}

/** A shoot-out kick, with the kicks scored so far. */
export interface ShootoutKick {
  order: number;
  side: Side;
  player?: PlayerRef;
  isScored: boolean;
  score: Pair;
}

export interface MatchEvents {
  /** In chronological order. */
  events: MatchEvent[];
  shootout: ShootoutKick[];
}
