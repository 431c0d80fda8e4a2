import { useTranslation } from "react-i18next";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import styles from "./account.module.css";
import type { SavedChange } from "./saved-change.ts";

/** Confirms that a change was saved. */
export function SavedNote({ saved }: { saved: SavedChange | undefined }) {
  const { t } = useTranslation("account");
  return saved ? (
    <ArrivalNote role="status" className={styles.saved}>
      {t(`saved.${saved}`)}
    </ArrivalNote>
  ) : null;
}
