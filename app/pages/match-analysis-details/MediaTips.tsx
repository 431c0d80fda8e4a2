import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { MediaTip } from "#contract/domain/tips";
import { Section } from "~/features/entity/Section";
import styles from "~/features/match-analysis/analysis.module.css";
import { PickLine } from "./PickLine.tsx";

interface MediaTipsProps {
  media: readonly MediaTip[];
  match: Match;
  showsPrices: boolean;
}

/** Analysts' picks, with each one's hit rate. */
export function MediaTips({ media, match, showsPrices }: MediaTipsProps) {
  const { t } = useTranslation("analysis");
  if (media.length === 0) return null;
  return (
    <Section title={t("media")}>
      {match.source !== "supplied" && <p className={styles.note}>{t("mediaMadeUp")}</p>}
      <ul className={styles.tips}>
        {media.map((medium) => (
          <li key={medium.id}>
            <h3>{medium.name}</h3>
            <p>{medium.text}</p>
            <PickLine opinion={medium} match={match} showsPrices={showsPrices} />
            {medium.record && <RightBefore record={medium.record} />}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("infoOnly")}</p>
    </Section>
  );
}

function RightBefore({ record: { won, halfWon, halfLost, lost } }: { record: NonNullable<MediaTip["record"]> }) {
  const { t } = useTranslation("analysis");
  const right = won + halfWon;
  const settled = right + halfLost + lost;
  if (settled === 0) return null;
  return <p className={`${styles.small} tabular`}>{t("record", { right, n: settled })}</p>;
}
