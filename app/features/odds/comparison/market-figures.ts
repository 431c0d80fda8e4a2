import type { Match } from "#contract/domain/match";
import type { OddsLine, OddsQuote, Prices } from "#contract/domain/odds";
import { fairProbabilities, overround } from "#contract/odds/margin";
import { wholeHundred } from "#contract/odds/whole-hundred";
import type { Sport } from "#contract/tables/sports";
import type { MarketKind } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";

export type Outcome = "home" | "draw" | "away" | "over" | "under";
export type Stage = OddsQuote["stage"];

/** The outcomes of a market, in display order. */
export function outcomesOf(market: MarketKind, sport: Sport): readonly Outcome[] {
  if (market === "total") return ["over", "under"];
  return market === "winner" && adapterOf(sport).match.hasDraws ? ["home", "draw", "away"] : ["home", "away"];
}

/** The handicap or total of a set of prices. */
export const lineOf = ({ homeLine, total }: Prices): string | undefined => homeLine ?? total;

/**
 * The most informative stage: the latest one; for a finished match or half the last one before the start, since quotes
 * of the final minute already knew the result.
 */
export function decisiveStage(lines: readonly OddsLine[], match: Match): Stage {
  const has = (stage: Stage) => lines.some((line) => line[stage]);
  const isOpen = match.state !== "finished" && lines.some(({ isClosed }) => !isClosed);
  if (isOpen && has("live")) return "live";
  return has("pre") ? "pre" : has("early") ? "early" : "live";
}

/** Statistics of a market over companies with the same line. Prices are decimal; chances 0 to 1. */
export interface MarketFigures {
  /** Number of companies included, and of those with any prices. */
  companies: number;
  ofCompanies: number;
  /** The line that most of them quote; absent if the market has none. */
  line?: string;
  of: readonly { outcome: Outcome; highest: number; median: number; lowest: number; chance: number }[];
  /** The median company's margin; 0.05 is 5 %. */
  margin: number;
}

/** Undefined if no company has prices at that stage. Suspended prices do not count. */
export function marketFigures(
  lines: readonly OddsLine[],
  { stage, outcomes }: { stage: Stage; outcomes: readonly Outcome[] },
): MarketFigures | undefined {
  const quotes = lines
    .map((line) => line[stage])
    .filter((quote) => quote !== undefined && !quote.isSuspended && hasAll(quote.prices, outcomes)) as OddsQuote[];
  const line = mostQuoted(quotes);
  const rows = quotes
    .filter(({ prices }) => lineOf(prices) === line)
    .map(({ prices }) => outcomes.map((outcome) => Number(prices[outcome])));
  if (rows.length === 0) return undefined;
  const chances = rows.map(fairProbabilities);
  return {
    companies: rows.length,
    ofCompanies: quotes.length,
    ...(line !== undefined && { line }),
    of: outcomes.map((outcome, at) => {
      const prices = rows.map((row) => row[at] as number);
      return {
        outcome,
        highest: Math.max(...prices),
        median: medianOf(prices),
        lowest: Math.min(...prices),
        chance: chances.reduce((sum, row) => sum + (row[at] as number), 0) / chances.length,
      };
    }),
    margin: medianOf(rows.map(overround)),
  };
}

const hasAll = (prices: Prices, outcomes: readonly Outcome[]): boolean =>
  outcomes.every((outcome) => Number(prices[outcome]) > 1);

/** On a tie the first. */
function mostQuoted(quotes: readonly OddsQuote[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { prices } of quotes) counts.set(lineOf(prices), (counts.get(lineOf(prices)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The middle value, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export type Movement = "up" | "down" | undefined;

/** Whether a price has risen or fallen since an earlier quote; undefined if the lines differ. */
export function movementOf(before: OddsQuote | undefined, after: OddsQuote, outcome: Outcome): Movement {
  if (!before || lineOf(before.prices) !== lineOf(after.prices)) return undefined;
  const change = Number(after.prices[outcome]) - Number(before.prices[outcome]);
  return change > 0 ? "up" : change < 0 ? "down" : undefined;
}

const percent = (chance: number): number => Math.round(chance * 1000) / 10;

/** Percentages with one decimal that sum to 100. */
export const percentages = (chances: readonly number[]): number[] => wholeHundred(chances.map(percent));
