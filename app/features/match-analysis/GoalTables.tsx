import { useTranslation } from "react-i18next";
import type { GoalComparison, GoalInterval, GoalProfile } from "#contract/domain/analysis";
import type { Match } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { Section } from "~/features/entity/Section";
import { formatDecimal } from "~/features/people/format-amounts";
import { FigureTable } from "./FigureTable.tsx";
import { minutesOf } from "./GoalRates.tsx";
import { Percent } from "./Percent.tsx";
import { Meter } from "./ShareBar.tsx";
import { TeamPair } from "./TeamPair.tsx";

interface GoalsOf {
  match: Match;
  goals: GoalComparison;
}

const SIDES = ["home", "away"] as const;

/** Averages and how often a side kept the other out, scored none, both scored: both teams in one table. */
export function GoalFacts({ match, goals, locale }: GoalsOf & { locale: LocaleCode }) {
  const { t } = useTranslation(["analysis", "team", "standings"]);
  const average = (value: number | undefined) => (value === undefined ? "–" : formatDecimal(value.toFixed(2), locale));
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

/** Goals by quarter of an hour, and who scored first in which. */
export function GoalIntervals({ match, goals }: GoalsOf) {
  const { t } = useTranslation("analysis");
  if (goals.home.timedMatches + goals.away.timedMatches === 0) return null;
  return (
    <>
      <TeamPair
        title={t("byMinute")}
        match={match}
        of={(side) => (
          <Intervals
            caption={`${t("byMinute")}, ${match[side].name}`}
            intervals={goals[side].byInterval}
            matches={goals[side].timedMatches}
          />
        )}
      />
      <TeamPair
        title={t("firstGoal")}
        match={match}
        of={(side) => (
          <Intervals
            caption={`${t("firstGoal")}, ${match[side].name}`}
            intervals={goals[side].firstGoalByInterval}
            matches={goals[side].timedMatches}
          />
        )}
      />
    </>
  );
}

interface IntervalsProps {
  caption: string;
  intervals: readonly GoalInterval[];
  /** How many matches they are of. */
  matches: number;
}

function Intervals({ caption, intervals, matches }: IntervalsProps) {
  const { t } = useTranslation("analysis");
  const most = Math.max(1, ...intervals.flatMap(({ scored, conceded }) => [scored, conceded]));
  return (
    <>
      <p className="an-small num">{t("sample", { n: matches })}</p>
      <FigureTable
        caption={caption}
        corner={t("minutes")}
        columns={[
          { key: "scored", name: t("scored") },
          { key: "conceded", name: t("conceded") },
        ]}
        rows={intervals.map((interval) => ({
          key: `${interval.from}`,
          name: minutesOf(interval),
          cells: [
            <Count key="scored" count={interval.scored} most={most} tone="best" />,
            <Count key="conceded" count={interval.conceded} most={most} tone="worst" />,
          ],
        }))}
      />
    </>
  );
}

const Count = ({ count, most, tone }: { count: number; most: number; tone: "best" | "worst" }) => (
  <>
    {count}
    <Meter share={count / most} tone={tone} />
  </>
);

/** In how many matches the team itself scored none, one, two … */
export function ExactGoals({ match, goals }: GoalsOf) {
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
