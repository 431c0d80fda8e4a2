import { useTranslation } from "react-i18next";
import { LEAST_SETTLED } from "#contract/contests/points";
import type { Leader } from "#contract/domain/contests";
import type { ContestKind } from "#contract/tables/contest-types";
import { signed } from "~/sports/figures";
import styles from "./contest-matches.module.css";

/**
 * The reader's points, and rank or how many settled picks it takes, and what the matches in play would add as they
 * stand.
 */
export function MyTotals({ leader, kind }: { leader: Leader; kind: ContestKind }) {
  const { t } = useTranslation("contests");
  const { rank, settled } = leader;
  const least = LEAST_SETTLED[kind];
  return (
    <p className={styles.totals} aria-live="polite">
      <span>{t("mine.points", { points: signed(leader.points) })}</span>
      <span>{rank === undefined ? t("board.settledOf", { settled, least }) : t("mine.rank", { rank })}</span>
      {leader.livePoints !== undefined && (
        <span className="live">{t("live", { points: signed(leader.livePoints) })}</span>
      )}
    </p>
  );
}
