import type { Goal, Pair, Side } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { type PlayClock, playMinute } from "#contract/time/play-clock";
import type { MatchState } from "../match/match.ts";
import { type GameRules, gameOfPeriods } from "../match/score.ts";

/** A match's stored state, except its numbers and instants, which are columns of the row. */
export interface SuppliedState {
  phase: Phase;
  /** Present while the period runs; the minute follows from it. */
  clock?: PlayClock;
  score?: Pair;
  halfTime?: Pair;
  fullTime?: Pair;
  shootout?: Pair;
  reds: Pair;
  winner?: Side;
  /** Basketball: points of each period that has begun. */
  periods?: readonly Pair[];
  goals: readonly Goal[];
  /** The original kick-off of a match moved to another day, in milliseconds. */
  originalTime?: number;
  /** Since when (milliseconds) one of several suppliers reports its score, or its end, and another contradicts it. */
  aloneSince?: number;
}

/** A state from an instant on (milliseconds), numbered from 1 over the match. */
export interface SuppliedStep {
  at: number;
  revision: number;
  state: SuppliedState;
}

/** For a match without any report yet. */
export const UNTOLD: SuppliedState = { phase: "SCHEDULED", reds: [0, 0], goals: [] };

/** `rules`: of a basketball competition. */
export function toMatchState({ at, revision, state }: SuppliedStep, instant: number, rules?: GameRules): MatchState {
  const isRunning = phaseGroup(state.phase) === "live";
  const minute = isRunning && state.clock ? playMinute(state.clock, instant) : undefined;
  const { clock, goals, periods, aloneSince: _alone, ...reported } = state;
  const game = periods && rules && gameOfPeriods(periods, rules);
  return {
    ...reported,
    ...minute,
    ...(minute && clock && { clock }),
    ...(game && periods && { periods, basketball: game }),
    goals: [...goals],
    seq: revision,
    updatedAt: at,
    happenedAt: at,
  };
}
