import type { Side } from "./match.ts";

export const TRACKER_KINDS = [
  "kickoff",
  "possession",
  "attack",
  "dangerousAttack",
  "shot",
  "goal",
  "corner",
  "freeKick",
  "throwIn",
  "goalKick",
  "offside",
  "foul",
  "card",
  "substitution",
  "penalty",
  "var",
] as const;
export type TrackerKind = (typeof TRACKER_KINDS)[number];

/** The ball's position, which side had it and the kind of play. */
export interface TrackerPosition {
  /** Milliseconds. */
  at: number;
  kind: TrackerKind;
  side: Side;
  /** Of the pitch, in both halves: 0 is the home side's goal line, 100 the away side's. */
  x: number;
  /** 0 is the touch-line to the left of the attacking home side. */
  y: number;
}

export interface Tracker {
  /** A third party's frame; null if there are only positions. */
  url: string | null;
  provider: string;
  width?: number;
  height?: number;
  darkParam?: string;
  /** What to show without a frame and positions. */
  fallback: "momentum" | "none";
  /** From the last minutes, oldest first. */
  positions: TrackerPosition[];
  updatedAt?: number;
}
