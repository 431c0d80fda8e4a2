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

/** Where the ball was, who had it and what went on. */
export interface TrackerPosition {
  /** Milliseconds. */
  at: number;
  kind: TrackerKind;
  side: Side;
  /** Of the pitch, in both halves: 0 is the home side's goal line, 100 the away side's. */
  x: number;
  /** 0 is the touch-line on the left of the home side as it attacks. */
  y: number;
}

export interface Tracker {
  /** A third party's frame; null where there is none and the positions are all there is. */
  url: string | null;
  provider: string;
  width?: number;
  height?: number;
  darkParam?: string;
  /** What to show where neither the frame nor positions can be. */
  fallback: "momentum" | "none";
  /** Oldest first, of the last minutes. */
  positions: TrackerPosition[];
  updatedAt?: number;
}
