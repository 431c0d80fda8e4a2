import liveCount from "~/features/match-list/live-count.module.css";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";

/** A live match, or how many of the day there are. */
const LIVE = `.${ROW_CLASS}.${STATE_CLASSES.live}, .${liveCount.liveCount}`;

/**
 * Shows the tab bar's dot while a match on the page is live, or the list's filters count one. By a script: a style with
 * `:has` would be matched again for each row that is inserted.
 */
export function showLiveDot(page: Document): void {
  page.querySelector(".tab-bar")?.toggleAttribute("data-live", page.querySelector(LIVE) !== null);
}
