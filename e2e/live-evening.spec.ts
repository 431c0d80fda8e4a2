import type { Page } from "playwright/test";
import { shiftsOf, watchShifts } from "./layout-shift.ts";
import { moveClock } from "./move-clock.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { expect, liveSite, test } from "./watched-page.ts";

const LIST = "/en/football/matches?date=2026-10-17";
const KICK_OFF = Date.parse("2026-10-17T13:55:30Z");
const MINUTE = 60_000;
/** Ninety minutes of play with the break, five minutes a step. */
const STEPS = 23;
const STEP = 5 * MINUTE;

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
    applied?: number;
  }
}

/** What a list shows: of the page as it stands, or of a fresh copy that the page fetches itself. */
const standingOf = (page: Page, isFresh: boolean): Promise<Standing> =>
  page.evaluate(async (fresh) => {
    // Its styles would be a breach of the policy of this page, whose nonce is another.
    const read = async () =>
      new DOMParser().parseFromString(
        (await (await fetch(location.href)).text()).replace(/<style[\s\S]*?<\/style>/g, ""),
        "text/html",
      );
    const source = fresh ? await read() : document;
    // A highlight passes; it is no part of what stands there.
    const clean = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      for (const one of [copy, ...copy.querySelectorAll("*")]) {
        one.classList.remove("goal", "fix");
        one.removeAttribute("data-note");
      }
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

/** What of a fresh copy the page said at none of these moments: both readings. */
function differences(fresh: Standing, shown: readonly Standing[]): string[][] {
  const parts = (standing: Standing): Record<string, string> => ({
    ...standing.rows,
    filters: standing.filters,
    groups: standing.groups.join("\n"),
  });
  const said = shown.map(parts);
  return Object.entries(parts(fresh))
    .filter(([key, text]) => !said.some((one) => one[key] === text))
    .map(([key, text]) => [text, ...said.map((one) => one[key] ?? "")]);
}

test("ninety minutes of a busy evening: the open page equals a fresh one at every step, and nothing moves", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await moveClock(liveSite(""), { now: new Date(KICK_OFF).toISOString(), speed: 1 });
  await watchShifts(page);
  await page.addInitScript(() => {
    window.applied = 0;
    document.addEventListener("live:applied", () => {
      window.applied = (window.applied ?? 0) + 1;
    });
  });
  // The first page of all is in the zone of the country, as the visitor's own is not known yet.
  await page.goto(liveSite(LIST));
  await untilScriptRuns(page);
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
          // Copies of the edge are younger than a minute, and still older than what the page has heard.
          await moveClock(liveSite(""), { speed: 1 });
          // A page goes by the middle of the times that it heard last, so three answers make it follow a jump.
          await page.evaluate(() => dispatchEvent(new Event("online")));
          // Some minute ends in each moment: what the page says before or after the fresh copy was made is right.
          const before = await standingOf(page, false);
          const fresh = await standingOf(page, true);
          const after = await standingOf(page, false);
          return differences(fresh, [before, after]).slice(0, 3);
        },
        { message: now, timeout: 20_000, intervals: [500, 500, 1_000] },
      )
      .toEqual([]);
  }

  const last = await standingOf(page, false);
  const changed = Object.keys(first.rows).filter((row) => first.rows[row] !== last.rows[row]);
  expect(changed.length).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.applied)).toBeGreaterThan(150);
  expect(await shiftsOf(page)).toEqual([]);
});
