import { openGroup } from "~/features/match-list/apply-folds";
import styles from "~/features/match-list/competition-group.module.css";

/** Milliseconds. */
const SHOWN_FOR = 10_000;

export interface GoalBar {
  /** Tells of a goal in a row that is not in view; a press leads there. */
  show(row: HTMLElement, sentence: string): void;
}

/** Whether an element can be seen: not folded, not skipped by the layout, and within the window. */
export function isInView(element: HTMLElement): boolean {
  // First: measuring what the layout skips (content-visibility) would force its layout.
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** Whether the visitor follows the match of a row. */
export const isFavourite = (row: HTMLElement): boolean =>
  row.querySelector('[form="fav"][aria-pressed="true"]') !== null;

/**
 * Whether somebody who does not see a row wants to know of its goals: a favourite, or others of its competition are in
 * view.
 */
export function isWanted(row: HTMLElement): boolean {
  if (isFavourite(row)) return true;
  const group = row.closest<HTMLElement>(`.${styles.group}`);
  return group !== null && isInView(group);
}

/** One line above the tab bar, the latest goal. Not a live region: the page has one. */
export function createGoalBar(page: Document): GoalBar {
  let bar: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (bar) bar.hidden = true;
  };
  /** Somebody who points at the bar, or has tabbed to it, is about to press it. */
  const hideUnlessHeld = () => {
    if (bar?.matches(":hover, :focus")) timer = setTimeout(hideUnlessHeld, SHOWN_FOR);
    else hide();
  };
  const lead = () => {
    hide();
    const group = shown?.closest("details");
    if (group) openGroup(group);
    shown?.scrollIntoView({ block: "center" });
    shown?.querySelector("a")?.focus({ preventScroll: true });
  };
  const make = () => {
    const made = page.createElement("button");
    made.type = "button";
    made.className = "goal-bar";
    made.addEventListener("click", lead);
    page.body.appendChild(made);
    return made;
  };
  return {
    show(row, sentence) {
      bar ??= make();
      shown = row;
      bar.textContent = sentence;
      bar.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(hideUnlessHeld, SHOWN_FOR);
    },
  };
}
