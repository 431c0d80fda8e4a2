import { expect, type Page } from "playwright/test";

/** Waits until the page's own script has started all its parts: the meter of the visit is the last to speak. */
export const untilScriptRuns = (page: Page): Promise<void> => expect(page.locator("#meter")).not.toBeEmpty();
