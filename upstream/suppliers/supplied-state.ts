import type { Goal, Pair, Side } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { type PlayClock, playMinute } from "#contract/time/play-clock";
import type { MatchState } from "../match/match.ts";

/** What is stored of a match's state: all but its numbers and instants, which are of the row. */
export interface SuppliedState {
  phase: Phase;
  /** While the period runs; the minute follows from it. */
  clock?: PlayClock;
  score?: Pair;
  halfTime?: Pair;
  fullTime?: Pair;
  shootout?: Pair;
  reds: Pair;
  winner?: Side;
  goals: readonly Goal[];
  /** Its kick-off before it was moved to another day, in milliseconds. */
  originalTime?: number;
}

/** A state from an instant on (milliseconds), numbered from 1 over the match. */
export interface SuppliedStep {
  at: number;
  revision: number;
  state: SuppliedState;
}

/** Of a match of which nothing has been told yet. */
export const UNTOLD: SuppliedState = { phase: "SCHEDULED", reds: [0, 0], goals: [] };

/** Matches whose source gives the goals of the first leg are told apart by it. */
export function toMatchState({ at, revision, state }: SuppliedStep, instant: number): MatchState {
  const isRunning = phaseGroup(state.phase) === "live";
  const minute = isRunning && state.clock ? playMinute(state.clock, instant) : undefined;
  const { clock, goals, ...reported } = state;
  return {
    ...reported,
    ...minute,
    ...(minute && clock && { clock }),
    goals: [...goals],
    seq: revision,
    updatedAt: at,
    happenedAt: at,
  };
}
