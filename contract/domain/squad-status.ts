import type { LineUpAbsence } from "./line-ups.ts";

export interface SquadStatus {
  home: LineUpAbsence[];
  away: LineUpAbsence[];
  /** Milliseconds. */
  updatedAt: number;
}
