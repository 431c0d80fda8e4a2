import { useTranslation } from "react-i18next";
import styles from "./contest.module.css";
import type { ContestHead } from "./contest-head.ts";

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
      <p className="note">{t("participants", { number: participants })}</p>
    </>
  );
}
