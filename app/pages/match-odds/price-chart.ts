import type { OddsQuote } from "#contract/domain/odds";
import { lineOf, type Outcome } from "./market-figures.ts";
import { quoteLine } from "./quote-line.ts";
import { type Box, priceScale } from "./quote-steps.ts";

// User units; the style sheet keeps the font size equal on small and large screens.
export const WIDTH = 360;
export const HEIGHT = 200;
export const BOX: Box = { left: 34, top: 22, width: 296, height: 156 };
/** Minimum distance between line labels. */
const LABEL_WIDTH = 40;

export interface PriceChartView {
  first: OddsQuote;
  last: OddsQuote;
  ticks: readonly { price: number; y: number }[];
  /** The start of in-play prices. */
  kickOffX?: number;
  /** Line changes, as far as their labels fit. */
  labels: readonly { x: number; text: string }[];
  paths: readonly { outcome: Outcome; path: string }[];
}

/**
 * A chart with one step per change, earliest first: ten days and 90 minutes have no common time scale. Undefined for
 * fewer than two quotes with all prices.
 */
export function priceChart(steps: readonly OddsQuote[], outcomes: readonly Outcome[]): PriceChartView | undefined {
  const shown = steps.filter((quote) => outcomes.every((outcome) => Number(quote.prices[outcome]) > 1));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || shown.length < 2) return undefined;
  const scale = priceScale(
    shown.flatMap(({ prices }) => outcomes.map((outcome) => Number(prices[outcome]))),
    BOX,
  );
  const step = BOX.width / (shown.length - 1);
  const xOf = (at: number): number => Math.round((BOX.left + at * step) * 10) / 10;
  const kickOff = shown.findIndex(({ stage }) => stage === "live");
  return {
    first,
    last,
    ticks: scale.ticks.map((price) => ({ price, y: scale.yOf(price) })),
    ...(kickOff > 0 && { kickOffX: xOf(kickOff) }),
    labels: lineLabels(shown, xOf),
    paths: outcomes.map((outcome) => ({
      outcome,
      path: stepPath(
        shown.map(({ prices }, at): Point => [xOf(at), scale.yOf(Number(prices[outcome]))]),
        shown,
      ),
    })),
  };
}

type Point = readonly [x: number, y: number];

/** A quote is valid until the next: horizontal first, then vertical. A change of line breaks the path. */
const stepPath = (points: readonly Point[], quotes: readonly OddsQuote[]): string =>
  points
    .map(([x, y], at) => {
      const before = quotes[at - 1];
      const isSameLine = before && lineOf(before.prices) === lineOf((quotes[at] as OddsQuote).prices);
      return isSameLine ? `H${x}V${y}` : `${at === 0 ? "" : `H${x}`}M${x} ${y}`;
    })
    .join("");

function lineLabels(shown: readonly OddsQuote[], xOf: (at: number) => number): PriceChartView["labels"] {
  let free = 0;
  return shown.flatMap((quote, at) => {
    const before = shown[at - 1];
    const line = lineOf(quote.prices);
    if (line === undefined || (before && lineOf(before.prices) === line)) return [];
    const x = Math.min(xOf(at), WIDTH - LABEL_WIDTH);
    if (x < free) return [];
    free = x + LABEL_WIDTH;
    return [{ x, text: quoteLine(quote.prices) }];
  });
}
