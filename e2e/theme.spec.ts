import type { Page } from "playwright/test";
import { untilScriptRuns } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { expect, SHORT_LIST, site, test } from "./watched-page.ts";

const { theme } = WORDS.saving;
const SETTINGS = { name: WORDS.frame.settings };

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Brightness of a colour, from 0 to 255. */
const brightness = (rgb: string): number => Math.max(...(rgb.match(/\d+/g) ?? []).slice(0, 3).map(Number));

test("a theme is there at once, and from the first paint of the next page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  expect(brightness(await background(page))).toBeGreaterThan(200);
  await page.getByRole("contentinfo").getByRole("button", SETTINGS).click();
  await page.getByRole("button", { name: theme.dark }).click();
  await expect.poll(async () => brightness(await background(page))).toBeLessThan(60);
  await expect(page.getByRole("button", { name: `${theme.dark} ${theme.chosen}` })).toBeVisible();
  expect(page.url()).toBe(site(SHORT_LIST));

  // From a shared cached page; without scripts the document decides the first paint.
  const html = await (await page.request.get(site(SHORT_LIST))).text();
  expect(/<html[^>]* data-theme="(\w+)/.exec(html)?.[1]).toBe("dark");
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => document.body !== null);
  expect(brightness(await background(page))).toBeLessThan(60);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // A day of few matches: each press loads it again.
  const DAY = "/en/basketball/matches?date=2026-10-18";

  test("the theme is chosen by a form, which leads back", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(site(DAY));
    await page.getByRole("contentinfo").getByRole("button", SETTINGS).click();
    await page.getByRole("button", { name: theme.dark }).click();
    await expect(page).toHaveURL(site(DAY));
    await expect(page.locator("html")).toHaveAttribute("data-theme", /^dark/);
    // The footer's position is known once the whole page has loaded.
    await page.waitForLoadState();
    await page.getByRole("contentinfo").getByRole("button", SETTINGS).click();
    await page.getByRole("button", { name: theme.system }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", /^system/);
  });
});
