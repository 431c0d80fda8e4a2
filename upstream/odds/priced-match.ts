import type { Pair } from "#contract/domain/match";
import type { Company } from "../data/odds/companies.ts";
import { createRandom, type Random } from "../engine/random.ts";
import type { FairMarket, Spread } from "./fair-prices.ts";
import type { InPlay, Quote } from "./quote-times.ts";

/** 0 the whole match, 1 its first half. */
export type Half = 0 | 1;

/** The chances of a match at an instant, before anyone adds a margin. */
export interface Outlook {
  /** What a handicap counts. */
  lead: Spread;
  /** Who wins: home, draw, away; without a draw where the sport has none. */
  result: FairMarket;
  /** What is still to be scored, and what has been. */
  sum: Spread;
  scored: number;
  /** In play. */
  score?: Pair;
  minute?: number;
}

/** How someone sees a match otherwise than it is: the home side stronger, more goals or points; 0 is as it is. */
export interface View {
  gap: number;
  total: number;
}

export const AS_IT_IS: View = { gap: 0, total: 0 };

/** A match as those see it who make its prices, up to the instant of a call. Instants in milliseconds. */
export interface PricedMatch {
  id: string;
  kickOff: number;
  /** From when on its teams are known. */
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

/** Standard deviations of what nobody knows when the first prices come, and of what companies see otherwise for good. */
const UNKNOWN: View = { gap: 0.05, total: 0.035 };
const OPINION: View = { gap: 0.012, total: 0.01 };
const NEWS = 14;
const DAY = 86_400_000;
/** In which news comes. */
const NEWS_DAYS = 8;

/** Close to normal, with mean 0 and standard deviation 1. */
export const deviate = (random: Random): number =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);

/** What is not known yet at an instant: it comes out piece by piece, all of it until kick-off. */
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

/** How a company sees a match at an instant. */
export function viewOf(pricedMatch: PricedMatch, company: Company, at: number): View {
  const random = createRandom(`opinion ${pricedMatch.id} ${company.id}`);
  const unknown = unknownAt(pricedMatch, at);
  return {
    gap: unknown.gap + deviate(random) * OPINION.gap,
    total: unknown.total + deviate(random) * OPINION.total,
  };
}
