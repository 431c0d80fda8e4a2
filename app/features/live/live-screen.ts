import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { isSport } from "#contract/tables/sports";
import { viewOf } from "#contract/tables/view-choices";
import { createRowPainter } from "~/features/match-row/paint-rows";
import type { RowTexts } from "~/features/match-row/row-texts.ts";
import { formatClock } from "~/i18n/zone-offsets";
import { ANNOUNCE_ID, FRESHNESS_ID } from "~/page/element-ids";
import { basicsOf } from "~/sports/sport-basics";
import { createServerClock } from "../../runtime/live/server-clock.ts";
import { idleTimeOf, readShownMatches } from "./activity.ts";
import { createAnnouncer } from "./announcer.ts";
import { fetchedAt } from "./catch-up.ts";
import { createFreshnessLine } from "./freshness-line.ts";
import { createGoalBar } from "./goal-bar.ts";
import { createHighlights } from "./highlight.ts";
import { createListView } from "./list-view.ts";
import type { LiveTexts } from "./live-texts.ts";
import { isDayOver, isOfToday, MIDNIGHT_SPREAD } from "./midnight.ts";
import { newsFrom } from "./news.ts";
import { readOffsets } from "./read-offsets.ts";
import { isRefetchDue } from "./refetch.ts";
import { createStaleNotice } from "./stale-notice.ts";
import { createTicker } from "./ticker.ts";

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
