import { type Connection, mayPreload } from "./island-decisions.ts";

/** Whether a page may load files that its visitor has not yet requested. */
export const mayPreloadOn = (page: Document): boolean =>
  mayPreload(
    page.documentElement.dataset.saving !== undefined,
    (navigator as Navigator & { connection?: Connection }).connection,
  );

/** Not all supported browsers have requestIdleCallback; a second later is idle enough. */
export const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task, 1_000);
};
