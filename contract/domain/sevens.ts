import type { SevensCategory, SevensTree } from "../tables/sevens.ts";
import type { Bracket } from "./bracket.ts";
import type { Competition } from "./competition.ts";
import type { Match } from "./match.ts";

export type { SevensCategory, SevensTree } from "../tables/sevens.ts";

export interface SevensMatch {
  match: Match;
  category: SevensCategory;
  pitch: string;
  /** Minutes. */
  halfLength: number;
  /** For a knockout match. */
  tree?: SevensTree;
}

export interface SevensMatchList {
  groups: { competition: Competition; matches: SevensMatch[] }[];
}

export interface SevensMatchInfo extends SevensMatch {
  competition: Competition;
  season: string;
  /** Extra time was ended by its first goal. */
  isGoldenGoal: boolean;
}

/** What a camera shows; its address is a separate call for members. */
export interface LiveVideo {
  id: string;
  title: string;
  pitch: string;
  isLive: boolean;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt?: number;
}

export interface SevensKnockout {
  category: SevensCategory;
  /** The year. */
  season: string;
  trees: { tree: SevensTree; bracket: Bracket }[];
}
