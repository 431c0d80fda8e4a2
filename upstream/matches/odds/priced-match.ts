import type { Pair } from "#contract/domain/match";
import { DAY } from "#contract/time/units";
import type { Company } from "../../data/odds/companies.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { FairMarket, Spread } from "./fair-prices.ts";
import type { InPlay, Quote } from "./quote-times.ts";

/** 0 the whole match, 1 its first half. */
export type Half = 0 | 1;

/** A match's probabilities at an instant, before any margin. */
export interface Outlook {
  /** What a handicap counts. */
  lead: Spread;
  /** The winner: home, draw, away; without a draw in sports that have none. */
  result: FairMarket;
  /** Still to be scored, and scored so far. */
  sum: Spread;
  scored: number;
  /** In play. */
  score?: Pair;
  minute?: number;
}

/**
 * The deviation of someone's view of a match from reality: the home side stronger, more goals or points; 0 is exact.
 */
export interface View {
  gap: number;
  total: number;
}

export const AS_IT_IS: View = { gap: 0, total: 0 };

/** A match from the perspective of price makers, up to a call's instant. Instants in milliseconds. */
export interface PricedMatch {
  id: string;
  kickOff: number;
  /** From when its teams are known. */
  knownAt: number;
  /** The instant of the call. */
  now: number;
  /** When it was called off, if it was. */
  calledOffAt?: number;
  /** Between two lines, in quarters. */
  step: number;
  inPlay(half: Half): InPlay | undefined;
  quotesInPlay(company: Company, half: Half): Quote[];
  outlook(at: number, half: Half, view: View): Outlook;
}

/** Standard deviations of what is unknown when the first prices appear, and of companies' permanent misjudgements. */
const UNKNOWN: View = { gap: 0.05, total: 0.035 };
const OPINION: View = { gap: 0.012, total: 0.01 };
const NEWS = 14;
/** Days before kick-off in which news appears. */
const NEWS_DAYS = 8;

/** Approximately standard normal. */
export const deviate = (random: Random): number =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);

/** What is still unknown at an instant: it is revealed gradually until kick-off. */
function unknownAt({ id, kickOff }: PricedMatch, at: number): View {
  if (at >= kickOff) return AS_IT_IS;
  const random = createRandom(`news ${id}`);
  let view = AS_IT_IS;
  for (let piece = 0; piece < NEWS; piece++) {
    const comesAt = kickOff - NEWS_DAYS * DAY * random.next() ** 2;
    const size = 1 / Math.sqrt(NEWS);
    const [gap, total] = [deviate(random) * size * UNKNOWN.gap, deviate(random) * size * UNKNOWN.total];
    if (comesAt > at) view = { gap: view.gap + gap, total: view.total + total };
  }
  return view;
}

/** A company's view of a match at an instant. */
export function buildView(pricedMatch: PricedMatch, company: Company, at: number): View {
  const random = createRandom(`opinion ${pricedMatch.id} ${company.id}`);
  const unknown = unknownAt(pricedMatch, at);
  return {
    gap: unknown.gap + deviate(random) * OPINION.gap,
    total: unknown.total + deviate(random) * OPINION.total,
  };
}
