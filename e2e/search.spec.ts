import type { Page } from "playwright/test";
import { untilScriptRuns } from "./page-ready.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

const panelOf = (page: Page) => page.locator("dialog.find");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a fan goes to search, finds a club and comes to its page", async ({ page }) => {
    await page.goto(site("/vn/privacy-policy"));
    await page.locator("nav.tb a[data-search]").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tìm kiếm");
    await page.getByRole("searchbox").fill("liverpool");
    await page.locator("main form button").click();
    await expect(page).toHaveURL(/\/vn\/search\?q=liverpool$/);
    await page.locator('main .found a[href*="/football/team/liverpool/"]').click();
    await expect(page).toHaveURL(/\/vn\/football\/team\/liverpool\/\d+\/overview$/);
  });

  test("what is not there is said, and how to go on", async ({ page }) => {
    await page.goto(site("/en/search?q=zzzzqqqq"));
    await expect(page.locator(".empty")).toContainText("No results");
    await expect(page.locator(".empty")).toContainText("spelling");
  });
});

test("the key / opens the panel, arrows lead through it, Escape closes it and gives the focus back", async ({
  page,
}) => {
  await page.goto(site("/en/football/matches?date=2026-10-17"));
  await untilScriptRuns(page);
  const link = page.locator("header a[data-search]");
  await link.focus();
  await page.keyboard.press("/");
  const field = panelOf(page).getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("arsenal", { delay: 30 });
  const first = panelOf(page).locator(".found a").first();
  await expect(first).toContainText("Arsenal");
  await expect(panelOf(page).getByRole("status")).not.toBeEmpty();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await field.fill("");
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test("letters typed one after another are one question to each sport", async ({ page }) => {
  await page.goto(site("/th/basketball/matches"));
  await untilScriptRuns(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/global/search")) asked.push(`${pathname} ${searchParams.get("q")}`);
  });
  await page.locator("nav.tb a[data-search]").click();
  await panelOf(page).getByRole("searchbox").pressSequentially("lakers", { delay: 40 });
  await expect(panelOf(page).locator(".found a").first()).toHaveAttribute("href", /^\/th\/basketball\/team\//);
  expect(asked).toEqual(["/api/basketball/global/search lakers", "/api/global/search lakers"]);
});

test("what was looked for stays on the device, until it is cleared", async ({ page }) => {
  await page.goto(site("/en/search?q=arsenal"));
  await untilScriptRuns(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recentSearches"))).toBe('["arsenal"]');
  await page.goto(site("/en/search"));
  const recent = page.locator("#recent");
  await expect(recent.getByRole("link", { name: "arsenal" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await recent.getByRole("button").click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toBeNull();
});

test.describe("while the upstream of the browser is out of reach", () => {
  test.use({ expectedFaults: /global\/(search|popular)/ });

  test("the panel says so, and the way to the page stays", async ({ page }) => {
    await page.goto(site("/en/football/matches"));
    await untilScriptRuns(page);
    await page.route(/\/global\//, (route) => route.abort());
    await page.locator("nav.tb a[data-search]").click();
    await panelOf(page).getByRole("searchbox").fill("arsenal");
    await expect(panelOf(page)).toContainText("Search is not available at the moment");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/search\?q=arsenal$/);
    await expect(page.locator("main .found a").first()).toBeVisible();
  });
});
