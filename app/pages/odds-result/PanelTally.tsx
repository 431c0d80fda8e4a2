import { useTranslation } from "react-i18next";
import type { OddsPanel } from "#contract/domain/odds";
import type { LocaleCode } from "#contract/tables/locales";
import { Section } from "~/features/entity/Section";
import type { PanelPageData } from "~/features/odds/load-panel.server";
import odds from "~/features/odds/odds.module.css";
import { formatFixed } from "~/features/people/format-amounts";
import { adapterOf } from "~/sports/sports";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./odds-result.module.css";

interface PanelTallyProps {
  tally: OddsPanel["tally"];
  data: PanelPageData;
  locale: LocaleCode;
}

/** Results of the matches and of their prices; every share with its total. */
export function PanelTally({ tally, data: { showsPrices, head }, locale }: PanelTallyProps) {
  const { t } = useTranslation("odds");
  const { won, drawn, lost, handicap, total, handicapShare, overShare } = tally;
  const { sport } = head.about;
  const results: [string, number][] = [
    [t("panel.result.W"), won],
    ...(adapterOf(sport).match.hasDraws ? [[t("panel.result.D"), drawn] as [string, number]] : []),
    [t("panel.result.L"), lost],
  ];
  return (
    <Section title={t("panel.tally")}>
      <Counts name={t("panel.results")} counts={results} />
      {showsPrices && (
        <>
          <Counts
            name={t(`market.${sport}.handicap`)}
            counts={[
              [t("settle.WIN"), handicap.win],
              [t("settle.HALF_WIN"), handicap.halfWin],
              [t("settle.PUSH"), handicap.push],
              [t("settle.HALF_LOSE"), handicap.halfLose],
              [t("settle.LOSE"), handicap.lose],
            ]}
          />
          {handicapShare && (
            <p>
              {t("panel.handicapShare", {
                percent: formatFixed(handicapShare.percent, 1, locale),
                of: handicapShare.of,
              })}
            </p>
          )}
          <Counts
            name={t(`market.${sport}.total`)}
            counts={[
              [t("totalOutcome.OVER"), total.over],
              [t("totalOutcome.HALF_OVER"), total.halfOver],
              [t("totalOutcome.PUSH"), total.push],
              [t("totalOutcome.HALF_UNDER"), total.halfUnder],
              [t("totalOutcome.UNDER"), total.under],
            ]}
          />
          {overShare && (
            <p>{t("panel.overShare", { percent: formatFixed(overShare.percent, 1, locale), of: overShare.of })}</p>
          )}
        </>
      )}
    </Section>
  );
}

const Counts = ({ name, counts }: { name: string; counts: readonly (readonly [string, number])[] }) => (
  <HoldUntilParsedTable className={classNames(odds.table, styles.counts, "tabular")}>
    <caption>{name}</caption>
    <thead>
      <tr>
        {counts.map(([head]) => (
          <th scope="col" key={head}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {counts.map(([head, count]) => (
          <td key={head}>{count}</td>
        ))}
      </tr>
    </tbody>
  </HoldUntilParsedTable>
);
