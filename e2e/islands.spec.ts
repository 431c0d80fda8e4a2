import type { Page } from "playwright/test";
import { holdFiles, ISLAND_FILES, ownField, panelOf, placeOf, saveData, tabOf, watchFiles } from "./held-islands.ts";
import { afterRequestsUntilNow, untilScriptRuns } from "./page-ready.ts";
import { expect, SHORT_LIST, site, test } from "./watched-page.ts";

/**
 * Waits until the page's idle work has started and made its requests; a browser on a busy machine may never be idle.
 */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const latest = { timeout: 5_000 };
    return new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, latest), latest));
  });
  await afterRequestsUntilNow(page);
}

test("nothing is loaded before the page is complete; then all files of its islands, to be there when asked for", async ({
  page,
}) => {
  const files = watchFiles(page);
  let beforeLoad = -1;
  page.once("load", () => {
    beforeLoad = files.length;
  });
  await page.goto(site(SHORT_LIST));
  await expect
    .poll(() => files.filter((file) => /island-(runtime|search)\b.*\.js$/.test(file)).length)
    .toBeGreaterThan(2);
  expect(beforeLoad).toBe(0);
  await tabOf(page).click();
  await expect(panelOf(page).getByRole("combobox")).toBeFocused();
  // The press uses the preloaded file.
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => name),
  );
  expect(loaded.filter((name) => name.includes("island-runtime"))).toHaveLength(1);
});

for (const [who, connection] of [
  ["saves data", { saveData: true }],
  ["is on a slow line", { effectiveType: "2g" }],
] as const) {
  test(`a visitor who ${who} loads nothing before the first touch`, async ({ page }) => {
    await saveData(page, connection);
    const files = watchFiles(page);
    await page.goto(site(SHORT_LIST));
    await untilScriptRuns(page);
    await untilIdle(page);
    expect(files).toEqual([]);
    await tabOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    expect(files.length).toBeGreaterThan(2);
  });
}

test("a page that saves data loads nothing before the first touch", async ({ page, context }) => {
  await context.addCookies([{ name: "saves", value: "on", url: site("/") }]);
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      document.documentElement.dataset.saving = "";
    }),
  );
  const files = watchFiles(page);
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  await untilIdle(page);
  expect(files).toEqual([]);
});

for (const held of [0, 60, 500]) {
  test(`a press of ${held} ms opens the search, whether its files are there or on their way`, async ({ page }) => {
    const release = await holdFiles(page);
    await page.goto(site(SHORT_LIST));
    await untilScriptRuns(page);
    const press = async () => {
      await tabOf(page).hover();
      await page.mouse.down();
      await page.waitForTimeout(held);
      await page.mouse.up();
    };
    await press();
    await expect(panelOf(page).getByRole("searchbox")).toBeFocused();
    await expect(placeOf(page)).toHaveAttribute("aria-busy", "true");
    release();
    await expect(panelOf(page).getByRole("combobox")).toBeFocused();
    await expect(placeOf(page)).not.toHaveAttribute("aria-busy");
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toBeHidden();
    await press();
    await expect(panelOf(page)).toBeVisible();
    await expect(page).toHaveURL(site(SHORT_LIST));
  });

  test(`a press of ${held} ms opens the search when its files arrive meanwhile`, async ({ page }) => {
    const release = await holdFiles(page);
    await page.goto(site(SHORT_LIST));
    await untilScriptRuns(page);
    await tabOf(page).hover();
    await page.mouse.down();
    release();
    await page.waitForTimeout(held);
    await page.mouse.up();
    await expect(panelOf(page)).toBeVisible();
  });
}

test("a press before the page's own script runs is answered as well", async ({ page }) => {
  await page.goto(site(SHORT_LIST), { waitUntil: "commit" });
  await tabOf(page).click();
  await expect(panelOf(page)).toBeVisible();
});

test("the Enter key opens the search, and Tab alone loads nothing", async ({ page }) => {
  await saveData(page);
  const files = watchFiles(page);
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  await tabOf(page).focus();
  await page.keyboard.press("Tab");
  await untilIdle(page);
  expect(files).toEqual([]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(panelOf(page).getByRole("combobox")).toBeFocused();
});

test("text that is typed while the island comes stays, with the focus, and is looked for", async ({ page }) => {
  const release = await holdFiles(page);
  await page.goto(site("/en/search"));
  await ownField(page).click();
  await page.keyboard.type("liver", { delay: 20 });
  await page.keyboard.press("ArrowLeft");
  release();
  await expect(ownField(page)).toHaveRole("combobox");
  await expect(ownField(page)).toBeFocused();
  await expect(ownField(page)).toHaveValue("liver");
  await expect(page.getByRole("option").first()).toContainText("Liverpool");
  // The cursor has not moved.
  await page.keyboard.type("e");
  await expect(ownField(page)).toHaveValue("liveer");
});

test("Enter while the island comes sends the form", async ({ page }) => {
  await holdFiles(page);
  await page.goto(site("/en/search"));
  await ownField(page).click();
  await page.keyboard.type("arsenal");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/search\?q=arsenal$/);
});

test.describe("where the files cannot be had", () => {
  test.use({ expectedFaults: /island-|ERR_FAILED/ });

  test.beforeEach(({ page }) => page.route(ISLAND_FILES, (route) => route.abort()));

  test("the search dialog sends its form, and once it is closed its link is followed", async ({ page }) => {
    await page.goto(site("/en/basketball/matches"));
    await untilScriptRuns(page);
    await tabOf(page).click();
    await expect(placeOf(page)).toHaveAttribute("data-failed");
    await page.keyboard.type("celtics");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/search\?q=celtics&sport=basketball$/);
    await page.goBack();
    await tabOf(page).click();
    await expect(placeOf(page)).toHaveAttribute("data-failed");
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toBeHidden();
    await tabOf(page).click();
    await expect(page).toHaveURL(/\/en\/search\?sport=basketball$/);
  });

  test("the form is sent", async ({ page }) => {
    await page.goto(site("/en/search"));
    await untilScriptRuns(page);
    await ownField(page).fill("arsenal");
    await page.locator("main form button").click();
    await expect(page).toHaveURL(/\/en\/search\?q=arsenal$/);
  });
});

test("an island that does not arrive is no longer waited for when its time is up", async ({ page }) => {
  await page.clock.install();
  await holdFiles(page);
  await page.goto(site("/en/basketball/matches"));
  await untilScriptRuns(page);
  await tabOf(page).click();
  await expect(placeOf(page)).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward("00:15");
  await expect(placeOf(page)).not.toHaveAttribute("aria-busy");
  await page.keyboard.press("Escape");
  await tabOf(page).click();
  await expect(page).toHaveURL(/\/en\/search\?sport=basketball$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("places of islands hold what works by itself", async ({ page }) => {
    await page.goto(site("/en/search"));
    await ownField(page).fill("arsenal");
    await page.locator("main form button").click();
    await expect(page).toHaveURL(/q=arsenal/);
  });
});

test("an answer that one page had is there on the next", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/global/popular")) requests.push(request.url());
  });
  for (const path of [SHORT_LIST, "/en/football/matches?date=2026-12-25"]) {
    await page.goto(site(path));
    await untilScriptRuns(page);
    await tabOf(page).click();
    await expect(panelOf(page).getByRole("option").first()).toBeVisible();
  }
  expect(requests).toHaveLength(1);
});
