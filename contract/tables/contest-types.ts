import type { Sport } from "./sports.ts";

export type ContestKind = "prediction" | "referral" | "score" | "worldCup" | "video";

interface ContestType {
  /** Number of the specification (section 3). */
  type: 1 | 2 | 3 | 4 | 5;
  kind: ContestKind;
  /** In the addresses of its contests. */
  segment: string;
  /** Set if contests of this type belong to one sport. */
  sport?: Sport;
}

export const CONTEST_TYPES: readonly ContestType[] = [
  { type: 1, kind: "prediction", segment: "prediction" },
  { type: 2, kind: "referral", segment: "topreferral" },
  { type: 3, kind: "score", segment: "matchscore" },
  { type: 4, kind: "worldCup", segment: "worldcup", sport: "football" },
  { type: 5, kind: "video", segment: "tiktok" },
];

const BY_KIND = new Map<ContestKind, ContestType>(CONTEST_TYPES.map((row) => [row.kind, row]));

export const contestTypeOf = (kind: ContestKind): ContestType => BY_KIND.get(kind)!;
