import { useTranslation } from "react-i18next";
import type { Goal, Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { formatMinute } from "~/features/match-row/match-status";
import styles from "./player.module.css";

interface ScorerListProps {
  match: Pick<Match, "home" | "away">;
  goals: readonly Goal[];
}

/** An animation's content as text: the goals in order with the running score. */
export function ScorerList({ match, goals }: ScorerListProps) {
  const { t } = useTranslation("highlights");
  if (goals.length === 0) return null;
  return (
    <Section title={t("goals")}>
      <ol className={styles.scorers}>
        {goals.map(({ side, minute, addedMinute, player, isPenalty, isOwnGoal }, index) => {
          const score = scoreAfter(goals, index);
          const kind = isOwnGoal ? t("ownGoal") : isPenalty && t("penalty");
          return (
            <li key={score}>
              <span className="tabular">{formatMinute(minute, addedMinute)}'</span>
              <b className="tabular">{score}</b>
              <span>
                {player ?? t("goalFor", { team: match[side].name })} {player && <small>{match[side].name}</small>}{" "}
                {kind && <small>{kind}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function scoreAfter(goals: readonly Goal[], index: number): string {
  const soFar = goals.slice(0, index + 1);
  const of = (side: Goal["side"]) => soFar.filter((goal) => goal.side === side).length;
  return `${of("home")}–${of("away")}`;
}
