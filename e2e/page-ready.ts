import { expect, type Page } from "playwright/test";

/** Waits until the page's own script has started all its parts. */
export const untilScriptRuns = (page: Page): Promise<void> =>
  expect(page.locator("#page-script[data-runs]")).toHaveCount(1);

/** Waits until the browser has read the page and taken up the competitions below the first screen of a list. */
export async function untilRowsStand(page: Page): Promise<void> {
  await page.waitForLoadState("domcontentloaded");
  await expect(page.locator("#list noscript")).toHaveCount(0);
}

/** Waits until this test has seen every request that the page has made so far: a page's requests are seen in their order. */
export const afterRequestsUntilNow = (page: Page): Promise<unknown> =>
  page.evaluate(() => fetch("/api/ip").then((answer) => answer.text()));
