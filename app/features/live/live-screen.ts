import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { isSport } from "#contract/tables/sports";
import { viewOf } from "#contract/tables/view-choices";
import { HOUR } from "#contract/time/units";
import type { Show } from "~/features/match-list/show";
import type { RowState } from "~/features/match-row/match-state-view";
import { createRowPainter } from "~/features/match-row/paint-rows";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";
import type { RowTexts } from "~/features/match-row/row-texts.ts";
import { formatClock, localDate, type ZoneOffsets } from "~/i18n/zone-offsets";
import { ANNOUNCE_ID, FRESHNESS_ID } from "~/page/element-ids";
import { basicsOf } from "~/sports/sport-basics";
import { createServerClock } from "../../runtime/live/server-clock.ts";
import { createAnnouncer } from "./announcer.ts";
import { fetchedAt } from "./catch-up.ts";
import { createFreshnessLine, createStaleNotice } from "./freshness-line.ts";
import { createGoalBar } from "./goal-bar.ts";
import { createHighlights } from "./highlight.ts";
import { createListView } from "./list-view.ts";
import type { LiveTexts } from "./live-texts.ts";
import { isRefetchDue, newsFrom } from "./news.ts";
import { readOffsets } from "./read-offsets.ts";

/** Whether announcements dropped by the queue can be summed up as a number of goals. */
const hasGoals = ({ dataset: { live } }: HTMLElement): boolean => isSport(live) && basicsOf(live).isScoredInGoals;

interface LiveScreenFacts {
  page: Document;
  list: HTMLElement;
  texts: LiveTexts;
  rowTexts: RowTexts;
  /** The visitor's own clock, in milliseconds. */
  now(): number;
  /** The list has to be fetched again, newer than the given instant, if any (milliseconds by the upstream's clock). */
  onOutdated(newerThan?: number): void;
}

/** Rows with running clocks; instants in milliseconds by the edge's clock. */
interface TickingRows {
  tick(now: number): void;
  untilNextTick(now: number): number | undefined;
}

interface Ticker {
  /** Writes the current minutes and schedules the next tick; called at the start and after rows have changed. */
  run(): void;
  stop(): void;
}

/** One timer for all rows, set to the next minute change. */
export function createTicker(rows: TickingRows, now: () => number | undefined): Ticker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const run = () => {
    stop();
    const instant = now();
    if (instant === undefined) return;
    rows.tick(instant);
    const wait = rows.untilNextTick(instant);
    if (wait !== undefined) timer = setTimeout(run, wait);
  };
  return { run, stop };
}

/**
 * Within this time after midnight, in milliseconds, the pages of a zone change to the new day, each at its own instant.
 */
const MIDNIGHT_SPREAD = 10_000;

/**
 * Whether a page that shows today has to switch to another day. Matches in play are in the new day's list too. Instants
 * in milliseconds; `seenFirst` is when the page was fetched, `delay` this page's part of the spread.
 */
export const isDayOver = (
  seenFirst: number,
  { now, delay, offsets }: { now: number; delay: number; offsets: ZoneOffsets },
): boolean => localDate(now - delay, offsets) > localDate(seenFirst, offsets);

/** Whether a list's address means today: it names no day, or asks for what is live. */
export function isOfToday(search: string): boolean {
  const query = new URLSearchParams(search);
  return !query.has("date") || query.get("show") === ("live" satisfies Show);
}

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
function readShownMatches(list: HTMLElement): ShownMatches {
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

interface LiveScreen {
  /** Milliseconds until something in the list can change: see `idleTimeOf`. */
  idleTime(): number | undefined;
  /** Shows a message; its changes are undefined if it could not be applied. */
  take(message: LiveMessage, changes: readonly MatchChange[] | undefined): void;
  /** The rows were replaced by a list without these changes. */
  replaced(changes: readonly MatchChange[]): void;
  /** The page became visible or hidden. */
  setVisible(isVisible: boolean): void;
}

/** Keeps a list up to date: rows, clocks, counts, and the line that shows when it is stale. */
export function createLiveScreen(facts: LiveScreenFacts): LiveScreen {
  const { page, list, texts, now, onOutdated } = facts;
  const clock = createServerClock(now);
  const serverNow = () => clock.now() ?? now();
  const offsets = readOffsets(page.documentElement.dataset.zone ?? "");
  const chosen = viewOf(page.documentElement.dataset.view);
  const hidesScores = chosen?.hideScores === true;
  const painter = createRowPainter<HTMLElement>(list, { texts: facts.rowTexts, offsets, now: serverNow, hidesScores });
  const ticker = createTicker(painter, clock.now);
  const freshness = createFreshnessLine({
    line: page.getElementById(FRESHNESS_ID),
    now,
    notUpdated: (age) => texts.notUpdatedSince(formatClock(serverNow() - age, offsets)),
    onChange: (isRunning) => (isRunning ? ticker.run() : ticker.stop()),
  });
  const more = hasGoals(list) ? texts.moreGoals : undefined;
  const announcer = createAnnouncer(page.getElementById(ANNOUNCE_ID), more, now);
  const view = createListView({
    ...facts,
    painter,
    announcer,
    announcesFollowedOnly: chosen?.followedOnly === true,
    highlights: createHighlights(),
    goalBar: createGoalBar(page),
  });

  let fetchedLastAt = now();
  const refetchIfDue = () => {
    if (idleTime() !== 0 || !isRefetchDue(list.dataset.refetch, fetchedLastAt, now())) return;
    fetchedLastAt = now();
    onOutdated();
  };
  const notice = createStaleNotice(page);
  const delay = Math.random() * MIDNIGHT_SPREAD;
  const idleTime = () => (list.dataset.live ? idleTimeOf(readShownMatches(list), serverNow()) : undefined);
  const setVisible = (isVisible: boolean) => {
    const isWatched = isVisible && idleTime() === 0;
    freshness.watch(isWatched);
    if (isVisible && freshness.isRunning()) ticker.run();
    else ticker.stop();
    if (
      isVisible &&
      isOfToday(page.location.search) &&
      isDayOver(fetchedAt(page), { now: serverNow(), delay, offsets })
    )
      onOutdated();
  };
  return {
    idleTime,
    setVisible,
    take(message, changes) {
      clock.hear(message.now);
      if (changes) {
        view.show(changes, newsFrom(message.now));
        freshness.updated(message.now - message.to);
        notice.updated(message.now - message.to);
        refetchIfDue();
      }
      setVisible(true);
    },
    replaced(changes) {
      view.reread();
      view.show(changes, Number.POSITIVE_INFINITY);
      freshness.updated(serverNow() - fetchedAt(page));
      setVisible(true);
    },
  };
}
