import { useTranslation } from "react-i18next";
import type { GoalComparison, GoalInterval } from "#contract/domain/analysis";
import type { Match } from "#contract/domain/match";
import styles from "~/features/match-analysis/analysis.module.css";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { Meter, minutesOf } from "~/features/match-analysis/RateBars";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { labelled } from "~/i18n/join-texts";

interface GoalIntervalsProps {
  match: Match;
  goals: GoalComparison;
}

/** Goals by quarter of an hour, and who scored first in each. */
export function GoalIntervals({ match, goals }: GoalIntervalsProps) {
  const { t, i18n } = useTranslation("analysis");
  if (goals.home.timedMatches + goals.away.timedMatches === 0) return null;
  return (
    <>
      <TeamPair
        title={t("byMinute")}
        match={match}
        of={(side) => (
          <Intervals
            caption={labelled(t("byMinute"), match[side].name, i18n.language)}
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
            caption={labelled(t("firstGoal"), match[side].name, i18n.language)}
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
  /** Number of matches counted. */
  matches: number;
}

function Intervals({ caption, intervals, matches }: IntervalsProps) {
  const { t } = useTranslation("analysis");
  const most = Math.max(1, ...intervals.flatMap(({ scored, conceded }) => [scored, conceded]));
  return (
    <>
      <p className={`${styles.small} tabular`}>{t("sample", { n: matches })}</p>
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
