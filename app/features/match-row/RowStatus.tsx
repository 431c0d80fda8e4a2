import styles from "./match-row.module.css";
import type { StatusView } from "./match-state-view.ts";

/** The status column of a row: kick-off, minute, or how the match ended. */
export const RowStatus = ({ text, dateTime, title, clock }: StatusView) => (
  <time className={styles.status} dateTime={dateTime} title={title || undefined} data-c={clock || undefined}>
    {text}
  </time>
);
