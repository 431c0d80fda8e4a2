import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { ChanceBar } from "./Chances.tsx";
import type { ChancesView } from "./chances.ts";
import type { NextGoalView } from "./next-goal.ts";
import styles from "./overview.module.css";
import { placeText } from "./TablePlaces.tsx";

interface NextGoalProps {
  match: Match;
  /** Of the present score. */
  chances: ChancesView | undefined;
  goals: readonly NextGoalView[];
}

/** The chances as they are, and what a goal of either side would change. */
export function NextGoal({ match, chances, goals }: NextGoalProps) {
  const { t } = useTranslation(["matchInfo", "standings"]);
  if (goals.length === 0) return null;
  return (
    <Section id="next-goal" title={t("nextGoal.title")}>
      {chances && (
        <>
          <p className={styles.now}>{t("nextGoal.now")}</p>
          <ChanceBar match={match} parts={chances.parts} />
        </>
      )}
      <ul className={`${styles.nextGoal} tabular`}>
        {goals.map(({ side, chance, place, zone }) => (
          <li key={side}>
            <b>{t("nextGoal.if", { team: match[side].name })}</b>
            <ul>
              {place && <li>{t("places.place", { place: placeText(place) })}</li>}
              {zone && <li>{t(`standings:zone.${zone}`)}</li>}
              {chance !== undefined && <li>{t("nextGoal.chance", { percent: chance })}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
