import type { Sport } from "#contract/tables/sports";
import { classNames } from "~/ui/class-names";
import styles from "./match-row.module.css";
import type { RowState } from "./match-state-view.ts";

/** Every row, whatever else it is. */
export const ROW_CLASS = `${styles.row}`;

/** Rows of basketball have a column for each quarter. */
export const BASKETBALL_CLASS = `${styles.basketball}`;

export const STATE_CLASSES: Readonly<Record<RowState, string>> = {
  live: `${styles.live}`,
  finished: `${styles.finished}`,
  upcoming: `${styles.upcoming}`,
  other: `${styles.other}`,
};

/** What a row's sport adds. */
const SPORT_CLASSES: Readonly<Record<Sport, string | undefined>> = {
  football: undefined,
  basketball: BASKETBALL_CLASS,
};

/** The classes of a row: which it is, its state, then the others (row-parts.ts replaces the second one). */
export const rowClass = (state: RowState, sport: Sport, ...others: readonly (string | undefined)[]): string =>
  classNames(ROW_CLASS, STATE_CLASSES[state], SPORT_CLASSES[sport], ...others);

/** The class of a row's notes, which a video review takes the place of. */
export const notesClass = (isVarCheck: boolean): string => classNames(styles.notes, isVarCheck && styles.varCheck);

/** The class of a team's name in a row. */
export const winnerClass = (isWinner: boolean): string => classNames(styles.name, isWinner && styles.winner);
