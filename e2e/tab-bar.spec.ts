import type { Page } from "playwright/test";
import { classOf } from "./class-of.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { expect, site, test } from "./watched-page.ts";

const TODAY = "/en/football/matches";
const ROW = classOf("app/features/match-row/match-row.module.css", "row");

/** The mark on the tab bar's first tab; `none` without a live match on the page. */
const dotOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => getComputedStyle(document.querySelector('.tab-bar [data-tab="1"]') ?? document.body, "::after").content,
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the tab bar's dot tells that a match of the day is live, of a part of the day too", async ({ page }) => {
      for (const address of [TODAY, `${TODAY}?show=finished`]) {
        await page.goto(site(address));
        await expect.poll(() => dotOf(page), { message: address }).toBe('""');
      }
      await page.goto(site(`${TODAY}?date=2026-10-10`));
      if (javaScriptEnabled) await untilScriptRuns(page);
      else await expect(page.locator(`#list .${ROW}`).first()).toBeVisible();
      expect(await dotOf(page)).toBe("none");
    });
  });
}
