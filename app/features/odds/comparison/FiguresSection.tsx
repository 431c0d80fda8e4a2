import { useTranslation } from "react-i18next";
import { quartersOf, splitLine } from "#contract/odds/quarters";
import type { LocaleCode } from "#contract/tables/locales";
import { Section } from "~/features/entity/Section";
import odds from "~/features/odds/odds.module.css";
import { Price } from "~/features/odds/Price";
import { formatFixed } from "~/features/people/format-amounts";
import { joinListed, joinSentences } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import type { OddsData } from "./load-odds.server.ts";
import { type MarketFigures, type Outcome, percentages, type Stage } from "./market-figures.ts";
import styles from "./match-odds.module.css";

const GAP = 0.6;

interface ChanceBarProps {
  shares: readonly { outcome: Outcome; percent: number }[];
  locale: LocaleCode;
}

/** Shares of 100 side by side; the table below has the figures. */
function ChanceBar({ shares, locale }: ChanceBarProps) {
  const { t } = useTranslation("odds");
  let x = 0;
  return (
    <svg className={styles.chanceBar} viewBox="0 0 100 4" preserveAspectRatio="none" role="img">
      <title>
        {joinListed(
          shares.map(({ outcome, percent }) => `${t(`outcome.${outcome}`)} ${formatFixed(percent, 1, locale)}%`),
          locale,
        )}
      </title>
      {shares.map(({ outcome, percent }, at) => {
        const start = x;
        x += percent;
        return (
          <rect
            key={outcome}
            className={classNames(
              at === 0 ? styles.firstShare : at === shares.length - 1 ? styles.lastShare : styles.middleShare,
              SIDES[outcome],
            )}
            x={start}
            width={Math.max(percent - GAP, 0)}
            height="4"
          />
        );
      })}
    </svg>
  );
}

/** Sides are in their colours; there are none of over and under. */
const SIDES: Partial<Record<Outcome, string | undefined>> = { home: styles.home, away: styles.away };

interface FiguresSectionProps {
  figures: MarketFigures;
  stage: Stage;
  data: OddsData;
  locale: LocaleCode;
}

/** All companies together: chances without margin, and the range of prices. */
export function FiguresSection({ figures, stage, data: { choice, head }, locale }: FiguresSectionProps) {
  const { t } = useTranslation("odds");
  const { companies, ofCompanies, line, margin } = figures;
  const percents = percentages(figures.of.map(({ chance }) => chance));
  const quarters = line === undefined ? undefined : quartersOf(line);
  const shares = figures.of.map(({ outcome }, at) => ({ outcome, percent: percents[at] as number }));
  const isHandicap = choice.market === "handicap";
  const sample =
    quarters === undefined
      ? t("figures.sample", { n: companies, stage: t(`stage.${stage}`) })
      : t(isHandicap ? "figures.handicapSample" : "figures.totalSample", {
          line: isHandicap && quarters > 0 ? `+${splitLine(quarters)}` : splitLine(quarters),
          team: head.about.match.home.name,
          n: companies,
          of: ofCompanies,
          stage: t(`stage.${stage}`),
        });
  const marginText = t("figures.margin", { percent: formatFixed(margin * 100, 1, locale) });
  const hasPush = quarters !== undefined && Math.abs(quarters) % 4 !== 2;
  const pushNote = choice.market !== "winner" && hasPush && t("figures.withoutPush");
  return (
    <Section title={t("figures.title")}>
      <ChanceBar shares={shares} locale={locale} />
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
                <b>{formatFixed(percents[at] ?? 0, 1, locale)}%</b>
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
      <p className={classNames(odds.sectionNote, "note")}>{joinSentences([sample, marginText, pushNote], locale)}</p>
    </Section>
  );
}
