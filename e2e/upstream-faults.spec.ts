import type { Page } from "playwright/test";
import { LOCALES } from "../contract/tables/locales.ts";
import { expectStill } from "./expect-still.ts";
import { FAULTS } from "./faulty-upstream.ts";
import { watchShifts } from "./layout-shift.ts";
import { ROW } from "./list-classes.ts";
import { openListMenu } from "./list-menu.ts";
import { moveClock } from "./move-clock.ts";
import { untilRowsStand, untilScriptRuns } from "./page-ready.ts";
import { axeFindings, expect, faultySite, test } from "./watched-page.ts";

// These share one upstream and its mode, so they run sequentially.
test.describe.configure({ mode: "serial" });
test.use({ allowedStatuses: [502, 503, 504] });

const setMode = async (mode: string) => void (await fetch(`${process.env.E2E_FAULTY_UPSTREAM}/__mode/${mode}`));

/** Stops the edge's clock at an instant; its copies grow old by the jump alone. */
const stopClockAt = (now: string) => moveClock(faultySite(""), { now, speed: 0, keepEpoch: true });
// Other tests use this site too.
test.afterEach(() => moveClock(faultySite(""), { speed: 1, keepEpoch: true }));

test("with no good copy a visitor gets an error page with a way on, in the visitor's language, never a blank page", async ({
  page,
}) => {
  for (const [index, mode] of FAULTS.entries()) {
    await setMode(mode);
    // A fault that takes longer to detect than a page waits still gets the old page: not on the next visit.
    await expect(async () => {
      const response = await page.goto(faultySite(`/th/football/matches?date=2026-10-${10 + index}`));
      expect(response?.status(), mode).toBe(503);
      expect(response?.headers()["retry-after"], mode).toBe("5");
    }).toPass({ timeout: 60_000 });
    await expect(page.locator("html")).toHaveAttribute("lang", "th");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.content()).not.toContain("Traceback");
    expect(await page.content()).not.toContain("Maintenance");
  }
  expect(await axeFindings(page)).toEqual([]);
});

test("an article is read whatever the upstream does, and says what of it cannot be had", async ({ page }) => {
  await setMode("500");
  const response = await page.goto(faultySite("/vn/tyso"));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('[data-block="today"]')).toHaveText(
    "Hiện chưa tải được phần này. Hãy mở lại trang sau ít phút.",
  );
  expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
  expect(await axeFindings(page)).toEqual([]);
});

