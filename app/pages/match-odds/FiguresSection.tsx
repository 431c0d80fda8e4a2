import { useTranslation } from "react-i18next";
import { quartersOf, splitLine } from "#contract/odds/quarters";
import { Section } from "~/features/entity/Section";
import odds from "~/features/odds/odds.module.css";
import { Price } from "~/features/odds/Price";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { ChanceBar } from "./ChanceBar.tsx";
import type { OddsData } from "./load-odds.server.ts";
import { type MarketFigures, percentages, type Stage } from "./market-figures.ts";

interface FiguresSectionProps {
  figures: MarketFigures;
  stage: Stage;
  data: OddsData;
}

/** What the companies say together: chances without their margin, and between which prices they lie. */
export function FiguresSection({ figures, stage, data: { choice, head } }: FiguresSectionProps) {
  const { t } = useTranslation("odds");
  const { companies, ofCompanies, line, margin } = figures;
  const percents = percentages(figures.of.map(({ chance }) => chance));
  const quarters = line === undefined ? undefined : quartersOf(line);
  const shares = figures.of.map(({ outcome }, at) => ({ outcome, percent: percents[at] as number }));
  return (
    <Section title={t("figures.title")}>
      <ChanceBar shares={shares} />
      <HoldUntilParsedTable className={classNames(odds.table, "tabular")}>
        <caption className="visually-hidden">{t("figures.title")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("figures.chance")}</th>
            <th scope="col">{t("figures.highest")}</th>
            <th scope="col">{t("figures.median")}</th>
            <th scope="col">{t("figures.lowest")}</th>
          </tr>
        </thead>
        <tbody>
          {figures.of.map(({ outcome, highest, median, lowest }, at) => (
            <tr key={outcome}>
              <th scope="row">{t(`outcome.${outcome}`)}</th>
              <td>
                <b>{percents[at]?.toFixed(1)}%</b>
              </td>
              {[highest, median, lowest].map((price, column) => (
                <td key={["highest", "median", "lowest"][column]}>
                  <Price of={price} format={choice.format} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
      <p className={classNames(odds.sectionNote, "note")}>
        {quarters !== undefined
          ? t(choice.market === "handicap" ? "figures.handicapSample" : "figures.totalSample", {
              line: choice.market === "handicap" && quarters > 0 ? `+${splitLine(quarters)}` : splitLine(quarters),
              team: head.about.match.home.name,
              n: companies,
              of: ofCompanies,
              stage: t(`stage.${stage}`),
            })
          : t("figures.sample", { n: companies, stage: t(`stage.${stage}`) })}{" "}
        {t("figures.margin", { percent: (margin * 100).toFixed(1) })}{" "}
        {choice.market !== "winner" && quarters !== undefined && quarters % 4 !== 2 && t("figures.withoutPush")}
      </p>
    </Section>
  );
}
