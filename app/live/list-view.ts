import type { MatchChange } from "#contract/domain/live";
import { showLiveDot } from "~/features/frame/live-dot";
import { recount } from "~/features/match-list/recount";
import type { Painted, RowPainter } from "~/features/match-row/paint-rows";
import type { Announcer } from "./announcer.ts";
import type { Highlights } from "./highlight.ts";
import type { LiveWords } from "./live-words.ts";
import { movesInList } from "./membership.ts";
import { changesMore } from "./whole.ts";

/** What is told of a match beside its row. */
const NEWS: ReadonlySet<Painted["event"]> = new Set(["goal", "correction", "period"]);

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

  const paint = (change: MatchChange): Painted | undefined => {
    const { id, at, standing } = change;
    const painted = painter.paint(change);
    if (movesInList(list.dataset.show, standing.state, painted !== undefined)) {
      const move = `${id} ${standing.state}`;
      if (!missed.has(move)) onOutdated(at);
      missed.add(move);
    }
    if (painted && changesMore(list.dataset.whole !== undefined, painted.event)) onOutdated(at);
    return painted;
  };
  return {
    show(changes, newsFrom) {
      if (changes.length === 0) return;
      const shown = changes.flatMap((change) => {
        const painted = paint(change);
        return painted ? [{ change, painted }] : [];
      });
      // All is painted, nothing is highlighted yet: to ask for a place lays the page out, once for all of them.
      const news = shown
        .filter(({ change, painted }) => change.at >= newsFrom && NEWS.has(painted.event))
        .map(({ change: { id, seq }, painted }) => ({
          painted,
          told: { key: `${id} ${seq}`, isTold: isTold(list, painted.row) },
        }));
      for (const { painted, told } of news) tell(facts, painted, told);
      for (const { change } of shown) {
        const { id, at, seq } = change;
        page.dispatchEvent(new CustomEvent(APPLIED_EVENT, { detail: { id, at, seq } }));
      }
      highlights.restore();
      recount(page);
      showLiveDot(page);
    },
    reread() {
      painter.reread();
      showLiveDot(page);
      highlights.restore();
    },
  };
}

interface News {
  key: string;
  isTold: boolean;
}

function tell({ words, highlights, announcer }: ListViewFacts, painted: Painted, { key, isTold }: News): void {
  const { row, names, event, side, score, sentence } = painted;
  // Nothing of it stands out: the status says it, and a fan of basketball looks at it all the time.
  if (event === "period" && isTold) announcer.tell(key, sentence);
  if (!score || (event !== "goal" && event !== "correction")) return;
  const kind = event === "goal" ? "goal" : "fix";
  highlights.show(row, kind, words.note(kind));
  if (!isTold) return;
  announcer.tell(key, event === "goal" ? words.goal(names, side, score) : words.correction(names, score));
}

/** In view, or on the visitor's own list. A row of a folded group has no size. The match of a page of its own always is. */
function isTold(list: HTMLElement, row: HTMLElement): boolean {
  if (list.dataset.whole === "steadily") return true;
  if (row.querySelector('.s[aria-pressed="true"]')) return true;
  // Asked first: to ask for the place of what is out of sight, and not laid out, lays it out.
  if (row.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { top, bottom, height } = row.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
