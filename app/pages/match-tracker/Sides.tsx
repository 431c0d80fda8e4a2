import type { Match } from "#contract/domain/match";
import styles from "./tracker.module.css";

/** Which colour is whose, and the direction of attack; the drawing's label says it in words. */
export const Sides = ({ match: { home, away } }: { match: Pick<Match, "home" | "away"> }) => (
  <p className={styles.sides} aria-hidden="true">
    <span className={styles.home}>{home.name}</span>
    <span className={styles.away}>{away.name}</span>
  </p>
);
