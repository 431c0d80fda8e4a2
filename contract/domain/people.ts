/** A club as named in a transfer or statistic; without an id it has no page. */
export interface ClubRef {
  name: string;
  id?: string;
  /** Slug of the English name. */
  key?: string;
}

/** A head coach, as named by a team. */
export interface CoachRef {
  name: string;
  id?: string;
  key?: string;
  isFallbackName?: true;
}

/**
 * How a player changed clubs; `fee` has an amount in euros, `youth` is who came up at the club, `unknown` is everything
 * else.
 */
export const TRANSFER_KINDS = [
  "fee",
  "loan",
  "loan_end",
  "free",
  "youth",
  "draft",
  "trade",
  "retired",
  "unknown",
] as const;
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
  /** Latest first, in the competition's notation: 2025-26, 2026. */
  seasons: string[];
}

/** A period of absence. Dates are YYYY-MM-DD; without an end it is ongoing. */
export interface Spell {
  /** Translation key (`hamstring`, `illness` …), or a supplier's own word. */
  reason: string;
  from?: string;
  until?: string;
}

/** Statistics of a football player; those not counted are absent. */
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

/** Averages of a basketball player, decimal text; percentages 0 to 100. Those not counted are absent. */
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

/** A player as named in a list, event or line-up. */
export interface PlayerRef {
  /** Absent if a source gives only a name: they have no page then. */
  id?: string;
  /** Slug of the English name. */
  key?: string;
  name: string;
  /** Shirt number. */
  number?: number;
  /** The name is English because the language has none. */
  isFallbackName?: true;
}
