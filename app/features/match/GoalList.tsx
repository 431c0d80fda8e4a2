import { useTranslation } from "react-i18next";
import type { MatchInfo } from "#contract/calls/match-info";
import { type GoalRow, goalRows } from "./goal-rows.ts";

/** The goals in order, each on its side; nothing before play has begun. */
export function GoalList({ info: { match, goals } }: { info: MatchInfo }) {
  const { t } = useTranslation("match");
  if (match.state === "scheduled" || (match.state === "void" && goals.length === 0)) return null;
  const rows = goalRows(goals);
  return (
    <section className="card goals">
      <h2>{t("goals")}</h2>
      {rows.length === 0 ? (
        <p>{t("noGoals")}</p>
      ) : (
        <ol>
          {rows.map((goal) => (
            <li key={goal.score.join()} className={goal.side}>
              <b className="num">{goal.score.join("–")}</b>
              <span>
                <span className="num">{goal.minute}'</span>{" "}
                <span className="vh">{t("goalFor", { team: match[goal.side].name })}: </span>
                <Scorer goal={goal} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Scorer({ goal: { player, isPenalty, isOwnGoal } }: { goal: GoalRow }) {
  const { t } = useTranslation("match");
  const kind = isOwnGoal ? t("ownGoal") : isPenalty && t("penaltyGoal");
  return (
    <>
      {player ?? t("unknownScorer")} {kind && <small>({kind})</small>}
    </>
  );
}
