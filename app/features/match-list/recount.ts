import type { Match } from "#contract/domain/match";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";
import { compileSentence } from "~/i18n/sentence";
import { COMPETITIONS_ID, LIST_ID } from "~/page/element-ids";
import { competitionOf, MINOR_ANCHOR, standsBehind } from "./apply-folds.ts";
import styles from "./competition-group.module.css";
import liveCount from "./live-count.module.css";
import { countShown, SHOWS, type Show, type ShowCounts } from "./show.ts";

/** States that the filters distinguish, by the class of their rows. */
const STATES: Readonly<Record<string, Match["state"]>> = {
  [STATE_CLASSES.live]: "live",
  [STATE_CLASSES.finished]: "finished",
  [STATE_CLASSES.upcoming]: "scheduled",
};

/** The state of the match whose row has these classes. */
export function stateOfRow(className: string): Match["state"] {
  for (const name of className.split(" ")) if (STATES[name]) return STATES[name];
  return "void";
}

/**
 * The counts of a day's filters from the rows of its list. Undefined if the list is filtered, since it lacks the other
 * matches: the counts then stay.
 */
export const countsOfRows = (classNames: readonly string[], show: string | undefined): ShowCounts | undefined =>
  show === "all" ? countShown(classNames.map(stateOfRow)) : undefined;

const LIVE_COUNT = `${liveCount.liveCount}`;
const LIVE_ROWS = `.${ROW_CLASS}.${STATE_CLASSES.live}`;

/** Live matches of each competition on the page, by its id. */
type LiveCounts = ReadonlyMap<string, number>;

/** Rewrites all counts on a page of matches from its rows, as a reload would. */
export function recount(page: Document): void {
  const list = page.getElementById(LIST_ID);
  if (!list) return;
  const { show, liveWords: liveTexts = "" } = list.dataset;
  const counts = countsOfRows(
    [...list.querySelectorAll(`.${ROW_CLASS}`)].map(({ className }) => className),
    show,
  );
  if (counts) writeFilters(list, counts);
  // Other filters have no live rows, so the live counts stay.
  if (show !== "all" && show !== "live") return;
  const live = writeGroups(list, compileSentence(liveTexts));
  writePanel(page, live);
}

function writeFilters(list: HTMLElement, counts: ShowCounts): void {
  for (const link of list.querySelectorAll<HTMLElement>("nav [data-show]")) {
    const show = SHOWS.find((one): one is Show => one === link.dataset.show);
    const number = link.querySelector("b");
    if (!show || !number) continue;
    writeCount(number, `${counts[show]}`, show === "live" && counts.live > 0);
  }
}

function writeGroups(list: HTMLElement, liveSentence: ReturnType<typeof compileSentence>): LiveCounts {
  const live = new Map<string, number>();
  for (const group of list.querySelectorAll<HTMLElement>(`.${styles.group}`)) {
    const count = group.id === MINOR_ANCHOR ? liveBehind(list, group) : group.querySelectorAll(LIVE_ROWS).length;
    const id = competitionOf(group);
    live.set(id, (live.get(id) ?? 0) + count);
    writeBadge(group.querySelector("summary"), count > 0 ? liveSentence({ number: count }) : "");
  }
  return live;
}

/** Live matches of the competitions that stand behind a line, after it. */
const liveBehind = (list: HTMLElement, line: HTMLElement): number =>
  [...list.querySelectorAll(LIVE_ROWS)].filter((row) => standsBehind(line, row)).length;

function writePanel(page: Document, live: LiveCounts): void {
  for (const line of page.querySelectorAll<HTMLElement>(`#${COMPETITIONS_ID} section li`)) {
    const link = line.querySelector("a");
    const ids = line.dataset.g ?? link?.hash.slice("#g-".length) ?? "";
    const count = ids.split(" ").reduce((sum, id) => sum + (live.get(id) ?? 0), 0);
    writeBadge(link, count > 0 ? `${count}` : "");
  }
}

/** As in LiveCount.tsx: an empty badge is invisible. */
function writeBadge(place: Element | null, text: string): void {
  const badge = place?.querySelector(":scope > b");
  if (badge) writeCount(badge, text, text !== "");
}

function writeCount(element: Element, text: string, isLive: boolean): void {
  const className = isLive ? LIVE_COUNT : "";
  if (element.className !== className) element.className = className;
  write(element, text);
}

/** Only differences: screen readers and the renderer treat every write as a change. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
