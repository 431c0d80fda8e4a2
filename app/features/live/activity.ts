import { HOUR } from "#contract/time/units";
import type { RowState } from "~/features/match-row/match-state-view";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";

/** The matches of a list that can still change. */
export interface ShownMatches {
  live: number;
  /** Interrupted, postponed and the like; some of these resume. */
  halted: number;
  /** Of upcoming matches, in milliseconds. */
  kickOffs: readonly number[];
  /** The list is filtered: a match that is not in it may enter at any moment. */
  isFiltered: boolean;
}

/** Polling starts this long before a kick-off, in milliseconds. */
const SOON = 60_000;
/** A kick-off longer ago than this, in milliseconds, is a placeholder for a date without a time. */
const OVERDUE = 4 * HOUR;
/**
 * Interval between polls while nothing is played; short enough that the edge still has all changes since the last one.
 */
const QUIET = 5 * 60_000;
const HALTED = 60_000;

/**
 * Milliseconds until something on the page can change: 0 while matches are played or about to start, undefined if
 * nothing ever will.
 */
export function idleTimeOf({ live, halted, kickOffs, isFiltered }: ShownMatches, now: number): number | undefined {
  if (live > 0 || isFiltered) return 0;
  const waits = kickOffs.map((at) => (at < now - OVERDUE ? QUIET : Math.min(QUIET, Math.max(0, at - SOON - now))));
  if (halted > 0) waits.push(HALTED);
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

const rowsOf = (state: RowState): string => `.${ROW_CLASS}.${STATE_CLASSES[state]}`;

/** Reads the rows of a list. */
export function readShownMatches(list: HTMLElement): ShownMatches {
  const live = list.querySelectorAll(rowsOf("live")).length;
  // While matches are live, the kick-offs of others do not matter, and a day has hundreds.
  const upcoming = live > 0 ? [] : [...list.querySelectorAll<HTMLTimeElement>(`${rowsOf("upcoming")} time`)];
  return {
    live,
    halted: list.querySelectorAll(rowsOf("other")).length,
    kickOffs: upcoming.map(({ dateTime }) => Date.parse(dateTime)).filter(Number.isFinite),
    isFiltered: list.dataset.show !== "all",
  };
}
