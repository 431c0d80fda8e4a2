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

/** A sentence about something that happened, in the reader's language. */
export interface Comment {
  id: string;
  /** Absent before kick-off and between periods. */
  minute?: number;
  addedMinute?: number;
  side?: Side;
  kind: (typeof COMMENTARY_KINDS)[number];
  text: string;
  isKey: boolean;
  /** Where it happened: 0 to 100, the side attacks to the right. */
  x?: number;
  y?: number;
  /** Milliseconds. */
  at: number;
}

/** Newest first; `lastId` asks for what is older. */
export interface CommentaryPage {
  comments: Comment[];
  hasNext: boolean;
  lastId?: string;
}
