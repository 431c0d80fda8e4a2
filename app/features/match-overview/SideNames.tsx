import type { Match } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";
import styles from "./side-names.module.css";

/** Which colour and which edge of a drawing below is whose; what it says is written elsewhere for screen readers. */
export const SideNames = ({ match: { home, away } }: { match: Pick<Match, "home" | "away"> }) => (
  <p className={styles.names} aria-hidden="true">
    <span>{unbrokenName(home.name)}</span>
    <span>{unbrokenName(away.name)}</span>
  </p>
);
