import { useTranslation } from "react-i18next";
import type { OddsLine, OddsQuote } from "#contract/domain/odds";
import { Section } from "~/features/entity/Section";
import odds from "~/features/odds/odds.module.css";
import { MARKET_KINDS, type MarketKind, type OddsChoice } from "~/features/odds/odds-choice";
import { Price } from "~/features/odds/Price";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import type { CompanyData, OddsData } from "./load-odds.server.ts";
import { outcomesOf } from "./market-figures.ts";
import styles from "./match-odds.module.css";
import { PriceHistory } from "./PriceHistory.tsx";
import { quoteLine } from "./quote-rows.ts";

interface CompanySectionProps {
  company: CompanyData;
  data: OddsData;
  page: Page;
}

/** One company: its three markets by stage, the market's price history, and its other lines. */
export function CompanySection({ company, data, page }: CompanySectionProps) {
  const { t } = useTranslation("odds");
  const main = company.lines.find(({ lineIndex }) => lineIndex === 1);
  const others = company.lines.filter(({ lineIndex }) => lineIndex > 1);
  return (
    <Section title={company.name} id="company">
      {main && <PriceHistory line={main} data={data} locale={page.locale} />}
      {others.length > 0 && <OtherLines lines={others} data={data} />}
      {company.stages && (
        <>
          <h3 className={styles.subtitle}>{t("allMarkets")}</h3>
          {MARKET_KINDS.map((market) => {
            const line = company.stages?.[market];
            return line && <StagesTable key={market} market={market} line={line} data={data} />;
          })}
        </>
      )}
    </Section>
  );
}

/** The stages of a market, stacked. */
function StagesTable({ market, line, data }: { market: MarketKind; line: OddsLine; data: OddsData }) {
  const { t } = useTranslation("odds");
  const { sport } = data.head.about;
  const name = t(`market.${sport}.${market}`);
  const quotes = (["early", "pre", "live"] as const).flatMap((stage) => line[stage] ?? []);
  return (
    <HoldUntilParsedTable className={classNames(odds.table, styles.markets, "tabular")}>
      <caption>{name}</caption>
      <Heads market={market} data={data} first={t("stages")} />
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.stage}>
            <th scope="row">{t(`stage.${quote.stage}`)}</th>
            <Cells quote={quote} market={market} data={data} />
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}

/** Current prices of the lines besides the main one. */
function OtherLines({ lines, data }: { lines: readonly OddsLine[]; data: OddsData }) {
  const { t } = useTranslation("odds");
  const { market } = data.choice;
  return (
    <HoldUntilParsedTable className={classNames(odds.table, styles.markets, "tabular")}>
      <caption>{t("otherLines")}</caption>
      <Heads market={market} data={data} first={t("stages")} />
      <tbody>
        {lines.map((line) => {
          const quote = line.live ?? line.pre ?? line.early;
          return (
            quote && (
              <tr key={line.lineIndex}>
                <th scope="row">{t(`stage.${quote.stage}`)}</th>
                <Cells quote={quote} market={market} data={data} />
              </tr>
            )
          );
        })}
      </tbody>
    </HoldUntilParsedTable>
  );
}

function Heads({ market, data, first }: { market: MarketKind; data: OddsData; first: string }) {
  const { t } = useTranslation("odds");
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{first}</span>
        </th>
        {market !== "winner" && <th scope="col">{t("line")}</th>}
        {outcomesOf(market, data.head.about.sport).map((outcome) => (
          <th scope="col" key={outcome}>
            {t(`outcome.${outcome}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellsProps {
  quote: OddsQuote;
  market: OddsChoice["market"];
  data: OddsData;
}

function Cells({ quote, market, data: { head, choice } }: CellsProps) {
  const { t } = useTranslation("odds");
  const outcomes = outcomesOf(market, head.about.sport);
  return (
    <>
      {market !== "winner" && <td>{quoteLine(quote.prices)}</td>}
      {quote.isSuspended ? (
        <td colSpan={outcomes.length} className={odds.suspended}>
          {t("suspended")}
        </td>
      ) : (
        outcomes.map((outcome) => {
          const price = Number(quote.prices[outcome]);
          return <td key={outcome}>{price > 1 ? <Price of={price} format={choice.format} /> : "–"}</td>;
        })
      )}
    </>
  );
}
