import { expect, type Page } from "playwright/test";

/** Waits until the page's own script has started all its parts: the meter of the visit is the last to speak. */
export const untilScriptRuns = (page: Page): Promise<void> => expect(page.locator("#meter")).not.toBeEmpty();

/** Waits until the browser has taken up the rows of a long list that nobody sees at first. */
export const untilRowsStand = (page: Page): Promise<void> => expect(page.locator("#list noscript")).toHaveCount(0);
