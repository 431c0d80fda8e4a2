import type { Goal, Pair, Side } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import type { MatchMinute, PlayPeriod } from "../../match/match-clock.ts";

/**
 * Everything visible that happens in a match, each at its instant in milliseconds. `noticedAt`: when it is announced,
 * if that waits for a second source.
 */
export type Incident = { at: number; noticedAt?: number } & (
  | { kind: "phase"; phase: Phase }
  /** Counts at once; a review may overturn it. */
  | { kind: "goal"; goal: Goal }
  | ({ kind: "card"; side: Side; colour: "yellow" | "second_yellow" | "red" } & MatchMinute)
  /** A video review of the latest goal begins, and ends. */
  | { kind: "review" }
  | { kind: "decision"; isGoal: boolean }
  /** Of a shoot-out. */
  | { kind: "kick"; side: Side; isScored: boolean }
);

/** A match's whole course, including the future: callers must cut it at their instant. */
export interface Timeline {
  /** The instant (milliseconds) from which the match is known. */
  knownAt: number;
  /** In order of time. */
  incidents: readonly Incident[];
  periods: readonly PlayPeriod[];
  /** Goals of the first leg by this match's home and away sides; set in a second leg. */
  firstLeg?: Pair;
}

/** Goals up to the last incident that have not been overturned by a review. */
export function standingGoals(incidents: readonly Incident[]): Goal[] {
  const goals: Goal[] = [];
  for (const incident of incidents) {
    if (incident.kind === "goal") goals.push(incident.goal);
    else if (incident.kind === "decision" && !incident.isGoal) goals.pop();
  }
  return goals;
}
