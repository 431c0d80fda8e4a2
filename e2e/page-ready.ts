import { expect, type Page } from "playwright/test";

/** Waits until all parts of the page's own script have started. */
export const untilScriptRuns = (page: Page): Promise<void> =>
  expect(page.locator("#page-script[data-runs]")).toHaveCount(1);

/** Waits until React has taken over a page that it hydrates. */
export const untilHydrated = (page: Page): Promise<void> =>
  expect(page.locator("#page-script")).toHaveAttribute("data-hydrated", "");

/** Waits until the browser has parsed the page and shown the competitions below the first screen of a list. */
export async function untilRowsStand(page: Page): Promise<void> {
  await page.waitForLoadState("domcontentloaded");
  await expect(page.locator("#list noscript")).toHaveCount(0);
}

/** Waits until this test has seen all requests of the page so far: they arrive in order. */
export const afterRequestsUntilNow = (page: Page): Promise<unknown> =>
  page.evaluate(() => fetch("/api/ip").then((answer) => answer.text()));

/** Gives the window a size, and waits until the page is painted in it: a busy browser lays out in between. */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
