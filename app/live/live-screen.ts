import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { createRowPainter } from "~/features/match-row/paint-rows";
import type { RowWords } from "~/features/match-row/row-words";
import { formatClock } from "~/i18n/zone-offsets";
import { readShownMatches, restOf } from "./activity.ts";
import { createAnnouncer } from "./announcer.ts";
import { fetchedAt } from "./catch-up.ts";
import { createFreshnessLine } from "./freshness-line.ts";
import { createHighlights } from "./highlight.ts";
import { createListView } from "./list-view.ts";
import type { LiveWords } from "./live-words.ts";
import { isDayOver, isOfToday } from "./midnight.ts";
import { readOffsets } from "./read-offsets.ts";
import { createServerClock } from "./server-clock.ts";
import { createStaleNotice } from "./stale-notice.ts";
import { createTicker } from "./ticker.ts";
import { isCopyDue } from "./whole.ts";

/** A goal is news for so long, in milliseconds: who comes back later sees the score, and no alarm. */
const NEWS_FOR = 30_000;

export interface LiveScreenFacts {
  page: Document;
  list: HTMLElement;
  words: LiveWords;
  rowWords: RowWords;
  /** The visitor's own clock, in milliseconds. */
  now(): number;
  /** The list needs another copy, of after an instant where one is given (milliseconds by the upstream's clock). */
  onOutdated(newerThan?: number): void;
}

export interface LiveScreen {
  /** Milliseconds until something in the list can change: see `restOf`. */
  rest(): number | undefined;
  /** Shows a message; without changes where it could not be used. */
  take(message: LiveMessage, changes: readonly MatchChange[] | undefined): void;
  /** The rows were replaced by older ones that lack these changes. */
  replaced(changes: readonly MatchChange[]): void;
  /** Somebody looks, or nobody any more. */
  seen(isSeen: boolean): void;
}

/** A list that goes on with its matches: rows, minutes, counts, and whether all that is still true. */
export function createLiveScreen(facts: LiveScreenFacts): LiveScreen {
  const { page, list, words, now, onOutdated } = facts;
  const clock = createServerClock(now);
  const serverNow = () => clock.now() ?? now();
  const offsets = readOffsets(page.documentElement.dataset.zone ?? "");
  const painter = createRowPainter<HTMLElement>(list, { words: facts.rowWords, offsets, now: serverNow });
  const ticker = createTicker(painter, clock.now);
  const freshness = createFreshnessLine({
    line: page.getElementById("freshness"),
    now,
    notUpdated: (age) => words.notUpdatedSince(formatClock(serverNow() - age, offsets)),
    onChange: (isRunning) => (isRunning ? ticker.run() : ticker.stop()),
  });
  const more = list.dataset.live === "football" ? words.moreGoals : undefined;
  const announcer = createAnnouncer(page.getElementById("announce"), more, now);
  const view = createListView({ ...facts, painter, announcer, highlights: createHighlights() });

  let copiedAt = now();
  const followClosely = () => {
    if (rest() !== 0 || !isCopyDue(list.dataset.whole, copiedAt, now())) return;
    copiedAt = now();
    onOutdated();
  };
  const notice = createStaleNotice(page);
  const rest = () => (list.dataset.live ? restOf(readShownMatches(list), serverNow()) : undefined);
  const seen = (isSeen: boolean) => {
    const isWatched = isSeen && rest() === 0;
    freshness.watch(isWatched);
    if (isSeen && freshness.isRunning()) ticker.run();
    else ticker.stop();
    if (isSeen && isOfToday(page.location.search) && isDayOver(fetchedAt(page), serverNow(), offsets, isWatched))
      onOutdated();
  };
  return {
    rest,
    seen,
    take(message, changes) {
      clock.hear(message.now);
      if (changes) {
        view.show(changes, message.now - NEWS_FOR);
        freshness.heard(message.now - message.to);
        notice.heard(message.now - message.to);
        followClosely();
      }
      seen(true);
    },
    replaced(changes) {
      view.reread();
      view.show(changes, Number.POSITIVE_INFINITY);
      freshness.heard(serverNow() - fetchedAt(page));
      seen(true);
    },
  };
}
