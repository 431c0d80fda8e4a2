import type { Page } from "playwright/test";
import { moveClock } from "./move-clock.ts";
import { expect, liveSite, test } from "./watched-page.ts";

const LIST = "/en/football/matches?date=2026-10-17";
const KICK_OFF = Date.parse("2026-10-17T13:55:30Z");
const MINUTE = 60_000;
/** Ninety minutes of play with the break, three minutes a step. */
const STEPS = 38;
const STEP = 3 * MINUTE;

interface Standing {
  /** Every row by its address, as it stands. */
  rows: Record<string, string>;
  /** The filters with their counts. */
  filters: string;
  /** The competitions with their counts, in order. */
  groups: string[];
}

declare global {
  interface Window {
    shifts?: number;
    goals?: number;
  }
}

/** What a list shows: of the page as it stands, or of a fresh copy that the page fetches itself. */
const standingOf = (page: Page, isFresh: boolean): Promise<Standing> =>
  page.evaluate(async (fresh) => {
    const read = async () => new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const source = fresh ? await read() : document;
    // A highlight passes; it is no part of what stands there.
    const clean = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      for (const one of [copy, ...copy.querySelectorAll("*")]) one.classList.remove("goal", "fix");
      return copy.outerHTML;
    };
    const list = source.getElementById("list");
    const rows = [...(list?.querySelectorAll(".m") ?? [])];
    return {
      rows: Object.fromEntries(rows.map((row) => [row.querySelector("a")?.getAttribute("href") ?? "", clean(row)])),
      filters: list?.querySelector("nav")?.textContent ?? "",
      groups: [...(list?.querySelectorAll("summary") ?? [])].map((summary) => summary.textContent ?? ""),
    };
  }, isFresh);

test("ninety minutes of a busy evening: the open page equals a fresh one at every step, and nothing moves", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await moveClock(liveSite(""), { now: new Date(KICK_OFF).toISOString(), speed: 1 });
  await page.addInitScript(() => {
    window.shifts = 0;
    window.goals = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts = (window.shifts ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("live:applied", () => {
      window.goals = (window.goals ?? 0) + 1;
    });
  });
  await page.goto(liveSite(LIST));
  const first = await standingOf(page, false);
  expect(Object.keys(first.rows).length).toBeGreaterThan(300);

  for (let step = 1; step <= STEPS; step += 1) {
    const now = new Date(KICK_OFF + step * STEP).toISOString();
    await moveClock(liveSite(""), { now, keepEpoch: true });
    // A push comes within a second or two; a minute may pass between the two readings.
    await expect
      .poll(
        async () => {
          const [fresh, shown] = [await standingOf(page, true), await standingOf(page, false)];
          const different = Object.keys(fresh.rows).filter((row) => fresh.rows[row] !== shown.rows[row]);
          const others = [
            ...(fresh.filters === shown.filters ? [] : ["filters"]),
            ...fresh.groups.filter((group, at) => group !== shown.groups[at]),
          ];
          return [...different, ...others].slice(0, 5);
        },
        { message: now, timeout: 20_000, intervals: [500, 500, 1_000] },
      )
      .toEqual([]);
  }

  const last = await standingOf(page, false);
  const changed = Object.keys(first.rows).filter((row) => first.rows[row] !== last.rows[row]);
  expect(changed.length).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.goals)).toBeGreaterThan(150);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
});
