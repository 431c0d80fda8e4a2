import type { Page } from "playwright/test";
import { ROW, STAR } from "./list-classes.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { expect, site, test } from "./watched-page.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const { common, frame, matches, rows } = WORDS;

const LIST = "/en/football/matches?date=2026-10-17";

interface Focus {
  name: string;
  /** The part of the page containing it. */
  part: string;
  isInView: boolean;
  hasOutline: boolean;
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      name: (focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 60),
      part: focused.closest("header, main, footer, aside, header + nav")?.tagName.toLowerCase() ?? focused.className,
      isInView: width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      hasOutline: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    };
  });

/** Presses Tab while the focus is visible, until it reaches a part; returns the path. */
async function tabTo(page: Page, part: string, most: number): Promise<Focus[]> {
  const way: Focus[] = [];
  for (let step = 0; step < most && way.at(-1)?.part !== part; step += 1) {
    await page.keyboard.press("Tab");
    way.push(await focusOf(page));
  }
  expect(way.at(-1)?.part).toBe(part);
  expect(way.filter(({ isInView, hasOutline }) => !isInView || !hasOutline)).toEqual([]);
  return way;
}

test("the first Tab offers the way past the frame, straight to the matches", async ({ page }) => {
  await page.goto(site(LIST));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: common.skipToContent })).toBeFocused();
  await expect(page.getByRole("link", { name: common.skipToContent })).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect((await focusOf(page)).part).toBe("main");
});

test("Tab leads through header, list, stars, panel and footer, and the focus is always seen", async ({ page }) => {
  await page.goto(site(LIST));
  await untilScriptRuns(page);
  await tabTo(page, "header", 2);
  const header = await tabTo(page, "main", 40);
  expect(header.map(({ name }) => name)).toEqual(
    expect.arrayContaining([frame.nav.basketball, frame.account.logIn, frame.nav.highlights]),
  );
  await page.locator(`#list ${ROW} a`).first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  for (const name of [/ against /, rows.favourite, / against /, rows.favourite]) {
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
    const focus = await focusOf(page);
    expect([focus.isInView, focus.hasOutline]).toEqual([true, true]);
    await page.keyboard.press("Tab");
  }
  await page.locator(`#list details[open] ${STAR}`).last().focus();
  const rest = await tabTo(page, "footer", 260);
  expect(rest.map(({ name }) => name)).toContain(matches.competitions.find);
});
