import { useTranslation } from "react-i18next";
import type { Side } from "#contract/domain/match";
import type { MatchAbout, ScoredGoal } from "#contract/domain/match-info";
import { formatMinute } from "~/features/match-row/match-status";
import { joinListed, joinParts } from "~/i18n/join-texts";
import type { Page } from "~/page/page";
import { bySport } from "~/sports/by-sport";
import { GameStrip } from "./GameStrip.tsx";
import styles from "./head-strip.module.css";

export interface Scorer {
  /** Absent if the source names nobody. */
  name?: string;
  goals: Pick<ScoredGoal, "minute" | "addedMinute" | "isPenalty" | "isOwnGoal">[];
}

/** A side's scorers in the order of their first goals, each with all of them. */
export function scorersOf(goals: readonly ScoredGoal[], side: Side): Scorer[] {
  const scorers = new Map<string, Scorer>();
  for (const goal of goals.filter((one) => one.side === side)) {
    const key = goal.playerId ?? goal.player ?? "";
    const known = scorers.get(key);
    if (known) known.goals.push(goal);
    else scorers.set(key, { ...(goal.player && { name: goal.player }), goals: [goal] });
  }
  return [...scorers.values()];
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

type Football = Extract<MatchAbout, { sport: "football" }>;

interface HeadStripProps {
  about: MatchAbout;
  locale: Page["locale"];
  /** Neither goals nor the state of a series may be told. */
  hidesScores?: boolean;
}

/** The last line of a match's head. */
export const HeadStrip = ({ about, locale, hidesScores = false }: HeadStripProps) =>
  bySport(about, {
    football: (one) => (hidesScores && one.goals.length > 0 ? null : <GoalStrip about={one} locale={locale} />),
    basketball: ({ match }) => (hidesScores ? null : <GameStrip match={match} />),
  });

/** Who scored; until somebody has, where it is played. Its height never changes. */
function GoalStrip({ about: { goals, venue }, locale }: { about: Football; locale: Page["locale"] }) {
  if (goals.length === 0) {
    return <p className={styles.strip}>{venue && joinParts([venue.name, venue.city], locale)}</p>;
  }
  return (
    <div className={`${styles.strip} ${styles.goals}`}>
      {SIDES.map((side) => (
        <p key={side}>
          {scorersOf(goals, side).map((scorer, index) => (
            <ScorerGoals key={`${scorer.name} ${scorer.goals[0]?.minute}`} of={scorer} isFirst={index === 0} />
          ))}
        </p>
      ))}
    </div>
  );
}

function ScorerGoals({ of: { name, goals }, isFirst }: { of: Scorer; isFirst: boolean }) {
  const { t, i18n } = useTranslation("match");
  const one = ({ minute, addedMinute, isPenalty, isOwnGoal }: Scorer["goals"][number]) =>
    [`${formatMinute(minute, addedMinute)}'`, isPenalty && t("scored.penalty"), isOwnGoal && t("scored.own")]
      .filter(Boolean)
      .join(" ");
  return (
    <>
      {!isFirst && " · "}
      {name && `${name}\u00a0`}
      <span className="tabular">{joinListed(goals.map(one), i18n.language)}</span>
    </>
  );
}
