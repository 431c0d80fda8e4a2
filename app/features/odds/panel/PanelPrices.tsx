import type { TFunction } from "i18next";
import { Fragment, type ReactNode } from "react";
import type { PricedMatch, Prices } from "#contract/domain/odds";
import { mirrored, quartersOf, splitLine } from "#contract/odds/quarters";
import { outcomeClass } from "~/features/odds/outcome-class";
import { Price } from "~/features/odds/Price";
import styles from "./odds-result.module.css";

interface PanelPricesProps {
  priced: PricedMatch;
  odds: NonNullable<PricedMatch["odds"]>;
  t: TFunction<"odds">;
}

/** Closing prices of a past match's markets, with the opening ones, and how they settled for the subject. */
export const PanelPrices = ({ priced: { side, handicap, total, match }, odds, t }: PanelPricesProps) => (
  <dl>
    <MarketPrices
      name={t(`market.${match.sport}.handicap`)}
      quotes={[odds.closing?.handicap, odds.early?.handicap]}
      pricesOf={(prices) => <PriceList line={subjectLine(prices, side)} prices={[prices[side]]} />}
      settled={handicap && <b className={outcomeClass(handicap)}>{t(`settle.${handicap}`)}</b>}
      t={t}
    />
    <MarketPrices
      name={t(`market.${match.sport}.total`)}
      quotes={[odds.closing?.total, odds.early?.total]}
      pricesOf={({ total: line = "", over, under }) => <PriceList line={line} prices={[over, under]} />}
      settled={total && <b className={outcomeClass(total)}>{t(`totalOutcome.${total}`)}</b>}
      t={t}
    />
    <MarketPrices
      name={t(`market.${match.sport}.winner`)}
      quotes={[odds.closing?.winner, odds.early?.winner]}
      pricesOf={({ home, draw, away }) => <PriceList prices={[home, draw, away]} />}
      t={t}
    />
  </dl>
);

interface MarketPricesProps {
  name: string;
  /** The last before kick-off, and the first ever. */
  quotes: readonly [closing: Prices | undefined, opening: Prices | undefined];
  pricesOf(prices: Prices): ReactNode;
  settled?: ReactNode;
  t: TFunction<"odds">;
}

function MarketPrices({ name, quotes: [closing, opening], pricesOf, settled, t }: MarketPricesProps) {
  if (!closing) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">
        {pricesOf(closing)}
        {settled}
        {opening && (
          <small>
            {`${t("panel.opening")} `}
            {pricesOf(opening)}
          </small>
        )}
      </dd>
    </div>
  );
}

interface PriceListProps {
  line?: string;
  prices: readonly (string | undefined)[];
}

/** A line and its prices; missing ones are left out. */
const PriceList = ({ line, prices }: PriceListProps) => (
  <>
    {line !== undefined && (
      <>
        <b className={styles.line}>{line}</b>{" "}
      </>
    )}
    {prices
      .filter((price) => price !== undefined)
      .map((price, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in a fixed order.
        <Fragment key={at}>
          {at > 0 && " "}
          <Price of={price} />
        </Fragment>
      ))}
  </>
);

/** The handicap from the subject's view. */
function subjectLine({ homeLine = "" }: Prices, side: "home" | "away"): string {
  const quarters = quartersOf(homeLine);
  if (quarters === undefined) return homeLine;
  const own = side === "home" ? quarters : mirrored(quarters);
  return own > 0 ? `+${splitLine(own)}` : splitLine(own);
}
