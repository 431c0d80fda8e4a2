import type { Settle, TotalOutcome } from "../odds/settle.ts";
import type { Competition } from "./competition.ts";
import type { Match, Pair, Side } from "./match.ts";

export type { Settle, TotalOutcome } from "../odds/settle.ts";

// Prices are information: company numbers, no links. Prices and lines are decimal text.

export interface BookmakerRef {
  id: number;
  name: string;
}

/** Handicap, total, winner; basketball's spread, total, money line; football's also for the first half. */
export type OddsMarket = "AH" | "OU" | "1X2" | "AH_H1" | "OU_H1" | "1X2_H1" | "SPREAD" | "TOTAL" | "ML";

/** Prices of a market's sides: home and away for a handicap, over and under for a total, or home, draw and away. */
export interface Prices {
  /** Goals or points added to the home side. */
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
  /** Not offered at present; for some companies false may mean unknown. */
  isSuspended: boolean;
  /** Instant in milliseconds; absent if the source does not report it. */
  at?: number;
  /** In play: a handicap counts goals from this score on. */
  scoreAtQuote?: Pair;
  minuteAtQuote?: number;
}

/** One company's prices of one line by stage. */
export interface OddsLine {
  bookmaker: BookmakerRef;
  market: OddsMarket;
  /** 1 is the main line. */
  lineIndex: number;
  early?: OddsQuote;
  pre?: OddsQuote;
  live?: OddsQuote;
  /** Of the line if it moved, else of the first price, since the previous quote. */
  move: "up" | "down" | "same";
  /** No more quotes will follow. */
  isClosed: boolean;
  /** Latest first, at most 200; only for a requested company. */
  history: OddsQuote[];
}

/** One company's main lines of the three markets. */
export interface OddsStages {
  companies: BookmakerRef[];
  handicap?: OddsLine;
  total?: OddsLine;
  winner?: OddsLine;
}

export interface OddsBoard {
  companies: BookmakerRef[];
  lines: OddsLine[];
  /** Handicaps to choose from. */
  labels: string[];
}

/** Home, draw, away; no draw in basketball. */
export interface OddsComparison {
  lines: OddsLine[];
  summary?: {
    /** Number of companies behind the figures. */
    companies: number;
    average: Prices;
    highest: Prices;
    lowest: Prices;
    /** Percent without the margin; they sum to 100. */
    fair: { home: number; draw?: number; away: number };
    /** Of the average prices, in percent. */
    overround: number;
  };
}

/** Prices of the winner beside a match in a list, from before kick-off. */
export interface RowPrices {
  matchId: string;
  bookmakerId: number;
  prices: Prices;
}

/** Percentages that sum to 100. */
export interface WinRate {
  home: number;
  draw?: number;
  away: number;
  source: "model" | "odds" | "votes";
  /** Number of companies, or votes. */
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

/** A finished match from the view of a panel's subject. */
export interface PricedMatch {
  match: Match;
  odds?: { bookmakerId: number; early?: PastPrices; closing?: PastPrices };
  side: Side;
  result: "W" | "D" | "L";
  /** By the closing lines, if any. */
  handicap?: Settle;
  total?: TotalOutcome;
}

/** Past matches with their prices, and results against them. Percentages come with their base. */
export interface OddsPanel {
  companies: BookmakerRef[];
  durations: number[];
  labels: string[];
  /** Of the matches found, before filtering. */
  competitions: Competition[];
  matches: PricedMatch[];
  tally: {
    played: number;
    won: number;
    drawn: number;
    lost: number;
    handicap: Record<"win" | "halfWin" | "push" | "halfLose" | "lose", number>;
    total: Record<"over" | "halfOver" | "push" | "halfUnder" | "under", number>;
    /** Won or half won, of the priced matches that were not pushed. */
    handicapShare?: { percent: number; of: number };
    overShare?: { percent: number; of: number };
  };
  /** Latest first: W, D, L; for a handicap W, P, L; for a total O, P, U. */
  streak: string;
}
