import type { Settle, TotalOutcome } from "../odds/settle.ts";
import type { Competition } from "./competition.ts";
import type { Match, Pair, Side } from "./match.ts";

export type { Settle, TotalOutcome } from "../odds/settle.ts";

// Prices are information: numbers of companies, without a link. All of them are decimal, as text; lines are too.

export interface BookmakerRef {
  id: number;
  name: string;
}

/** Handicap, total, who wins; basketball's spread, total, money line; football's also of the first half. */
export type OddsMarket = "AH" | "OU" | "1X2" | "AH_H1" | "OU_H1" | "1X2_H1" | "SPREAD" | "TOTAL" | "ML";

/** Prices of a market's sides: home and away of a handicap, over and under of a total, home, draw and away. */
export interface Prices {
  /** Goals or points that are added to the home side. */
  homeLine?: string;
  total?: string;
  home?: string;
  draw?: string;
  away?: string;
  over?: string;
  under?: string;
}

export interface OddsQuote {
  stage: "early" | "pre" | "live";
  prices: Prices;
  /** Not offered at present; where false, of some companies, only not known. */
  isSuspended: boolean;
  /** Instant in milliseconds; absent where the source does not tell. */
  at?: number;
  /** In play: a handicap counts what is scored from this score on. */
  scoreAtQuote?: Pair;
  minuteAtQuote?: number;
}

/** One company's prices of one line in their stages. */
export interface OddsLine {
  bookmaker: BookmakerRef;
  market: OddsMarket;
  /** 1 is the main line. */
  lineIndex: number;
  early?: OddsQuote;
  pre?: OddsQuote;
  live?: OddsQuote;
  /** Of the line where it moved, else of the first price, since the quote before. */
  move: "up" | "down" | "same";
  /** Nothing more will come. */
  isClosed: boolean;
  /** Latest first, at most 200; only of a company that was asked for. */
  history: OddsQuote[];
}

/** One company, its main lines of the three markets. */
export interface OddsStages {
  companies: BookmakerRef[];
  handicap?: OddsLine;
  total?: OddsLine;
  winner?: OddsLine;
}

export interface OddsBoard {
  companies: BookmakerRef[];
  lines: OddsLine[];
  /** Handicaps to choose among. */
  labels: string[];
}

/** Home, draw, away; without a draw in basketball. */
export interface OddsComparison {
  lines: OddsLine[];
  summary?: {
    /** How many companies the figures are of. */
    companies: number;
    average: Prices;
    highest: Prices;
    lowest: Prices;
    /** Percent, the margin taken out; they sum to 100. */
    fair: { home: number; draw?: number; away: number };
    /** Of the average prices, in percent. */
    overround: number;
  };
}

/** Percent that sum to 100. */
export interface WinRate {
  home: number;
  draw?: number;
  away: number;
  source: "model" | "odds" | "votes";
  /** Of how many companies, or votes. */
  sample?: number;
  /** Instant in milliseconds. */
  at: number;
}

export type PanelMarket = "AH" | "OU" | "1X2";

/** Prices of a past match before kick-off. */
export interface PastPrices {
  handicap?: Prices;
  total?: Prices;
  winner?: Prices;
}

/** A decided match as the subject of a panel looks back on it. */
export interface PricedMatch {
  match: Match;
  odds?: { bookmakerId: number; early?: PastPrices; closing?: PastPrices };
  side: Side;
  result: "W" | "D" | "L";
  /** By the closing lines, where there are any. */
  handicap?: Settle;
  total?: TotalOutcome;
}

/** Past matches with their prices, and how they went against them. Percentages come with what they are of. */
export interface OddsPanel {
  companies: BookmakerRef[];
  durations: number[];
  labels: string[];
  /** Of the matches found, before a choice among them. */
  competitions: Competition[];
  matches: PricedMatch[];
  tally: {
    played: number;
    won: number;
    drawn: number;
    lost: number;
    handicap: Record<"win" | "halfWin" | "push" | "halfLose" | "lose", number>;
    total: Record<"over" | "halfOver" | "push" | "halfUnder" | "under", number>;
    /** Won or half won, of those with a price that were not pushed. */
    handicapShare?: { percent: number; of: number };
    overShare?: { percent: number; of: number };
  };
  /** Latest first: W, D, L; for a handicap W, P, L; for a total O, P, U. */
  streak: string;
}
