import type { KnockoutStage } from "../tables/stages.ts";
import type { Match, Pair, Side, Team } from "./match.ts";

/**
 * How a tie was decided: in regulation time, on aggregate, by away goals, in extra time, by a shoot-out, in a replay,
 * by a series, by walkover, by lot.
 */
export const DECIDED_BY = ["FT", "AGG", "AWAY_GOALS", "ET", "PENS", "REPLAY", "SERIES", "WALKOVER", "COIN"] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

export const EXTRA_TIME = ["always", "never", "finalOnly"] as const;
export type ExtraTime = (typeof EXTRA_TIME)[number];

/** Where a team of a tie will come from while it is unknown; translated when rendering. */
export type Placeholder =
  /** The winner or loser of a tie of an earlier round. */
  | { kind: "winner" | "loser"; tieId: string }
  /** A place in a group. */
  | { kind: "group"; rank: number; group: string }
  /** One of the best third-placed teams, of one of these groups. */
  | { kind: "third"; groups: readonly string[] }
  /** A place in the league phase or a conference. */
  | { kind: "rank"; rank: number; conference?: string };

/** A place in a tie: a team, where it will come from, or unknown. */
export interface Slot {
  team?: Team;
  placeholder?: Placeholder;
}

export interface Tie {
  /** Stage and number within it: quarter_final-2. */
  id: string;
  /** From 1, down the tree: the winners of ties 2k - 1 and 2k meet in tie k of the next round. */
  order: number;
  /** Sides of the first match. */
  home: Slot;
  away: Slot;
  /** One match, two legs, or the games of a series so far, in order of play. */
  matches: Match[];
  legs: 1 | 2;
  bestOf?: number;
  /** Goals of both legs, extra time included, shoot-outs excluded. */
  aggregate?: Pair;
  /** Games won in a series. */
  seriesWins?: Pair;
  awayGoalsRule: boolean;
  extraTime: ExtraTime;
  decidedBy?: DecidedBy;
  winner?: Side;
  /** Where the winner advances to. */
  feeds?: { tieId: string; slot: Side };
}

export interface BracketRound {
  stage: KnockoutStage;
  ties: Tie[];
}

/** The knock-out rounds of a season, from the first to the final. */
export interface Bracket {
  rounds: BracketRound[];
  /** Who wins the final goes up a league, and is champion of nothing. */
  isForPromotion?: true;
  thirdPlace?: Tie;
}
