/** What a list holds of matches that can still change. */
export interface ShownMatches {
  live: number;
  /** Interrupted, postponed and the like: some of them go on. */
  halted: number;
  /** Of matches to come, in milliseconds. */
  kickOffs: readonly number[];
  /** A part of the day's list: a match that is not in it may come in at any moment. */
  isFiltered: boolean;
}

/** Before a kick-off, in milliseconds: the first change of a match is not missed. */
const SOON = 60_000;
/** A kick-off so long ago, in milliseconds, was only a day without a time. */
const OVERDUE = 4 * 3_600_000;
/** While nothing is played: often enough that the edge still remembers what happened since the last question. */
const QUIET = 5 * 60_000;
const HALTED = 60_000;

/**
 * Milliseconds that a page may rest before something in it can change: 0 while matches are played or about to begin,
 * undefined when nothing in it ever will.
 */
export function restOf({ live, halted, kickOffs, isFiltered }: ShownMatches, now: number): number | undefined {
  if (live > 0 || isFiltered) return 0;
  const rests = kickOffs.map((at) => (at < now - OVERDUE ? QUIET : Math.min(QUIET, Math.max(0, at - SOON - now))));
  if (halted > 0) rests.push(HALTED);
  return rests.length > 0 ? Math.min(...rests) : undefined;
}

/** Reads the rows of a list (classes of match-row/rows.css). */
export function readShownMatches(list: HTMLElement): ShownMatches {
  const live = list.querySelectorAll(".m.l").length;
  // While some are played nobody asks when the others begin, and a day has hundreds.
  const upcoming = live > 0 ? [] : [...list.querySelectorAll<HTMLTimeElement>(".m.u time")];
  return {
    live,
    halted: list.querySelectorAll(".m.o").length,
    kickOffs: upcoming.map(({ dateTime }) => Date.parse(dateTime)).filter(Number.isFinite),
    isFiltered: list.dataset.show !== "all",
  };
}
