import type { Page } from "playwright/test";
import { ROW } from "./list-classes.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { expect, SHORT_LIST, site, test } from "./watched-page.ts";

test.use({ expectedFaults: /assets\/.*net::ERR_FAILED/ });

/** Counts a page's document loads. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "document" && answer.request().method() === "GET") documents += 1;
  });
  return () => documents;
}

test("a script of the page that cannot be had brings the page anew once, then the page says so", async ({ page }) => {
  const documents = countDocuments(page);
  let isBroken = true;
  await page.route(/\/assets\/entry\.page-script/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(site(SHORT_LIST));
  const notice = page.getByRole("alert").filter({ hasText: WORDS.banner.broken.text });
  await expect(notice).toBeVisible();
  expect(documents()).toBe(2);
  await expect(page.locator(`#list ${ROW}`).first()).toBeVisible();

  // Until then the open page tries it again (recovery.spec.ts).
  page.once("framenavigated", () => {
    isBroken = false;
  });
  await notice.getByRole("link", { name: WORDS.banner.broken.reload }).click();
  await untilScriptRuns(page);
  await expect(notice).toBeHidden();
});

test("words that cannot be had take nothing away from the page", async ({ page }) => {
  await page.route(/\/assets\/texts\/en-live/, (route) => route.abort());
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  await expect(page.locator(`#list ${ROW}`).first()).toBeVisible();
  await page.locator("#list summary").first().click();
  await expect(page.locator("#list details").first()).not.toHaveAttribute("open");
});
