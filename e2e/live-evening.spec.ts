import type { Page } from "playwright/test";
import { shiftsOf, watchShifts } from "./layout-shift.ts";
import { ROW } from "./list-classes.ts";
import { moveClock } from "./move-clock.ts";
import { untilRowsStand, untilScriptRuns } from "./page-ready.ts";
import { preparePolicy } from "./trusted-markup.ts";
import { expect, liveSite, test } from "./watched-page.ts";

const LIST = "/en/football/matches?date=2026-10-17";
/** The first half of many matches; others kick off, have their half-time and end within ninety minutes. */
const START = Date.parse("2026-10-17T14:25:30Z");
const MINUTE = 60_000;

interface Standing {
  /** Every row's content by its address. */
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

/** The content of a list: of the current page, or of a fresh copy that the page fetches itself. */
const standingOf = async (page: Page, isFresh: boolean): Promise<Standing> => {
  await preparePolicy(page);
  return page.evaluate(
    async ({ fresh, row }) => {
      // Its styles would violate this page's policy, which has another nonce.
      const read = async () =>
        new DOMParser().parseFromString(
          window.matchlight.createHTML(
            (await (await fetch(location.href)).text()).replace(/<style[\s\S]*?<\/style>/g, ""),
          ),
          "text/html",
        );
      const source = fresh ? await read() : document;
      // A highlight is temporary; it is not part of the content.
      const clean = (element: Element) => {
        const copy = element.cloneNode(true) as Element;
        for (const one of [copy, ...copy.querySelectorAll("*")]) {
          one.classList.remove("goal", "fix");
          one.removeAttribute("data-note");
        }
        return copy.outerHTML;
      };
      const list = source.getElementById("list");
      const rows = [...(list?.querySelectorAll(row) ?? [])];
      return {
        rows: Object.fromEntries(rows.map((one) => [one.querySelector("a")?.getAttribute("href") ?? "", clean(one)])),
        filters: list?.querySelector("nav")?.textContent ?? "",
        groups: [...(list?.querySelectorAll("summary") ?? [])].map((summary) => summary.textContent ?? ""),
      };
    },
    { fresh: isFresh, row: ROW },
  );
};

/** Content of a fresh copy that the page showed at none of these moments: both versions. */
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
    const now = new Date(START + at * step).toISOString();
    await moveClock(liveSite(""), { now, keepEpoch: true });
    await expect
      .poll(async () => (await compare(page)).slice(0, 3), {
        message: now,
        timeout: 30_000,
        intervals: [500, 500, 1_000],
      })
      .toEqual([]);
  }
  expect(await shiftsOf(page)).toEqual([]);
}

async function compare(page: Page): Promise<string[][]> {
  // The edge's entries are less than a minute old, but still older than the page's data.
  await moveClock(liveSite(""), { speed: 1 });
  // A page uses the median of its latest clock readings, so three responses make it follow a jump.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  // Some minute ends at any moment: the page may match the fresh copy either before or after it was made.
  const before = await standingOf(page, false);
  const fresh = await standingOf(page, true);
  return differences(fresh, [before, await standingOf(page, false)]);
}

test("ninety minutes of a busy evening: the open page equals a fresh one at every step, and nothing moves", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await playEvening(page, { steps: 10, step: 9 * MINUTE });
  expect(await page.evaluate(() => window.applied)).toBeGreaterThan(150);
});

test.describe("with a visitor who saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("the same is so where a page only asks, without a socket", async ({ page }) => {
    test.setTimeout(180_000);
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    await playEvening(page, { steps: 3, step: 9 * MINUTE });
    expect(await page.evaluate(() => window.applied)).toBeGreaterThan(50);
    expect(sockets).toEqual([]);
  });
});
