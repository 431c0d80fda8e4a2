import type { Page } from "playwright/test";
import { MINUTE } from "#contract/time/units";
import { shiftsOf, watchShifts } from "./layout-shift.ts";
import { expectAsFresh, standingOf } from "./list-standing.ts";
import { moveClock } from "./move-clock.ts";
import { untilRowsStand, untilScriptRuns } from "./page-ready.ts";
import { expect, liveSite, test } from "./watched-page.ts";

const LIST = "/en/football/matches?date=2026-10-17";
/** The first half of many matches; others kick off, have their half-time and end within ninety minutes. */
const START = Date.parse("2026-10-17T14:25:30Z");

declare global {
  interface Window {
    applied?: number;
  }
}

/** Advances by so many steps, comparing the open page with a fresh one after each. */
async function playEvening(page: Page, { steps, step }: { steps: number; step: number }): Promise<void> {
  await moveClock(liveSite(""), { now: new Date(START).toISOString(), speed: 1 });
  await watchShifts(page);
  await page.addInitScript(() => {
    window.applied = 0;
    document.addEventListener("live:applied", () => {
      window.applied = (window.applied ?? 0) + 1;
    });
  });
  // The very first page is in the country's zone, as the visitor's own is not known yet.
  await page.goto(liveSite(LIST));
  await untilScriptRuns(page);
  await page.goto(liveSite(LIST));
  await untilRowsStand(page);
  expect(Object.keys((await standingOf(page, false)).rows).length).toBeGreaterThan(300);
  for (let at = 1; at <= steps; at += 1) {
    await expectAsFresh(page, new Date(START + at * step).toISOString());
  }
  expect(await shiftsOf(page)).toEqual([]);
}

test("ninety minutes of a busy evening: the open page equals a fresh one at every step, and nothing moves", async ({
  page,
}) => {
  await playEvening(page, { steps: 10, step: 9 * MINUTE });
  expect(await page.evaluate(() => window.applied)).toBeGreaterThan(150);
});

test.describe("with a visitor who saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("the same is so where a page only asks, without a socket", async ({ page }) => {
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    await playEvening(page, { steps: 3, step: 9 * MINUTE });
    expect(await page.evaluate(() => window.applied)).toBeGreaterThan(50);
    expect(sockets).toEqual([]);
  });
});
