import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { OddsQuote } from "#contract/domain/odds";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
import { classNames } from "~/ui/class-names";
import type { Outcome } from "./market-figures.ts";
import { BOX, HEIGHT, priceChart, WIDTH } from "./price-chart.ts";
import styles from "./price-history.module.css";

interface PriceChartProps {
  /** Earliest first. */
  steps: readonly OddsQuote[];
  outcomes: readonly Outcome[];
  format: OfferedFormat | undefined;
  title: string;
}

/** Price history as a drawing, described by the first and last price of each outcome. */
export function PriceChart({ steps, outcomes, format, title }: PriceChartProps) {
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
  const { t } = useTranslation("odds");
  const text = outcomes
    .map((outcome) =>
      t("history.sentence", { outcome: t(`outcome.${outcome}`), first: `{0 ${outcome}}`, last: `{1 ${outcome}}` }),
    )
    .join(" ");
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
  const isLate = x > WIDTH / 2;
  return (
    <>
      <path className={styles.kickOff} d={`M${x} ${BOX.top}v${BOX.height}`} />
      <text x={isLate ? x - 3 : x + 3} y={HEIGHT - 6} className={isLate ? styles.leftOfLine : undefined}>
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

/** The last of two outcomes looks like the last of three. */
const pathClass = (outcome: Outcome, outcomes: readonly Outcome[]): string => {
  const at = outcomes.indexOf(outcome);
  return classNames(styles.prices, at > 0 && (at === outcomes.length - 1 ? styles.last : styles.middle));
};
