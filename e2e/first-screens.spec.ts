import type { Page } from "playwright/test";
import { LOCALES } from "../contract/tables/locales.ts";
import { ofEachSport } from "../contract/tables/sports.ts";
import { ROW } from "./list-classes.ts";
import { resizeTo } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { expect, site, test } from "./watched-page.ts";

/** Khmer is set larger and has tall marks, Thai has the marks: more may stand above, and fewer rows fit. */
const MORE_ABOVE: Readonly<Record<string, number>> = { kh: 16 };
const FEWER_ROWS: Readonly<Record<string, number>> = { kh: 3, th: 2 };

/** The top of an element in a page that is not scrolled, in CSS pixels. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

/** The most that may stand above the first match, and how many rows fit below that and above the phone's tab bar. */
const LISTS = [
  { width: 390, height: 844, top: 216, rows: 12 },
  { width: 1280, height: 800, top: 240, rows: 14 },
];

for (const { width, height, ...most } of LISTS)
  test(`a day's list begins with matches: ${width} pixels, every language`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { code } of LOCALES)
      for (const { sport } of Object.values(ofEachSport("", (sport) => ({ sport })))) {
        await page.goto(site(`/${code}/${sport}/matches`));
        const top = await topOf(page, `#list ${ROW}`);
        const about = `${code} ${sport}`;
        expect(top, about).toBeLessThanOrEqual(most.top + (MORE_ABOVE[code] ?? 0));
        const row = await page.locator(`#list ${ROW}`).first().boundingBox();
        const bar = page.locator(".tab-bar");
        const end = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? 0) : height;
        expect(Math.floor((end - top) / (row?.height ?? 0)), about).toBeGreaterThanOrEqual(
          most.rows - (FEWER_ROWS[code] ?? 0),
        );
      }
  });

test("a competition's heading stays in view while its matches scroll past, and leads to its page", async ({ page }) => {
  for (const { width, height } of LISTS) {
    await page.setViewportSize({ width, height });
    await page.goto(site("/en/football/matches?date=2026-10-17"));
    const third = page.locator(`#list details[open]:has(${ROW} ~ ${ROW} ~ ${ROW} ~ ${ROW})`).first();
    await third
      .locator(ROW)
      .nth(2)
      .evaluate((row) => scrollTo(0, row.getBoundingClientRect().top + scrollY - 60));
    const shown = await third.evaluate((group) => {
      const inside = (element: Element | null) => {
        if (!element) return false;
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      return {
        heading: inside(group.querySelector("summary b")),
        link: inside(group.querySelector(".to-competition")),
      };
    });
    expect(shown, `${width}`).toEqual({ heading: true, link: true });
  }
});

/** The first content of other pages: what stands above is the header, the page's head, its tabs and choices. */
const PAGES = [
  {
    what: "a table",
    path: "/football/england/premier-league/table?leagueId=101",
    content: "main table",
    phone: 200,
    wide: 300,
  },
  {
    what: "a table of basketball",
    path: "/basketball/united-states/nba/table?leagueId=8001",
    content: "main table",
    phone: 272,
    wide: 376,
  },
  { what: "a team", path: "/football/team/aston-villa/20102/overview", content: "main .card", phone: 170, wide: 250 },
  { what: "a country", path: "/football/england-1/matches", content: `#list ${ROW}`, phone: 276, wide: 380 },
];

for (const { what, path, content, phone, wide } of PAGES)
  test(`${what} begins early, on phones and wide screens, in every language`, async ({ page }) => {
    for (const { code } of LOCALES) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site(`/${code}${path}`));
      expect(await topOf(page, content), code).toBeLessThanOrEqual(phone + (MORE_ABOVE[code] ?? 0));
      await resizeTo(page, { width: 1280, height: 800 });
      expect(await topOf(page, content), code).toBeLessThanOrEqual(wide + (MORE_ABOVE[code] ?? 0));
    }
  });

test("the table of a basketball match shows what decides it on a phone, and scrolls to the rest", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site("/en/basketball/china/cba/jilin-northeast-tigers-vs-tianjin-pioneers/1803020260022/table"));
  for (const name of ["won", "lost", "points"] as const) {
    const head = page.getByRole("columnheader", { name: WORDS.standings.short[name], exact: true }).first();
    const box = await head.boundingBox();
    expect((box?.x ?? 390) + (box?.width ?? 0), name).toBeLessThanOrEqual(390);
  }
  await expect(page.getByRole("region").locator("table").first()).toBeVisible();
});

test("every match of a day is under one of the filters, and the counts add up", async ({ page }) => {
  await page.goto(site("/en/football/matches?date=2026-10-17"));
  const counts = await page
    .locator("#list .list-filters a")
    .evaluateAll((links) => links.map((link) => Number(link.querySelector("b")?.textContent)));
  const [all, ...others] = counts;
  expect(others.reduce((sum, count) => sum + count, 0)).toBe(all);
});
