/** A club as a transfer or a statistic names it; without an id it has no page. */
export interface ClubRef {
  name: string;
  id?: string;
  /** Slug of the English name. */
  key?: string;
}

/** A head coach, as a team names him. */
export interface CoachRef {
  name: string;
  id?: string;
  key?: string;
  isFallbackName?: true;
}

/** How a player changed clubs; `fee` has one in euros, `unknown` is all else. */
export const TRANSFER_KINDS = ["fee", "loan", "free", "unknown"] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export interface TransferTerms {
  kind: TransferKind;
  feeEur?: number;
}

export interface Trophy {
  competition: string;
  competitionId?: string;
  country?: string;
  isWinner: boolean;
  /** Latest first, as the competition writes them: 2025-26, 2026. */
  seasons: string[];
}

/** A time in which a player could not play. Dates are YYYY-MM-DD; without an end it goes on. */
export interface Spell {
  /** A key that words are made of (`hamstring`, `illness` …), or a supplier's own word. */
  reason: string;
  from?: string;
  until?: string;
}

/** What was counted of a football player; a number that nobody counted is absent. */
export interface FootballCounts {
  appearances?: number;
  starts?: number;
  cameOn?: number;
  wentOff?: number;
  minutes?: number;
  goals?: number;
  penaltyGoals?: number;
  assists?: number;
  yellow?: number;
  secondYellow?: number;
  red?: number;
  /** Decimal text, 3.0 to 10.0. */
  rating?: string;
}

/** Averages of a basketball player, decimal texts; percentages 0 to 100. What nobody counted is absent. */
export interface BasketballAverages {
  games?: number;
  starts?: number;
  minutes?: string;
  points?: string;
  rebounds?: string;
  assists?: string;
  steals?: string;
  blocks?: string;
  turnovers?: string;
  fouls?: string;
  fieldGoalPct?: string;
  threePointPct?: string;
  freeThrowPct?: string;
}
