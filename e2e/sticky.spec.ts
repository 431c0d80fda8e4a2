import { MATCH_PAGES } from "../contract/tables/pages/match-pages.ts";
import { PAGES, type PageRow } from "../contract/tables/pages/pages.ts";
import { classOf } from "./class-of.ts";
import { scrolledBars } from "./covered-controls.ts";
import { sampleAddress } from "./page-samples.ts";
import { oneOfEachModule, pagesOfTurn } from "./visits.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

const DISTANCE = 900;
const TABS = `.${classOf("app/ui/page-tabs.module.css", "tabs")} a`;
const WIDTHS = [
  [390, 844],
  [1280, 800],
] as const;

const IS_MATCH_TAB = new Set(MATCH_PAGES.map(({ name }) => name));
const OTHERS = PAGES.filter(({ name, isForMembers, locales }) => !IS_MATCH_TAB.has(name) && !isForMembers && !locales);
/** Every tab of a match in both sports, and one page of each other kind. */
const KINDS: readonly (readonly [string, readonly PageRow[]])[] = [
  ["a football match's tabs", MATCH_PAGES.filter(({ sport }) => sport === "football")],
  ["a game's tabs", MATCH_PAGES.filter(({ sport }) => sport === "basketball")],
  ["other pages", process.env.SWEEP ? OTHERS : oneOfEachModule(OTHERS)],
];

for (const [width, height] of WIDTHS)
  for (const [kind, rows] of KINDS)
    test(`at ${width} nothing that scrolls lies over the bars of ${kind}`, async ({ page, request }) => {
      await page.setViewportSize({ width, height });
      await page.route("**/storage/**", (route) => route.abort("aborted"));
      let controls = 0;
      // Tabs are at stake at both widths; the rest takes turns.
      for (const row of IS_MATCH_TAB.has(rows[0]?.name ?? "") ? rows : pagesOfTurn(rows, width === 390 ? 0 : 1)) {
        const address = await sampleAddress(atSite(request), row);
        await page.goto(site(`/en${address}`));
        const hasTabs = (await page.locator(TABS).count()) > 0;
        const bars = await scrolledBars(page, DISTANCE, TABS);
        expect(bars.covered, address).toEqual([]);
        controls += bars.controls;
        if (hasTabs) expect(bars.tabs, `${address}: tabs that stay`).toBeGreaterThan(0);
      }
      expect(controls, "controls that stay").toBeGreaterThan(rows.length);
    });

test("a control under something that scrolls is found", async ({ page }) => {
  const bar = '<nav class="tabs" style="position: sticky; top: 0"><a href="#">Line-ups</a></nav>';
  const behind = '<p style="position: relative; margin: 0; height: 3000px">Player</p>';
  await page.setContent(`${bar}${behind}`);
  expect(await scrolledBars(page, DISTANCE, ".tabs a")).toMatchObject({ scrolled: DISTANCE, controls: 1, tabs: 1 });
  expect((await scrolledBars(page, DISTANCE, ".tabs a")).covered).toHaveLength(1);
  await page.setContent(`${bar.replace("top: 0", "top: 0; z-index: 1")}${behind}`);
  expect((await scrolledBars(page, DISTANCE, ".tabs a")).covered).toEqual([]);
});
