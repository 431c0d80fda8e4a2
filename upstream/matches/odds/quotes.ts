import type { Quarters } from "#contract/odds/quarters";
import type { Company } from "../../data/odds/companies.ts";
import { type FairMarket, handicapAt, mainHandicap, mainTotal, totalAt } from "./fair-prices.ts";
import { priced } from "./price-ladder.ts";
import { buildView, type Half, type Outlook, type PricedMatch } from "./priced-match.ts";
import { type Quote, timesBefore } from "./quote-times.ts";

/** Handicap (and spread), total, winner (and money line). */
export type Market = "AH" | "OU" | "1X2";

/** Early, before kick-off, in play. */
export type Stage = 1 | 2 | 3;

/** One company's prices at one instant (milliseconds): home, away of AH; over, under; home, draw, away. Decimal. */
export interface Row {
  stage: Stage;
  /** Absent if a source does not give it. */
  at?: number;
  line?: Quarters;
  prices: readonly number[];
  isSuspended: boolean;
  scoreAtQuote?: readonly [number, number];
  minuteAtQuote?: number;
}

export interface Line {
  companyId: number;
  /** 1 is the line nearest to even money; 2 and 3 are those beside it. */
  lineIndex: number;
  early?: Row;
  pre?: Row;
  live?: Row;
  move: "up" | "down" | "same";
  /** No more prices will follow. */
  isClosed: boolean;
  /** Latest first; only if requested. */
  history?: Row[];
}

export const LINES: Record<Market, readonly number[]> = { AH: [1, 2, 3], OU: [1, 2, 3], "1X2": [1] };
/** Of a history. */
export const MOST_ROWS = 200;
/** Percent. */
const MOST_MARGIN = 7;
const OF_HALF = 0.8;
const IN_PLAY = 0.4;

/** An update by a company, and the instant of the price in it. */
interface StagedQuote extends Quote {
  stage: Stage;
  pricedAt: number;
}

/** A company's updates before kick-off, up to now, in order. */
function quotesBefore(pricedMatch: PricedMatch, company: Company): StagedQuote[] {
  const { kickOff, knownAt, now, id, calledOffAt = now } = pricedMatch;
  const times = timesBefore(company, `${id} ${company.id}`, kickOff, knownAt, Math.min(now, calledOffAt));
  return times.map((at, index) => ({ at, pricedAt: at, isSuspended: false, stage: index === 0 ? 1 : 2 }));
}

/** The same in play. A pause repeats the price before it; a company that does not show it has no update. */
function stagedInPlay(pricedMatch: PricedMatch, company: Company, half: Half, showsSuspension: boolean): StagedQuote[] {
  const staged: StagedQuote[] = [];
  let offered: number | undefined;
  for (const quote of pricedMatch.quotesInPlay(company, half)) {
    if (!quote.isSuspended) offered = quote.at;
    else if (!showsSuspension) continue;
    if (offered !== undefined) staged.push({ ...quote, stage: 3, pricedAt: offered });
  }
  return staged;
}

const marginOf = ({ margins }: Company, market: Market, half: Half, stage: Stage, sides: number): number => {
  const own = market === "1X2" && sides === 3 ? margins[1] : margins[0];
  return Math.min(MOST_MARGIN, own + half * OF_HALF + (stage === 3 ? IN_PLAY : 0)) / 100;
};

/** Lines 2 and 3 are a step below and above the main one; a total already passed has no line below. */
function fairMarket({ lead, result, sum, scored }: Outlook, market: Market, index: number, step: number): FairMarket {
  if (market === "1X2") return result;
  const main = market === "AH" ? mainHandicap(lead, step) : mainTotal(sum, step, scored);
  if (index === 1) return main;
  const line = main.line! + (index === 2 ? -step : step);
  if (market === "AH") return handicapAt(lead, line);
  return totalAt(sum, Math.max(line, 4 * scored + step), scored);
}

/** One company's prices for the markets of a match, computed on demand. */
export class CompanyPrices {
  readonly pricedMatch: PricedMatch;
  readonly company: Company;
  readonly half: Half;
  readonly #showsSuspension: boolean;
  readonly #before: readonly StagedQuote[];
  #all: readonly StagedQuote[] | undefined;
  readonly #outlooks = new Map<number, Outlook>();

  constructor(pricedMatch: PricedMatch, company: Company, half: Half, showsSuspension: boolean) {
    this.pricedMatch = pricedMatch;
    this.company = company;
    this.half = half;
    this.#showsSuspension = showsSuspension;
    this.#before = quotesBefore(pricedMatch, company);
  }

  get #said(): readonly StagedQuote[] {
    this.#all ??= [...this.#before, ...stagedInPlay(this.pricedMatch, this.company, this.half, this.#showsSuspension)];
    return this.#all;
  }

  line(market: Market, lineIndex: number, hasHistory: boolean): Line | undefined {
    const latest = this.#said.at(-1);
    if (!latest) return undefined;
    const row = (staged: StagedQuote | undefined) => staged && this.#row(staged, market, lineIndex);
    const stage = (wanted: Stage) => row(this.#said.findLast((staged) => staged.stage === wanted));
    const [early, pre, live] = [stage(1), stage(2), stage(3)];
    const before = row(this.#said.findLast(({ pricedAt }) => pricedAt < latest.pricedAt));
    return {
      companyId: this.company.id,
      lineIndex,
      ...(early && { early }),
      ...(pre && { pre }),
      ...(live && { live }),
      move: moveOf(before, live ?? pre ?? early),
      isClosed: this.pricedMatch.calledOffAt !== undefined || this.pricedMatch.inPlay(this.half)?.end !== undefined,
      ...(hasHistory && { history: this.#history(market, lineIndex) }),
    };
  }

  /** The first price and the last one before kick-off. */
  before(market: Market): { early?: Row; close?: Row } {
    const early = this.#before[0];
    const close = this.#before.at(-1);
    return {
      ...(early && { early: this.#row(early, market, 1) }),
      ...(close && { close: this.#row(close, market, 1) }),
    };
  }

  #history(market: Market, lineIndex: number): Row[] {
    return this.#said
      .slice(-MOST_ROWS)
      .toReversed()
      .map((staged) => this.#row(staged, market, lineIndex));
  }

  #outlook(at: number): Outlook {
    const known = this.#outlooks.get(at);
    if (known) return known;
    const outlook = this.pricedMatch.outlook(at, this.half, buildView(this.pricedMatch, this.company, at));
    this.#outlooks.set(at, outlook);
    return outlook;
  }

  #row({ stage, at, pricedAt, isSuspended }: StagedQuote, market: Market, lineIndex: number): Row {
    const outlook = this.#outlook(pricedAt);
    const { line, chances } = fairMarket(outlook, market, lineIndex, this.pricedMatch.step);
    const margin = marginOf(this.company, market, this.half, stage, chances.length);
    const { score, minute } = outlook;
    return {
      stage,
      at,
      ...(line !== undefined && { line }),
      prices: priced(chances, margin, this.company.ladder),
      isSuspended,
      ...(stage === 3 && score && { scoreAtQuote: score }),
      ...(stage === 3 && minute !== undefined && { minuteAtQuote: minute }),
    };
  }
}

/** Of the line if it has moved, else of the first price. */
export function moveOf(before: Row | undefined, now: Row | undefined): Line["move"] {
  if (!before || !now) return "same";
  const change = (now.line ?? 0) - (before.line ?? 0) || now.prices[0]! - before.prices[0]!;
  return change === 0 ? "same" : change > 0 ? "up" : "down";
}
