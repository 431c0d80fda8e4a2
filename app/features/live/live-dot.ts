import liveCount from "~/features/match-list/live-count.module.css";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";

/** A live match, or the filters' count of the day's live matches. */
const LIVE = `.${ROW_CLASS}.${STATE_CLASSES.live}, .${liveCount.liveCount}`;

/**
 * Shows the tab bar's dot while a match on the page is live or the filters count one. Done by script: a `:has` rule
 * would be matched again for each inserted row.
 */
export function showLiveDot(page: Document): void {
  page.querySelector(".tab-bar")?.toggleAttribute("data-live", page.querySelector(LIVE) !== null);
}
