import { DEFAULT_SPORT, SPORTS, type Sport } from "#contract/tables/sports";
import { classNames } from "~/ui/class-names";
import styles from "./match-row.module.css";
import type { RowState } from "./match-state-view.ts";

/** On every row. */
export const ROW_CLASS = `${styles.row}`;

export const STATE_CLASSES: Readonly<Record<RowState, string>> = {
  live: `${styles.live}`,
  finished: `${styles.finished}`,
  upcoming: `${styles.upcoming}`,
  other: `${styles.other}`,
};

const FEATURED: readonly RowState[] = ["live", "upcoming", "finished"];

/**
 * Rows that may be featured, as selectors in the order in which a fan wants to see one: for scripts without this sheet.
 */
export const FEATURED_ROWS = FEATURED.map((state) => `.${ROW_CLASS}.${STATE_CLASSES[state]}`).join();

/** Additional class of each sport's rows: basketball's have a column per quarter. */
const SPORT_CLASSES: Readonly<Record<Sport, string | undefined>> = {
  football: undefined,
  basketball: `${styles.basketball}`,
};

/** The sport of a row, from its classes. */
export const sportOfRow = (classes: readonly string[]): Sport =>
  SPORTS.find(({ code }) => classes.includes(SPORT_CLASSES[code] ?? ""))?.code ?? DEFAULT_SPORT;

/** The classes of a row: its kind, its state, then others (row-parts.ts replaces the second one). */
export const rowClass = (state: RowState, sport: Sport, ...others: readonly (string | undefined)[]): string =>
  classNames(ROW_CLASS, STATE_CLASSES[state], SPORT_CLASSES[sport], ...others);

/** The class of a row's notes, which a video review replaces. */
export const notesClass = (isVarCheck: boolean): string => classNames(styles.notes, isVarCheck && styles.varCheck);

/** The class of a team's name in a row. */
export const winnerClass = (isWinner: boolean): string => classNames(styles.name, isWinner && styles.winner);
