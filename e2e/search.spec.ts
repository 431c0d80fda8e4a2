import type { Page } from "playwright/test";
import { classOf } from "./class-of.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { axeFindings, expect, SHORT_LIST, site, test } from "./watched-page.ts";

const PANEL = "dialog#search";
const panelOf = (page: Page) => page.locator(PANEL);
/** Results on the search page. */
const FOUND = `main .${classOf("app/features/search/found.module.css", "list")} a`;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a fan goes to search, finds a club and comes to its page", async ({ page }) => {
    await page.goto(site("/vn/privacy-policy"));
    await page.locator("nav.tab-bar a[data-opens]").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tìm kiếm");
    await page.getByRole("searchbox").fill("liverpool");
    await page.locator("main form button").click();
    await expect(page).toHaveURL(/\/vn\/search\?q=liverpool$/);
    await page.locator(`${FOUND}[href*="/football/team/liverpool/"]`).click();
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
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  const link = page.locator("header a[data-opens]");
  await link.focus();
  await page.keyboard.press("/");
  const field = panelOf(page).getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("arsenal", { delay: 30 });
  const first = panelOf(page).getByRole("option").first();
  await expect(first).toContainText("Arsenal");
  await expect(panelOf(page).getByRole("status")).not.toBeEmpty();
  expect(await axeFindings(page, PANEL)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
  await expect(field).toBeFocused();
  expect(await axeFindings(page, PANEL)).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await expect(first).toHaveAttribute("aria-selected", "false");
  await field.fill("");
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test("Enter follows the result that the arrows have come to, and the text is remembered", async ({ page }) => {
  await page.goto(site(SHORT_LIST));
  await untilScriptRuns(page);
  await page.keyboard.press("/");
  await panelOf(page).getByRole("combobox").fill("arsenal");
  await expect(panelOf(page).getByRole("option").first()).toContainText("Arsenal");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/football\/team\/arsenal\/\d+\/overview$/);
  expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toBe('["arsenal"]');
});

test("the search page's own field suggests while somebody types", async ({ page }) => {
  await page.goto(site("/en/search"));
  await untilScriptRuns(page);
  await page.locator("nav.tab-bar a[data-opens]").click();
  const field = page.locator("main input[type=search]");
  await expect(field).toBeFocused();
  await page.keyboard.type("liverp", { delay: 30 });
  await expect(page.getByRole("option").first()).toContainText("Liverpool");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("letters typed one after another are one question to each sport", async ({ page }) => {
  await page.clock.install();
  await page.goto(site("/th/basketball/matches"));
  await untilScriptRuns(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/global/search")) requests.push(`${pathname} ${searchParams.get("q")}`);
  });
  await page.locator("nav.tab-bar a[data-opens]").click();
  const field = panelOf(page).getByRole("combobox");
  await expect(field).toBeFocused();
  // However long this machine takes between two letters, the page sees none.
  await page.clock.pauseAt(Date.now() + 10_000);
  await field.pressSequentially("lakers");
  await page.clock.runFor(250);
  await page.clock.resume();
  await expect(panelOf(page).getByRole("option").first()).toHaveAttribute("href", /^\/th\/basketball\/team\//);
  expect(requests).toEqual(["/api/basketball/global/search lakers", "/api/global/search lakers"]);
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
    await page.goto(site(SHORT_LIST));
    await untilScriptRuns(page);
    await page.route(/\/global\//, (route) => route.abort());
    await page.locator("nav.tab-bar a[data-opens]").click();
    await panelOf(page).getByRole("combobox").fill("arsenal");
    await expect(panelOf(page)).toContainText("Search is not available at the moment");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/search\?q=arsenal$/);
    await expect(page.locator(FOUND).first()).toBeVisible();
  });
});
