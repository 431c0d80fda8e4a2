import type { Locator, Page } from "playwright/test";
import { ROW, ROW_STATUS } from "./list-classes.ts";
import { openListMenu } from "./list-menu.ts";
import { jumpTo, listenToAnnouncements, openLiveList, show, watchLiveCalls } from "./live-client.ts";
import { afterRequestsUntilNow } from "./page-ready.ts";
import { sentence, WORDS } from "./translations.ts";
import { axeFindings, expect, liveSite, test } from "./watched-page.ts";

// Manchester City against Leeds United: a goal that the video referee disallows a minute later.
const NAMES = { home: "Manchester City", away: "Leeds United" };
const BEFORE = "2026-10-17T14:32:30Z";
const GOAL = "2026-10-17T14:33:10Z";
const CORRECTION = "2026-10-17T14:34:30Z";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

const rowOf = (page: Page): Locator =>
  page.locator(`#list ${ROW}`).filter({ has: page.locator('a[href$="/1010120260088"]') });

/** The scores on a row's board. */
const scoreOf = (row: Locator): Promise<string> =>
  row
    .locator("b")
    .allTextContents()
    .then((score) => score.join("-"));

/** The clock of the site stands still unless a test says otherwise: the goal comes when the test wants it. */
async function openMatch(page: Page, { hasPush = true, speed = 0 } = {}): Promise<Locator> {
  await openLiveList(page, BEFORE, { hasPush, speed });
  const row = rowOf(page);
  await row.scrollIntoViewIfNeeded();
  return row;
}

test("a goal stands out and is told once; the correction of it is told as one", async ({ page }) => {
  const row = await openMatch(page);
  const said = await listenToAnnouncements(page);
  const before = await scoreOf(row);
  await jumpTo(GOAL);
  await expect(row).toHaveClass(/\bgoal\b/);
  await expect(row).toHaveAttribute("data-note", WORDS.live.note.goal);
  const scored = await scoreOf(row);
  expect(scored).not.toBe(before);
  const [homeScore = "", awayScore = ""] = scored.split("-");
  await expect
    .poll(said)
    .toContainEqual(expect.stringMatching(sentence(WORDS.live.goal, { ...NAMES, homeScore, awayScore })));

  await jumpTo(CORRECTION);
  await expect(row).toHaveClass(/\bfix\b/);
  await expect(row).not.toHaveClass(/\bgoal\b/);
  await expect(row).toHaveAttribute("data-note", WORDS.live.note.correction);
  expect(await scoreOf(row)).toBe(before);
  await expect.poll(said).toContainEqual(expect.stringMatching(sentence(WORDS.live.correction, NAMES)));
  const ofThisMatch = (await said()).filter((text) => text.includes(NAMES.home));
  expect(ofThisMatch).toHaveLength(2);
  await expect(row).not.toHaveAttribute("data-note");
});

test("a goal below the window is told above the tab bar, and a press leads to it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await openLiveList(page, BEFORE, { hasPush: true, speed: 0 });
  const row = rowOf(page);
  await expect(row).not.toBeInViewport();
  await jumpTo(GOAL);
  const bar = page.locator(".goal-bar");
  await expect(bar).toBeVisible();
  // It stays as long as it is pointed at.
  await bar.hover();
  await expect(bar).toHaveText(sentence(WORDS.live.goal, NAMES));
  expect(await axeFindings(page)).toEqual([]);
  await bar.click();
  await expect(row).toBeInViewport();
  await expect(row.locator("a")).toBeFocused();
  await expect(bar).toBeHidden();
});

test("the title of a match's page begins with its score while it is played", async ({ page }) => {
  await jumpTo(BEFORE);
  await page.goto(liveSite("/en/football/england/premier-league/manchester-city-vs-leeds-united/1010120260088"));
  const title = await page.title();
  await expect(page).toHaveTitle(/^\d+-\d+ · /);
  const before = await page.title();
  await jumpTo(GOAL);
  await expect.poll(() => page.title()).not.toBe(before);
  expect((await page.title()).endsWith(title.replace(/^\d+-\d+ · /, ""))).toBe(true);
});

test("a page that nobody looks at asks nothing, and catches up as soon as it is seen", async ({ page }) => {
  await page.clock.install();
  const calls = watchLiveCalls(page);
  const row = await openMatch(page);
  const before = await scoreOf(row);
  await show(page, "hidden");
  const callsBefore = calls.length;
  await jumpTo(GOAL);
  await page.clock.fastForward(60_000);
  await afterRequestsUntilNow(page);
  expect(calls.length).toBe(callsBefore);
  expect(await scoreOf(row)).toBe(before);

  await show(page, "visible");
  await expect(async () => expect(await scoreOf(row)).not.toBe(before)).toPass({ timeout: 60_000 });
  expect(calls.length).toBeGreaterThan(callsBefore);
});

