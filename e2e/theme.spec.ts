import type { Page } from "playwright/test";
import { untilScriptRuns } from "./page-ready.ts";
import { expect, SHORT_LIST, site, test } from "./watched-page.ts";
import { WORDS } from "./words.ts";

const { theme } = WORDS.saving;
const SETTINGS = { name: WORDS.frame.settings };

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** How bright a colour is, from 0 to 255. */
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

  // Of a page that is kept for everyone; without any script, what stands in the document is what is painted first.
  const html = await (await page.request.get(site(SHORT_LIST))).text();
  expect(/<html[^>]* data-theme="(\w+)/.exec(html)?.[1]).toBe("dark");
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => document.body !== null);
  expect(brightness(await background(page))).toBeLessThan(60);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Few matches: browsers without scripts are not lazy, and load all crests at once.
  const DAY = "/en/basketball/matches?date=2026-10-18";

  test("the theme is chosen by a form, which leads back", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(site(DAY));
    await page.getByRole("contentinfo").getByRole("button", SETTINGS).click();
    await page.getByRole("button", { name: theme.dark }).click();
    await expect(page).toHaveURL(site(DAY));
    await expect(page.locator("html")).toHaveAttribute("data-theme", /^dark/);
    // Where the footer stands is known once the whole page is there.
    await page.waitForLoadState();
    await page.getByRole("contentinfo").getByRole("button", SETTINGS).click();
    await page.getByRole("button", { name: theme.system }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", /^system/);
  });
});
