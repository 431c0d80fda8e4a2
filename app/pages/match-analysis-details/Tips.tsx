import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { MatchTip } from "#contract/domain/tips";
import { Section } from "~/features/entity/Section";
import styles from "~/features/match-analysis/analysis.module.css";
import { PickLine } from "./PickLine.tsx";

interface TipsProps {
  tips: readonly MatchTip[];
  match: Match;
  showsPrices: boolean;
}

/** Facts before the match, each with the pick it supports. */
export function Tips({ tips, match, showsPrices }: TipsProps) {
  const { t } = useTranslation("analysis");
  if (tips.length === 0) return null;
  return (
    <Section title={t("tips")}>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip.id}>
            <p>{tip.text}</p>
            <PickLine opinion={tip} match={match} showsPrices={showsPrices} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("infoOnly")}</p>
    </Section>
  );
}
