import { useTranslation } from "react-i18next";
import type { GoalComparison } from "#contract/domain/analysis";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { Percent } from "~/features/match-analysis/Percent";

interface ExactGoalsProps {
  match: Match;
  goals: GoalComparison;
}

const SIDES = ["home", "away"] as const;

/** In how many matches the team itself scored none, one, two … */
export function ExactGoals({ match, goals }: ExactGoalsProps) {
  const { t } = useTranslation("analysis");
  const rows = goals.home.exactGoals.map(({ goals: number, isOrMore }) => ({
    key: `${number}`,
    name: isOrMore ? t("orMore", { from: number }) : `${number}`,
    cells: SIDES.map((side) => {
      const count = goals[side].exactGoals.find((one) => one.goals === number)?.matches ?? 0;
      return <Percent key={side} count={count} of={goals[side].matches} />;
    }),
  }));
  return (
    <Section title={t("exact")}>
      <FigureTable
        caption={t("exact")}
        corner={t("goals")}
        columns={SIDES.map((side) => ({ key: side, name: match[side].name }))}
        rows={rows}
      />
    </Section>
  );
}
