import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { OddsLine } from "#contract/domain/odds";
import odds from "~/features/odds/odds.module.css";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import type { OddsData } from "./load-odds.server.ts";
import { Movement } from "./Movement.tsx";
import { outcomesOf } from "./market-figures.ts";
import page from "./match-odds.module.css";
import { ChartLegend, PriceChart } from "./PriceChart.tsx";
import styles from "./price-history.module.css";
import { type QuoteRowView, quoteRows } from "./quote-rows.ts";
import { quoteSteps } from "./quote-steps.ts";

interface PriceHistoryProps {
  line: OddsLine;
  data: OddsData;
  locale: Page["locale"];
}

/** A company's price history on its main line: a chart and a table. Empty for fewer than two quotes. */
export function PriceHistory({ line, data, locale }: PriceHistoryProps) {
  const { t } = useTranslation("odds");
  const { choice, head, timeZone } = data;
  const outcomes = outcomesOf(choice.market, head.about.sport);
  const steps = quoteSteps(line.history, outcomes);
  if (steps.length < 2) return <div id="od-history" className={styles.history} />;
  const title = t("history.of", { company: line.bookmaker.name });
  const rows = quoteRows(steps, { outcomes, locale, timeZone });
  const ends = [rows.at(-1)?.when ?? "", rows[0]?.when ?? ""] as const;
  return (
    <div id="od-history" className={styles.history}>
      <h3>{t("history.title")}</h3>
      <PriceChart steps={steps.toReversed()} outcomes={outcomes} format={choice.format} title={title} ends={ends} />
      <ChartLegend outcomes={outcomes} />
      <p>{t("history.about")}</p>
      <details>
        <summary>{t("history.table")}</summary>
        <QuoteTable rows={rows} title={title} choice={choice} />
      </details>
    </div>
  );
}

interface QuoteRowProps {
  of: QuoteRowView;
  hasLine: boolean;
  format: OfferedFormat | undefined;
  t: TFunction<"odds">;
}

/** A change of a company's prices: its time and the new prices. */
const QuoteRow = ({ of, hasLine, format, t }: QuoteRowProps) => (
  <tr data-g={of.id}>
    <th scope="row">
      {of.when ?? t(`stage.${of.stage}`)}
      {of.score !== undefined && (
        <>
          {" "}
          <small>{of.score}</small>
        </>
      )}
    </th>
    {hasLine && <td>{of.line}</td>}
    {of.isSuspended ? (
      <td colSpan={of.prices.length} className={odds.suspended}>
        {t("suspended")}
      </td>
    ) : (
      of.prices.map(({ outcome, price, movement }) => (
        <td key={outcome}>
          {price === undefined ? "–" : <Price of={price} format={format} />}
          <Movement direction={movement} t={t} />
        </td>
      ))
    )}
  </tr>
);

/** The row as a fragment. */
const quoteRowFragment = (props: QuoteRowProps, locale: string): Fragment => ({
  key: `odds quote ${locale} ${props.hasLine} ${props.format} ${JSON.stringify(props.of)}`,
  render: () => <QuoteRow {...props} />,
});

interface QuoteTableProps extends Pick<OddsData, "choice"> {
  /** Latest first. */
  rows: readonly QuoteRowView[];
  title: string;
}

/** All changes. */
function QuoteTable({ rows, title, choice: { market, format } }: QuoteTableProps) {
  const { t, i18n } = useTranslation("odds");
  const hasLine = market !== "winner";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <section className={page.scroll} tabIndex={0} aria-label={title}>
      <HoldUntilParsedTable className={classNames(odds.table, "tabular")}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t("history.when")}</th>
            {hasLine && <th scope="col">{t("line")}</th>}
            {rows[0]?.prices.map(({ outcome }) => (
              <th scope="col" key={outcome}>
                {t(`outcome.${outcome}`)}
              </th>
            ))}
          </tr>
        </thead>
        <Fragments as="tbody" of={rows.map((of) => quoteRowFragment({ of, hasLine, format, t }, i18n.language))} />
      </HoldUntilParsedTable>
    </section>
  );
}
