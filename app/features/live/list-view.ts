import type { MatchChange, MatchState } from "#contract/domain/live";
import { scoreText } from "#contract/text/score-text";
import { BEGUN_BEFORE } from "~/features/match-list/apply-folds";
import { recount } from "~/features/match-list/recount";
import { isShown, readShow } from "~/features/match-list/show";
import type { Painted, RowPainter } from "~/features/match-row/paint-rows";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";
import type { Announcer } from "./announcer.ts";
import { type GoalBar, isFavourite, isInView, isWanted } from "./goal-bar.ts";
import type { Highlights } from "./highlight.ts";
import { showLiveDot } from "./live-dot.ts";
import type { LiveTexts } from "./live-texts.ts";
import { type News, needsRefetch, newsOf, type RefetchMode } from "./news.ts";

/** What a list shows. */
interface ListScope {
  /** As in the address. */
  show: string | undefined;
  /** Whatever is live belongs to it. */
  hasAllLive: boolean;
}

/** Whether a match in this state has to enter or leave a list; `row` if it is listed. */
export function movesInList(
  { show, hasAllLive }: ListScope,
  state: MatchState["state"],
  row: { hasBegunBefore: boolean } | undefined,
): boolean {
  // Of the day before, only what is live is listed.
  if (row?.hasBegunBefore) return state !== "live";
  const filter = readShow(show ?? null);
  if (filter === "all") return hasAllLive && !row && state === "live";
  return filter !== undefined && isShown(state, filter) !== (row !== undefined);
}

/** Dispatched on the document after a change is painted, for tests and measurements. */
export const APPLIED_EVENT = "live:applied";

interface ListViewFacts {
  page: Document;
  list: HTMLElement;
  painter: RowPainter;
  texts: LiveTexts;
  highlights: Highlights;
  announcer: Announcer;
  goalBar: GoalBar;
  /** The visitor wants to hear of followed matches only. */
  announcesFollowedOnly?: boolean;
  /** More than rows changed at this instant (milliseconds by the upstream's clock). */
  onOutdated(newerThan: number): void;
}

/** The score of the match of a page while it is in play; undefined before, afterwards, and where it is hidden. */
function liveScore(page: Document): string | undefined {
  const board = page.querySelector(`#board .${ROW_CLASS}.${STATE_CLASSES.live}`);
  const scores = [...(board?.querySelectorAll("b") ?? [])].map(({ textContent }) => textContent ?? "");
  return scores.length === 2 && scores.every((score) => score !== "")
    ? scoreText(scores, page.documentElement.lang, "cell")
    : undefined;
}

/** Puts the score before the page's own title, for those who have it open in another tab; call it after each change. */
function createScoreTitle(page: Document): () => void {
  const own = page.title;
  return () => {
    const score = liveScore(page);
    const title = score === undefined ? own : `${score} · ${own}`;
    if (page.title !== title) page.title = title;
  };
}

interface ListView {
  /** Applies changes; those since `newsFrom` (milliseconds by the upstream's clock) are highlighted and announced. */
  show(changes: readonly MatchChange[], newsFrom: number): void;
  /** The rows were replaced. */
  reread(): void;
}

/** Applies changes of matches to the list of a page. */
export function createListView(facts: ListViewFacts): ListView {
  const { page, list, painter, highlights, onOutdated, announcesFollowedOnly = false } = facts;
  // Moves requested once: a match of another day's list would otherwise be requested again and again.
  const requested = new Set<string>();

  const paint = (change: MatchChange): Painted | undefined => {
    const { id, at, match } = change;
    const painted = painter.paint(change);
    const scope = { show: list.dataset.show, hasAllLive: "allLive" in list.dataset };
    const row = painted && { hasBegunBefore: painted.row.closest(`[${BEGUN_BEFORE}]`) !== null };
    if (movesInList(scope, match.state, row)) {
      const move = `${id} ${match.state}`;
      if (!requested.has(move)) onOutdated(at);
      requested.add(move);
    }
    if (painted && needsRefetch(list.dataset.refetch, painted.event)) onOutdated(at);
    return painted;
  };
  const titled = isOneMatch(list) ? createScoreTitle(page) : () => {};
  titled();
  return {
    show(changes, newsFrom) {
      if (changes.length === 0) return;
      const shown = changes.flatMap((change) => {
        const painted = paint(change);
        return painted ? [{ change, painted }] : [];
      });
      // Paint all rows before measuring positions: measuring forces a layout, here once for all of them.
      const shownNews = shown.flatMap(({ change: { id, seq, at }, painted }) => {
        const news = newsOf(painted, { at, from: newsFrom });
        if (!news) return [];
        const announcement = announcementOf(placeOf(list, painted.row), announcesFollowedOnly);
        return [{ news, painted, key: `${id} ${seq}`, ...announcement }];
      });
      for (const one of shownNews) showNews(facts, one);
      for (const { change } of shown) {
        const { id, at, seq } = change;
        page.dispatchEvent(new CustomEvent(APPLIED_EVENT, { detail: { id, at, seq } }));
      }
      highlights.restore();
      titled();
      recount(page);
      showLiveDot(page);
    },
    reread() {
      painter.reread();
      titled();
      showLiveDot(page);
      highlights.restore();
    },
  };
}

interface ShownNews {
  news: News;
  painted: Painted;
  /** Identifies the event. */
  key: string;
  isAnnounced: boolean;
  /** Out of view, and wanted there. */
  isShownInBar: boolean;
}

function showNews({ texts, highlights, announcer, goalBar }: ListViewFacts, shown: ShownNews): void {
  const { news, painted, key, isAnnounced, isShownInBar } = shown;
  if (news.kind !== "period") highlights.show(painted.row, news.kind, texts.note(news.kind));
  if (news.kind === "goal" && isShownInBar) goalBar.show(painted.row, sentenceOf(texts, shown));
  if (isAnnounced) announcer.announce(key, sentenceOf(texts, shown));
}

function sentenceOf(texts: LiveTexts, { news, painted: { names, side, sentence } }: ShownNews): string {
  if (news.kind === "period") return sentence;
  return news.kind === "goal" ? texts.goal(names, side, news.score) : texts.correction(names, news.score);
}

/** Whether the list is the match of its own page. */
const isOneMatch = ({ dataset }: HTMLElement): boolean => dataset.refetch === ("periodic" satisfies RefetchMode);

/** A row as it stands before its visitor. */
export interface RowPlace {
  /** It is the match of its own page. */
  isOnly: boolean;
  isSeen: boolean;
  /** The visitor follows its match. */
  isFollowed: boolean;
  /** It is out of view, and the visitor wants to know of its goals (goal-bar.ts). */
  isWantedUnseen: boolean;
}

/**
 * How a row's news are told: announced to screen readers if it is in view, unless the visitor wants to hear of followed
 * matches only, followed, or the match of its own page; in the bar if it is out of view.
 */
export const announcementOf = (
  { isOnly, isSeen, isFollowed, isWantedUnseen }: RowPlace,
  followedOnly: boolean,
): Pick<ShownNews, "isAnnounced" | "isShownInBar"> => ({
  isAnnounced: isOnly || isFollowed || (isSeen && !followedOnly),
  isShownInBar: !isOnly && !isSeen && isWantedUnseen,
});

/** Rows of folded groups have no size. Measures no more than is needed: each measure forces a layout. */
function placeOf(list: HTMLElement, row: HTMLElement): RowPlace {
  const isOnly = isOneMatch(list);
  const isSeen = isOnly || isInView(row);
  return { isOnly, isSeen, isFollowed: isFavourite(row), isWantedUnseen: !isSeen && isWanted(row) };
}
