import { useTranslation } from "react-i18next";
import styles from "./contest.module.css";
import type { ContestHead, ShownPrize } from "./contest-head.ts";

interface ContestFactsProps {
  head: Pick<ContestHead, "kind" | "state" | "starts" | "ends" | "participants" | "hasMadeUpEntries">;
  isParticipating: boolean;
}

/** The kind of contest, its status, dates and number of participants. */
export function ContestFacts({ head, isParticipating }: ContestFactsProps) {
  const { t } = useTranslation("contests");
  const { kind, state, starts, ends, participants, hasMadeUpEntries } = head;
  return (
    <>
      <p className={styles.tags}>
        <span className="tag">{t(`kind.${kind}`)}</span>
        <span className="tag" data-state={state}>
          {t(`state.${state}`)}
        </span>
        {isParticipating && <span className="tag">{t("takingPart")}</span>}
        {hasMadeUpEntries && <span className="tag">{t("simulated")}</span>}
      </p>
      <p className="note">
        {t(`dates.${state}`, {
          from: t("at", { ...starts }),
          to: t("at", { ...ends }),
        })}
      </p>
      {participants !== undefined && <p className="note">{t("participants", { number: participants })}</p>}
    </>
  );
}

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
