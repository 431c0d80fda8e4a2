import type { Side } from "./match.ts";

export const COMMENTARY_KINDS = [
  "GOAL",
  "CARD",
  "SHOT",
  "CORNER",
  "FOUL",
  "OFFSIDE",
  "SUBST",
  "PERIOD",
  "VAR",
  "OTHER",
] as const;

/** A sentence about an event, in the reader's language. */
export interface Comment {
  id: string;
  /** Absent before kick-off and between periods. */
  minute?: number;
  addedMinute?: number;
  side?: Side;
  kind: (typeof COMMENTARY_KINDS)[number];
  text: string;
  isKey: boolean;
  /** Position: 0 to 100, the side attacks to the right. */
  x?: number;
  y?: number;
  /** Milliseconds. */
  at: number;
}

/** Newest first; `lastId` requests older ones. */
export interface CommentaryPage {
  comments: Comment[];
  hasNext: boolean;
  lastId?: string;
}
