import type { Sport } from "./sports.ts";

interface ContestType {
  /** Number of the specification (section 3). */
  type: number;
  /** In the addresses of its contests. */
  segment: string;
  /** Where contests of this type are of one sport only. */
  sport?: Sport;
}

export const CONTEST_TYPES: readonly ContestType[] = [
  { type: 1, segment: "prediction" },
  { type: 2, segment: "topreferral" },
  { type: 3, segment: "matchscore" },
  { type: 4, segment: "worldcup", sport: "football" },
  { type: 5, segment: "tiktok" },
];
