import { type Connection, mayPreload } from "./island-decisions.ts";

/** Whether a page may load what its visitor has not asked for yet. */
export const mayPreloadOn = (page: Document): boolean =>
  mayPreload(
    page.documentElement.dataset.saving !== undefined,
    (navigator as Navigator & { connection?: Connection }).connection,
  );

/** Not in every browser of ours; a second after is idle enough there. */
export const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task, 1_000);
};
