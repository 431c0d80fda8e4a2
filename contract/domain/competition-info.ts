import type { Competition } from "./competition.ts";
import type { Match, Source, Team } from "./match.ts";
import type { PlayerRef } from "./player-ref.ts";

/** What is to be known of a competition beside its matches; keys are for the page to make words of. */
export interface CompetitionInfo {
  competition: Competition;
  season: string;
  source: Source;
  /** league, groups, conference or knockout. */
  format: string;
  teams: number;
  matches: number;
  played: number;
  /** Points in basketball. */
  goals: number;
  /** Matchdays of the longest part. */
  rounds?: number;
  ruleSetId: string;
  isProvisionalRule: boolean;
  rules: { key: string; value: string }[];
  /** After points, in their order: `h2h.points`, `overall.goalDifference`. */
  tieBreaks: string[];
  /** Of the seasons before, the latest first. */
  champions: { season: string; team: Team; source: Source }[];
  /** Of those seasons. */
  titles: { team: Team; count: number }[];
  /** Of the season; `value` in goals (points), matches or wins, as the key says. */
  records: { key: string; value: number; match?: Match; team?: Team }[];
  leaders: { key: string; value: number; player: PlayerRef; team?: Team }[];
  sources: { key: string; text?: string }[];
}
