import type { MatchChange } from "#contract/domain/live";
import { recount } from "~/features/match-list/recount";
import type { Painted, RowPainter } from "~/features/match-row/paint-rows";
import type { Announcer } from "./announcer.ts";
import type { Highlights } from "./highlight.ts";
import type { LiveWords } from "./live-words.ts";
import { movesInList } from "./membership.ts";
import { changesMore } from "./whole.ts";

/** Sent to the document after a change is painted: what somebody measures or waits for. */
export const APPLIED_EVENT = "live:applied";

export interface ListViewFacts {
  page: Document;
  list: HTMLElement;
  painter: RowPainter;
  words: LiveWords;
  highlights: Highlights;
  announcer: Announcer;
  /** More than rows has changed at an instant, in milliseconds by the upstream's clock. */
  onOutdated(newerThan: number): void;
}

export interface ListView {
  /** Shows what happened; what happened from `newsFrom` on (milliseconds by the upstream's clock) stands out. */
  show(changes: readonly MatchChange[], newsFrom: number): void;
  /** The rows were replaced. */
  reread(): void;
}

/** The list of a page as far as it changes with its matches. */
export function createListView(facts: ListViewFacts): ListView {
  const { page, list, painter, highlights, onOutdated } = facts;
  // A match that another day's list holds would be asked for again and again.
  const missed = new Set<string>();

  const paint = (change: MatchChange, newsFrom: number) => {
    const { id, seq, at, standing } = change;
    const painted = painter.paint(change);
    if (movesInList(list.dataset.show, standing.state, painted !== undefined)) {
      const move = `${id} ${standing.state}`;
      if (!missed.has(move)) onOutdated(at);
      missed.add(move);
    }
    if (!painted) return;
    if (changesMore(list.dataset.whole !== undefined, painted.event)) onOutdated(at);
    if (at >= newsFrom) tell(facts, painted, `${id} ${seq}`);
    page.dispatchEvent(new CustomEvent(APPLIED_EVENT, { detail: { id, at, seq } }));
  };
  return {
    show(changes, newsFrom) {
      if (changes.length === 0) return;
      for (const change of changes) paint(change, newsFrom);
      highlights.restore();
      recount(page);
    },
    reread() {
      painter.reread();
      highlights.restore();
    },
  };
}

function tell({ list, words, highlights, announcer }: ListViewFacts, painted: Painted, key: string): void {
  const { row, names, event, side, score, sentence } = painted;
  // Nothing of it stands out: the status says it, and a fan of basketball looks at it all the time.
  const isTold = list.dataset.whole === "steadily" || isOfInterest(row);
  if (event === "period" && isTold) announcer.tell(key, sentence);
  if (!score || (event !== "goal" && event !== "correction")) return;
  const kind = event === "goal" ? "goal" : "fix";
  highlights.show(row, kind, words.note(kind));
  if (!isTold) return;
  announcer.tell(key, event === "goal" ? words.goal(names, side, score) : words.correction(names, score));
}

/** In view, or on the visitor's own list. A row of a folded group has no size. The match of a page of its own always is. */
function isOfInterest(row: HTMLElement): boolean {
  if (row.querySelector('.s[aria-pressed="true"]')) return true;
  const { top, bottom, height } = row.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
