import type { Page } from "playwright/test";
import { ROW } from "./list-classes.ts";
import { moveClock } from "./move-clock.ts";
import { preparePolicy } from "./trusted-markup.ts";
import { expect, liveSite } from "./watched-page.ts";

interface Standing {
  /** Every row's content by its address. */
  rows: Record<string, string>;
  /** The filters with their counts. */
  filters: string;
  /** The competitions with their counts, in order. */
  groups: string[];
}

/** The content of a list: of the current page, or of a fresh copy that the page fetches itself. */
export const standingOf = async (page: Page, isFresh: boolean): Promise<Standing> => {
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

/** How an open page differs from a fresh copy. */
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

/** Moves the clock and waits until the open page equals a fresh one. */
export async function expectAsFresh(page: Page, now: string): Promise<void> {
  await moveClock(liveSite(""), { now, keepEpoch: true });
  await expect
    .poll(async () => (await compare(page)).slice(0, 3), {
      message: now,
      intervals: [500, 500, 1_000],
    })
    .toEqual([]);
}
