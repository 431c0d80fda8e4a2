import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { OddsQuote } from "#contract/domain/odds";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
import { joinSentences } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import { lineOf, type Outcome } from "./market-figures.ts";
import styles from "./price-history.module.css";
import { quoteLine } from "./quote-rows.ts";
import { type Box, priceScale, timeScale } from "./quote-steps.ts";

// User units; the style sheet keeps the font size equal on small and large screens.
const WIDTH = 360;
const HEIGHT = 200;
const BOX: Box = { left: 34, top: 22, width: 296, height: 156 };
/** Minimum distance between line labels. */
const LABEL_WIDTH = 40;

interface PriceChartView {
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
 * A chart with a step at each change, earliest first. Undefined for fewer than two quotes with all prices.
 */
function priceChart(steps: readonly OddsQuote[], outcomes: readonly Outcome[]): PriceChartView | undefined {
  const shown = steps.filter((quote) => outcomes.every((outcome) => Number(quote.prices[outcome]) > 1));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || shown.length < 2) return undefined;
  const scale = priceScale(
    shown.flatMap(({ prices }) => outcomes.map((outcome) => Number(prices[outcome]))),
    BOX,
  );
  const { xs, kickOffX } = timeScale(shown, BOX);
  const xOf = (at: number): number => xs[at] ?? BOX.left;
  return {
    first,
    last,
    ticks: scale.ticks.map((price) => ({ price, y: scale.yOf(price) })),
    ...(kickOffX !== undefined && { kickOffX }),
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

interface PriceChartProps {
  /** Earliest first. */
  steps: readonly OddsQuote[];
  outcomes: readonly Outcome[];
  format: OfferedFormat | undefined;
  title: string;
  /** Texts of the first and the last time. */
  ends: readonly [from: string, to: string];
}

/** Price history as a drawing, described by the first and last price of each outcome. */
export function PriceChart({ steps, outcomes, format, title, ends: [from, to] }: PriceChartProps) {
  const chart = priceChart(steps, outcomes);
  if (!chart) return null;
  const { first, last, ticks, kickOffX, labels, paths } = chart;
  return (
    <>
      <ChartDescription steps={[first, last]} outcomes={outcomes} format={format} />
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby="od-ct od-cd">
        <title id="od-ct">{title}</title>
        <g className={styles.axes}>
          {ticks.map(({ price, y }) => (
            <Fragment key={price}>
              <path d={`M${BOX.left} ${y}h${BOX.width}`} />
              <text x="2" y={y + 4}>
                {price}
              </text>
            </Fragment>
          ))}
          <text x={BOX.left} y={HEIGHT - 6}>
            {from}
          </text>
          <text x={BOX.left + BOX.width} y={HEIGHT - 6} className={styles.leftOfLine}>
            {to}
          </text>
          {kickOffX !== undefined && <KickOff x={kickOffX} />}
          {labels.map(({ x, text }) => (
            <text key={x} x={x} y="12">
              {text}
            </text>
          ))}
        </g>
        {paths.map(({ outcome, path }) => (
          <path key={outcome} className={pathClass(outcome, outcomes)} d={path} />
        ))}
      </svg>
    </>
  );
}

interface ChartDescriptionProps extends Pick<PriceChartProps, "outcomes" | "format"> {
  steps: readonly [first: OddsQuote, last: OddsQuote];
}

/** The first and last price of each outcome in sentences, for screen readers. */
function ChartDescription({ steps, outcomes, format }: ChartDescriptionProps) {
  const { t, i18n } = useTranslation("odds");
  const sentences = outcomes.map((outcome) =>
    t("history.sentence", { outcome: t(`outcome.${outcome}`), first: `{0 ${outcome}}`, last: `{1 ${outcome}}` }),
  );
  const text = joinSentences(sentences, i18n.language);
  // Splits a sentence at its prices: which step, and of what.
  const parts = text.split(/(\{\d \w+\})/);
  return (
    <p id="od-cd" hidden>
      {parts.map((part) => {
        const [, step, outcome] = /^\{(\d) (\w+)\}$/.exec(part) ?? [];
        const price = outcome && steps[Number(step)]?.prices[outcome as Outcome];
        if (!outcome) return part;
        return price ? <Price key={part} of={price} format={format} /> : "–";
      })}
    </p>
  );
}

/** The start of in-play prices. */
function KickOff({ x }: { x: number }) {
  const { t } = useTranslation("odds");
  return (
    <>
      <path className={styles.kickOff} d={`M${x} ${BOX.top}v${BOX.height}`} />
      <text x={x} y={HEIGHT - 6} className={styles.ofLine}>
        {t("stage.live")}
      </text>
    </>
  );
}

/** Legend of the chart's paths. */
export function ChartLegend({ outcomes }: Pick<PriceChartProps, "outcomes">) {
  const { t } = useTranslation("odds");
  return (
    <ul className={styles.legend}>
      {outcomes.map((outcome) => (
        <li key={outcome}>
          <svg viewBox="0 0 24 4" aria-hidden="true">
            <path className={pathClass(outcome, outcomes)} d="M0 2H24" />
          </svg>
          {t(`outcome.${outcome}`)}
        </li>
      ))}
    </ul>
  );
}

const SIDES: Partial<Record<Outcome, string | undefined>> = { home: styles.home, away: styles.away };

/** Sides are in their colours. The last of two outcomes looks like the last of three. */
const pathClass = (outcome: Outcome, outcomes: readonly Outcome[]): string => {
  const at = outcomes.indexOf(outcome);
  return classNames(
    styles.prices,
    at > 0 && (at === outcomes.length - 1 ? styles.last : styles.middle),
    SIDES[outcome],
  );
};