test.describe("where connections are refused", () => {
  test.use({ expectedFaults: /WebSocket connection to/ });

  test("the page listens again, however often it was, once it is seen anew", async ({ page }) => {
    let refused = 0;
    let isMended = false;
    await page.routeWebSocket(/\/live\/football\/socket/, (socket) => {
      if (isMended) return void socket.connectToServer();
      refused += 1;
      socket.close();
    });
    const row = await openMatch(page, { hasPush: false });
    for (let count = 1; count <= 3; count += 1) {
      await expect.poll(() => refused).toBeGreaterThanOrEqual(count);
      await show(page, "hidden");
      await show(page, "visible");
    }
    isMended = true;
    const listens = page.waitForEvent("websocket", (socket) => socket.url().includes("/live/football/socket"));
    await show(page, "hidden");
    await show(page, "visible");
    await listens;
    const before = await scoreOf(row);
    await jumpTo(GOAL);
    await expect.poll(() => scoreOf(row)).not.toBe(before);
  });
});

test("when the connection breaks the page goes on by asking", async ({ page }) => {
  const sockets: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/\/live\/football\/socket/, (socket) => {
    const server = socket.connectToServer();
    // A connection that was never opened cannot break; the console reports the failure.
    server.onMessage((message) => {
      socket.send(message);
      if (sockets.length > 0) return;
      sockets.push({
        async close() {
          await server.close();
          await socket.close();
        },
      });
    });
  });
  const row = await openMatch(page, { hasPush: false });
  await expect.poll(() => sockets.length).toBe(1);
  const before = await scoreOf(row);
  const request = page.waitForRequest(/\/live\/football\?since=/);
  await sockets[0]?.close();
  await request;
  await jumpTo(GOAL);
  await expect(async () => expect(await scoreOf(row)).not.toBe(before)).toPass({ timeout: 60_000 });
});

test.describe("without a network", () => {
  test.use({ expectedFaults: /(storage|flags|assets|api)\/.*net::ERR_INTERNET_DISCONNECTED/ });

  test("the list says since when it stands still, and its minutes stop", async ({ page, context }) => {
    await page.clock.install();
    let cut: Promise<void> | undefined;
    await page.routeWebSocket(/\/live\/football\/socket/, (socket) => {
      // The network goes once; a page that is online again is not cut off, and goes on by asking.
      cut ??= context.setOffline(true);
      void cut.then(() => socket.close());
    });
    const row = await openMatch(page, { hasPush: false, speed: 1 });
    await page.waitForFunction(() => !navigator.onLine);
    const freshness = page.locator("#freshness");
    await expect(freshness).toBeEmpty();
    await page.clock.fastForward(30_000);
    await expect(freshness).toHaveText(sentence(WORDS.live.notUpdatedSince));
    const minute = await row.locator(ROW_STATUS).textContent();
    await page.clock.fastForward(180_000);
    expect(await row.locator(ROW_STATUS).textContent()).toBe(minute);

    await page.unrouteAll();
    await context.setOffline(false);
    await expect(freshness).toBeEmpty();
  });
});

test("the refresh button shows that it works for half a second at least, then what came of it", async ({ page }) => {
  await openLiveList(page, BEFORE);
  const button = page.getByRole("button", { name: WORDS.matches.refresh });
  await openListMenu(page);
  await button.evaluate((element) => {
    const times: number[] = [];
    (window as { busy?: number[] }).busy = times;
    new MutationObserver(() => times.push(performance.now())).observe(element, { attributeFilter: ["aria-busy"] });
  });
  await button.click();
  await expect(page.locator("#toasts")).toHaveText(WORDS.live.updated);
  await expect(page.locator("#toasts")).toBeEmpty();
  const [from = 0, to = 0] = await page.evaluate(() => (window as { busy?: number[] }).busy ?? []);
  expect(to - from).toBeGreaterThanOrEqual(500);
  await expect(page.locator("#freshness")).toBeEmpty();
});

test("a filtered list lets a match go that has ended, and keeps its counts true", async ({ page }) => {
  await openLiveList(page, "2026-10-17T15:45:00Z");
  const calls = page.waitForResponse((answer) => /\/live\/football/.test(answer.url()) && answer.ok());
  await page.goto(liveSite("/en/football/matches?date=2026-10-17&show=live"));
  await calls;
  const list = page.locator("#list");
  const read = () =>
    list.evaluate(
      (element, row) => ({
        rows: element.querySelectorAll(row).length,
        count: Number(element.querySelector('a[data-show="live"] b')?.textContent),
      }),
      ROW,
    );
  const before = await read();
  await jumpTo("2026-10-17T15:53:00Z");
  await expect(async () => {
    const { rows, count } = await read();
    expect(rows).toBeLessThan(before.rows);
    expect(count).toBe(rows);
  }).toPass({ timeout: 60_000 });
});