test("with the upstream failing in any way visitors still see the last good list, marked with its age", async ({
  page,
}) => {
  // The clock first: a call of the test before that is still on its way may be the first to get a good answer.
  await stopClockAt("2026-10-17T14:20:00Z");
  await setMode("good");
  // The failures have opened the breaker, which retries by itself, in real time.
  await expect(async () => {
    await page.goto(faultySite("/en/football/matches?date=2026-10-17"));
    await expect(page.getByText("Nam Định").first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  // The copies are now older than they may be served without asking.
  await stopClockAt("2026-10-17T15:00:00Z");
  for (const mode of FAULTS) {
    await setMode(mode);
    const response = await page.goto(faultySite(`/en/football/matches?date=2026-10-17&fault=${mode}`));
    expect(response?.status(), mode).toBe(200);
    await expect(page.getByText("Nam Định").first()).toBeVisible();
    await expect(page.getByText("40 minutes ago")).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await setMode("good");
});

const DAY = "/football/matches?date=2026-10-17";

/** The places of the page's rows and of its footer's top. */
async function placesOn(page: Page): Promise<number[]> {
  const places = await page
    .locator(`#list ${ROW}, .site-footer`)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY));
  expect(places.length, "rows and the footer").toBeGreaterThan(1);
  return places;
}

/**
 * The clock runs from an instant on: a page whose list came late, or of before, is replaced once it is over its age.
 */
const runClockFrom = (now: string) => moveClock(faultySite(""), { now, speed: 1, keepEpoch: true });

/** Opens the day from an upstream that answers. The breaker retries by itself, in real time. */
async function openFresh(page: Page, now: string, locale = "en"): Promise<void> {
  await runClockFrom(now);
  await setMode("good");
  await expect(async () => {
    await page.goto(faultySite(`/${locale}${DAY}`));
    await expect(page.locator(`#list ${ROW}`).first()).toBeVisible({ timeout: 1000 });
    await expect(page.locator("[data-stale]")).toHaveCount(0, { timeout: 1000 });
    // Without script a list that came late is not in its place.
    await expect(page.locator("#main #list")).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

/** Opens the day from an upstream that fails since. */
async function openStale(page: Page, now: string): Promise<void> {
  await runClockFrom(now);
  await setMode("500");
  await expect(async () => {
    await page.goto(faultySite(`/en${DAY}`));
    await expect(page.locator("[data-stale]")).toBeVisible({ timeout: 1000 });
    await expect(page.locator("#main #list")).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

test("that data is out of date is said over the page's bottom, and nothing moves", async ({ page }) => {
  await watchShifts(page);
  await openFresh(page, "2026-10-17T15:20:00Z");
  await untilScriptRuns(page);
  await untilRowsStand(page);
  const before = await placesOn(page);

  await openStale(page, "2026-10-17T16:00:00Z");
  await untilScriptRuns(page);
  await untilRowsStand(page);
  expect(await placesOn(page)).toEqual(before);
  await expectStill(page);
  const notice = page.getByRole("status").filter({ hasText: /\d\d minutes ago/ });
  await expect(notice).toBeVisible();
  await openListMenu(page);
  await page.locator("#refresh").click();
  await expect(page.locator("#refresh")).not.toHaveAttribute("aria-busy");
  expect(await placesOn(page)).toEqual(before);
  // What lies under it takes the presses.
  const taken = await notice.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(taken).toBe(false);
  // The end of the page is above it.
  const last = page.locator(".site-footer a").last();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [link, over] = [await last.boundingBox(), await notice.boundingBox()];
  if (!link || !over) throw new Error("no link or no notice");
  expect(link.y + link.height).toBeLessThanOrEqual(over.y);
  // A row half below a heading that stays in view is not a small target.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
});

test("that data is out of date is whole on a narrow screen with large text, in every language", async ({ page }) => {
  for (const { code } of LOCALES) await openFresh(page, "2026-10-17T16:05:00Z", code);
  await openStale(page, "2026-10-17T16:15:00Z");
  await page.setViewportSize({ width: 320, height: 640 });
  const session = await page.context().newCDPSession(page);
  for (const { code } of LOCALES)
    for (const size of [16, 32]) {
      await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: 13 } });
      await page.goto(faultySite(`/${code}${DAY}`));
      const notice = page.locator("[data-stale]");
      await expect(notice, code).toBeVisible();
      const [box, bar] = [await notice.boundingBox(), await page.locator(".tab-bar").boundingBox()];
      if (!box || !bar) throw new Error("no notice or no tab bar");
      const name = `${code}, ${size} pixels: ${JSON.stringify({ box, bar })}`;
      expect(box.x, name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(320);
      expect(box.y + box.height, name).toBeLessThanOrEqual(bar.y);
      expect(box.height, name).toBeLessThan(220);
      expect(await notice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0);
    }
  await setMode("good");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("that data is out of date takes no room either", async ({ page }) => {
    await openFresh(page, "2026-10-17T16:20:00Z");
    const before = await placesOn(page);
    await openStale(page, "2026-10-17T17:00:00Z");
    expect(await placesOn(page)).toEqual(before);
    await setMode("good");
  });
});

test.describe("a visitor whose clock is not that of their country", () => {
  test.use({ timezoneId: "Asia/Kathmandu" });

  test("has a short list in their own time and nothing moves, however late the upstream answers", async ({ page }) => {
    const read = (day: number) => page.request.get(faultySite(`/en/football/matches?date=2026-10-${day}`));
    // The breaker closes by real time after the failures before.
    await expect(async () => expect((await read(20)).status()).toBe(200)).toPass({ timeout: 60_000 });
    await setMode("late");
    await watchShifts(page);
    await page.goto(faultySite("/en/football/matches?date=2026-10-19"));
    await expect(page.locator("html")).toHaveAttribute("data-zone", /:345$/);
    await expect(page.locator("#main #list")).toContainText("Nam Định");
    await expect(page.locator("#main")).toContainText("UTC+5:45");
    await expect(page.locator("#main [aria-busy]")).toHaveCount(0);
    await expectStill(page);
    await setMode("good");
  });
});
