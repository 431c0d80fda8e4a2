import { useTranslation } from "react-i18next";
import styles from "./contest.module.css";
import type { ShownPrize } from "./contest-head.ts";

const BOARDS = ["top", "lowest"] as const;

/** The prizes by board and place. */
export function PrizeList({ prizes }: { prizes: readonly ShownPrize[] }) {
  const { t } = useTranslation("contests");
  const boards = BOARDS.map((board) => ({ board, rows: prizes.filter((prize) => prize.board === board) }));
  if (prizes.length === 0) return null;
  return (
    <dl className={styles.prizes}>
      {boards
        .filter(({ rows }) => rows.length > 0)
        .map(({ board, rows }) => (
          <div key={board}>
            <dt>{t(`prize.${board}`)}</dt>
            {rows.map(({ place, amount, currency }) => (
              <dd key={place} className="tabular">
                {t("prize.row", { place, amount, currency })}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
