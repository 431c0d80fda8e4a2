import type { Locator, Page } from "playwright/test";
import { scoreOf, shiftsOf, watchShifts } from "./layout-shift.ts";
import { ROW } from "./list-classes.ts";
import { jumpTo, listenToAnnouncements, openLiveList } from "./live-client.ts";
import { sentence, WORDS } from "./translations.ts";
import { expect, test } from "./watched-page.ts";

// Boulazac against Cholet: the last two minutes of the first quarter.
const LIST = "/en/basketball/matches?date=2026-11-21";
const BEFORE = "2026-11-21T17:44:40Z";
const BREAK = "2026-11-21T17:46:53Z";

const rowOf = (page: Page): Locator =>
  page.locator(`#list ${ROW}`).filter({ has: page.locator('a[href$="/1802320260066"]') });

/** Seconds left on the clock of a row. */
const leftOn = async (row: Locator): Promise<number> => {
  const [, minutes, seconds] = /(\d+):(\d\d)$/.exec((await row.locator("time").textContent()) ?? "") ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

test("the clock counts down; baskets are no alarm, the end of a quarter is told once, and nothing moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await openLiveList(page, BEFORE, { list: LIST });
  const row = rowOf(page);
  await row.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await row.scrollIntoViewIfNeeded();
  const said = await listenToAnnouncements(page);
  await page.evaluate(() => void window.shifts?.splice(0));
  const first = await leftOn(row);
  await expect.poll(() => leftOn(row)).toBeLessThan(first);

  const before = await row.locator("b").allTextContents();
  await jumpTo(BREAK);
  await expect(row.locator("time")).toHaveText(WORDS.rows.short.quarterOver.replace("{{number}}", "1"));
  expect(await row.locator("b").allTextContents()).not.toEqual(before);
  await expect(row).not.toHaveAttribute("data-note");
  const end = WORDS.rows.status.quarterOver.replace("{{number}}", "1");
  const announced = sentence(`${WORDS.rows.sentence.break} ${WORDS.rows.sentence.periods}`, { status: end });
  await expect.poll(said).toContainEqual(expect.stringMatching(announced));
  expect((await said()).filter((text) => announced.test(text))).toHaveLength(1);
  expect(scoreOf(await shiftsOf(page))).toBeLessThan(0.0005);
});
