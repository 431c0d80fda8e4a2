import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { matchStatus } from "~/features/match-row/match-status";
import styles from "./tracker.module.css";

/** Current status without a time or position. */
export const StatusText = ({ children }: { children: string }) => (
  <>
    <small />
    <strong>{children}</strong>
  </>
);

/** The status of a match that is not being played; nothing while the status is a minute or a clock. */
export function StatusNow({ match, now }: { match: Match; now: number }) {
  const { t } = useTranslation("rows");
  const status = matchStatus(match, now);
  if (status.kind === "given") return <StatusText>{status.text}</StatusText>;
  if (status.kind !== "word") return null;
  return <StatusText>{t(`status.${status.word}`, { number: status.number })}</StatusText>;
}

/** Which colour is whose, and the direction of attack; the drawing's label says it in words. */
export const Sides = ({ match: { home, away } }: { match: Pick<Match, "home" | "away"> }) => (
  <p className={styles.sides} aria-hidden="true">
    <span className={styles.home}>{home.name}</span>
    <span className={styles.away}>{away.name}</span>
  </p>
);

/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

/** A cell whose number may grow to two digits without shifting. */
export const CountCell = ({ number }: { number: number }) => (
  <td className="tabular">{`${number}`.padStart(2, FIGURE_SPACE)}</td>
);
