import { useTranslation } from "react-i18next";
import type { GoalComparison, GoalProfile } from "#contract/domain/analysis";
import type { Match } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { Section } from "~/features/entity/Section";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { Percent } from "~/features/match-analysis/SeasonSplits";
import { formatFixed } from "~/features/people/format-amounts";

interface GoalFactsProps {
  match: Match;
  goals: GoalComparison;
  locale: LocaleCode;
}

const SIDES = ["home", "away"] as const;

/** Averages, and how often a side kept a clean sheet, failed to score, or both scored: both teams in one table. */
export function GoalFacts({ match, goals, locale }: GoalFactsProps) {
  const { t } = useTranslation(["analysis", "team", "standings"]);
  const average = (value: number | undefined) => (value === undefined ? "–" : formatFixed(value, 2, locale));
  const counted = (count: (profile: GoalProfile) => number) =>
    SIDES.map((side) => <Percent key={side} count={count(goals[side])} of={goals[side].matches} />);
  return (
    <Section title={t("goalFacts")}>
      <FigureTable
        caption={t("goalFacts")}
        corner={t("statistic")}
        columns={SIDES.map((side) => ({ key: side, name: match[side].name }))}
        rows={[
          { key: "matches", name: t("standings:column.played"), cells: SIDES.map((side) => goals[side].matches) },
          {
            key: "scored",
            name: t("team:season.football.scored"),
            cells: SIDES.map((side) => average(goals[side].averageScored)),
          },
          {
            key: "conceded",
            name: t("team:season.football.conceded"),
            cells: SIDES.map((side) => average(goals[side].averageConceded)),
          },
          { key: "clean", name: t("compared.cleanSheets"), cells: counted(({ cleanSheets }) => cleanSheets) },
          { key: "none", name: t("noGoal"), cells: counted(({ failedToScore }) => failedToScore) },
          { key: "both", name: t("bothScored"), cells: counted(({ bothScored }) => bothScored) },
          { key: "odd", name: t("odd"), cells: counted(({ oddEven }) => oddEven.odd) },
          { key: "even", name: t("even"), cells: counted(({ oddEven }) => oddEven.even) },
        ]}
      />
    </Section>
  );
}
