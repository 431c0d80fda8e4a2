import type { Page } from "playwright/test";
import { scoreOf, shiftsOf, watchShifts } from "./layout-shift.ts";
import { ROW } from "./list-classes.ts";
import { openListMenu } from "./list-menu.ts";
import { untilHydrated } from "./page-ready.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

const { view } = WORDS;
type ViewWords = typeof import("../locales/en/view.json");
type SettingsWords = typeof import("../locales/en/settings.json");
const th = readTranslations<ViewWords>("th", "view");
const kh = readTranslations<ViewWords>("kh", "view");
const thSettings = readTranslations<SettingsWords>("th", "settings");
const khSettings = readTranslations<SettingsWords>("kh", "settings");
const DAY = "/en/football/matches";
const COMING = "/en/football/england/premier-league/nottingham-forest-vs-arsenal/1010120260083";
const PLAYED = "/en/football/england/premier-league/everton-vs-burnley/1010120260089";

/** Presses a choice in the list's menu of views. */
async function choose(page: Page, name: string): Promise<void> {
  await openListMenu(page);
  const opener = page.locator('[popovertarget="list-view"]');
  if (await opener.isVisible()) await opener.click();
  await page.locator("#list-view").getByRole("button", { name, exact: true }).click();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280])
    test(`a list by kick-off is chosen by a form and kept, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site(DAY));
      await choose(page, view.byKickOff.on);
      await expect(page).toHaveURL(site(DAY));
      await expect(page.locator("html")).toHaveAttribute("data-view", "byKickOff");
      // The long list has come as a whole.
      await page.waitForLoadState();
      const times = await page.locator("#list > h2").allTextContents();
      const clocks = times.filter((text) => /^\d\d:\d\d$/.test(text));
      expect(clocks.length).toBeGreaterThan(3);
      expect(clocks).toEqual(clocks.toSorted());
      expect(times.indexOf(WORDS.matches.filter.finished)).toBe(clocks.length);
      await choose(page, view.byKickOff.off);
      await expect(page.locator("html")).not.toHaveAttribute("data-view", /./);
    });
});

test("a line per match stands from the first paint, and nothing moves", async ({ page }) => {
  await page.goto(site(DAY));
  await choose(page, view.compact.on);
  await watchShifts(page);
  await page.reload();
  const box = await page.locator(ROW).first().boundingBox();
  expect(box?.height).toBeLessThanOrEqual(37);
  expect(scoreOf(await shiftsOf(page))).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("odds, corners and cards stand below each match, in room that was there before, and nothing moves", async ({
  page,
}) => {
  await page.context().addCookies([{ name: "view", value: "prices.counts", url: site("") }]);
  await watchShifts(page);
  await page.goto(site(DAY));
  const lines = page.locator(ROW).first().locator("small");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toHaveText(/^\D+ 1 \d+\.\d\d X \d+\.\d\d 2 \d+\.\d\d$/);
  await expect(lines.last()).toHaveText(/ \d+-\d+ · .+ \d+-\d+$/);
  await page.locator("#list details").nth(8).scrollIntoViewIfNeeded();
  await expect(page.locator("#list details").nth(8).locator("small").first()).toBeVisible();
  expect(scoreOf(await shiftsOf(page))).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("hidden scores are on no row and no match page, until they are asked for", async ({ page }) => {
  await page.context().addCookies([{ name: "view", value: "hideScores", url: site("") }]);
  await page.goto(site(DAY));
  await expect(page.locator(ROW).first()).toBeVisible();
  expect((await page.locator(`${ROW} b`).allTextContents()).join("")).toBe("");
  await page.goto(site(PLAYED));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: view.hidden.title })).toBeVisible();
  await expect(page.locator("#board b")).toHaveText(["", ""]);
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole("link", { name: view.hidden.reveal }).click();
  await expect(page).toHaveURL(site(`${PLAYED}?results=show`));
  await expect(page.locator("#board b")).toHaveText(["0", "1"]);
});

const WITH_RESULTS: [name: string, path: string, hidden: string][] = [
  ["a table", "/en/football/england/premier-league/table?leagueId=101", "table"],
  ["the World Cup", "/en/football/worldcup2022/matches", "#br-final, table"],
  ["a team", "/en/football/team/liverpool/20112/overview", "table"],
  ["a country's tables", "/en/football/england-1/standings", "table"],
];

for (const [name, path, hidden] of WITH_RESULTS)
  test(`${name} keeps its results from visitors who hide scores, until they press`, async ({ page }) => {
    await page.context().addCookies([{ name: "view", value: "hideScores", url: site("") }]);
    await page.goto(site(path));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: view.hidden.title })).toBeVisible();
    await expect(main.locator(hidden)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await main.getByRole("link", { name: view.hidden.revealResults }).click();
    await expect(page).toHaveURL(/[?&]results=show$/);
    await expect(main.locator(hidden).first()).toBeVisible();
  });

test("a match to come keeps other results, and news their headlines, from visitors who hide scores", async ({
  page,
}) => {
  await page.context().addCookies([{ name: "view", value: "hideScores", url: site("") }]);
  const main = page.getByRole("main");
  for (const [path, hidden] of [
    [COMING, "#form, #meetings, #places"],
    [`${COMING}/table`, "table"],
    [`${COMING}/h2h`, "#meetings, table"],
    ["/en/news", "article"],
  ] as const) {
    await page.goto(site(path));
    await expect(main.getByRole("heading", { name: view.hidden.title })).toBeVisible();
    await expect(main.locator(hidden)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await main.getByRole("link", { name: view.hidden.revealResults }).click();
    await expect(main.locator(hidden).first()).toBeVisible();
  }
});

test("an article on a match and the matches of a contest keep scores from visitors who hide them", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto(site("/en/news/football"));
  const report = await main.locator('article a[href*="/news/football/"]').first().getAttribute("href");
  await page.goto(site("/en/football/event/prediction/pf-2026w42?date=2026-10-17"));
  const scores = main.locator("section[data-window] h2 + b, section[data-window] h2 ~ b.tabular");
  await expect(scores.first()).toBeVisible();
  await page.context().addCookies([{ name: "view", value: "hideScores", url: site("") }]);
  await page.reload();
  await expect(main.locator("section[data-window]").first()).toBeVisible();
  await expect(scores.filter({ visible: true })).toHaveCount(0);
  await page.goto(site(report ?? ""));
  await expect(main.getByRole("heading", { name: view.hidden.title })).toBeVisible();
  await expect(page).not.toHaveTitle(/\d/);
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole("link", { name: view.hidden.revealResults }).click();
  await expect(main.locator("article > header")).toBeVisible();
});

test("the settings page has the same choices", async ({ page }) => {
  await page.goto(site("/en/settings"));
  await page.getByRole("radio", { name: view.hideScores.on }).check();
  await page.getByRole("button", { name: WORDS.settings.save }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(WORDS.settings.saved);
  await expect(page.locator("html")).toHaveAttribute("data-view", "hideScores");
  await expect(page.getByRole("radio", { name: view.hideScores.on })).toBeChecked();
});

test("who wants no odds finds none: no tab, no price, no line", async ({ page }) => {
  await page.context().addCookies([{ name: "view", value: "prices.noOdds", url: site("") }]);
  await page.goto(site(DAY));
  await expect(page.locator(ROW).first()).toBeVisible();
  await expect(page.locator("[data-lines]")).toHaveCount(0);
  await page.goto(site(COMING));
  await expect(page.getByRole("main").getByRole("link", { name: WORDS.match.tab.odds, exact: true })).toHaveCount(0);
  await expect(page.locator("data[data-price]")).toHaveCount(0);
  await page.goto(site(`${COMING}/odds`));
  await expect(page.getByRole("main").getByText(WORDS.odds.offByChoice)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("Thai dates have the years that their reader chose, and nothing else has", async ({ page }) => {
  const address = site("/th/football/matches?date=2026-10-24");
  const day = page.locator('main time[datetime="2026-10-24"]').first();
  await page.goto(address);
  await expect(day).toContainText("ต.ค. 2026");
  await page.goto(site("/th/settings"));
  await untilHydrated(page);
  await page.getByLabel(th.buddhistYears.on).check();
  await page.getByRole("button", { name: thSettings.save, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-view", "buddhistYears");
  await page.goto(address);
  await expect(day).toContainText("ต.ค. 2569");
  await expect(page).toHaveTitle(/ต\.ค\. 2569/);
  await expect(page.getByText("ฟุตบอลโลก 2026").first()).toBeAttached();
  await page.locator("[data-opens=day-calendar]").click();
  await expect(page.getByRole("dialog").getByText("ตุลาคม 2569").first()).toBeVisible();
});

test("Khmer digits are a matter of looks: they come with their font, and the text is as it was", async ({ page }) => {
  await page.goto(site("/kh/settings"));
  await untilHydrated(page);
  await page.getByLabel(kh.khmerDigits.on).check();
  await page.getByRole("button", { name: khSettings.save, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-view", "khmerDigits");
  await watchShifts(page);
  await page.goto(site("/kh/football/matches?date=2026-10-24"));
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /Khmer digits/.test(family) && status === "loaded"),
    );
  await expect.poll(isLoaded).toBe(true);
  await expect(page.locator("#list time").first()).toHaveText(/^[0-9:'+]+$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.goto(site("/en/football/matches?date=2026-10-24"));
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
});
