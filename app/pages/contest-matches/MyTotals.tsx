import { useTranslation } from "react-i18next";
import type { Leader } from "#contract/domain/contests";
import { signed } from "~/sports/figures";
import styles from "./contest-matches.module.css";

/** The reader's points and rank, and what the matches in play would add as they stand. */
export function MyTotals({ leader }: { leader: Leader }) {
  const { t } = useTranslation("contests");
  return (
    <p className={styles.totals} aria-live="polite">
      <span>{t("mine.points", { points: signed(leader.points) })}</span>
      {leader.rank !== undefined && <span>{t("mine.rank", { rank: leader.rank })}</span>}
      {leader.livePoints !== undefined && (
        <span className="live">{t("live", { points: signed(leader.livePoints) })}</span>
      )}
    </p>
  );
}
