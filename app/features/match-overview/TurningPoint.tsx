import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { unbrokenScores } from "~/i18n/unbroken-scores";
import type { TurnData } from "./match-info-data.ts";
import styles from "./turning-point.module.css";

/** The score that changed a match's chances most, in a sentence. */
export function TurningPoint({ match, turn: { side, ...turn } }: { match: Match; turn: TurnData }) {
  const { t } = useTranslation("matchInfo");
  return (
    <Section id="turn" title={t("turn.title")}>
      <p className={`${styles.line} ${styles[side]}`}>
        {unbrokenScores(t("turn.text", { ...turn, team: match[side].name }))}
      </p>
    </Section>
  );
}
