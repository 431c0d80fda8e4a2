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
                <span className="num">{goal.minute}'</span> <Scorer goal={goal} team={match[goal.side].name} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Who scored, and for whom: the board's sides say it to eyes only. */
function Scorer({ goal: { player, isPenalty, isOwnGoal }, team }: { goal: GoalRow; team: string }) {
  const { t } = useTranslation("match");
  const kind = isOwnGoal ? t("ownGoal") : isPenalty && t("penaltyGoal");
  return (
    <>
      <span className={player && "vh"}>{t("goalFor", { team })} </span>
      {player} {kind && <small>{kind}</small>}
    </>
  );
}
