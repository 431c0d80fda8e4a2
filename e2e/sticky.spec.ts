import { MATCH_PAGES } from "../contract/tables/pages/match-pages.ts";
import { SPORTS } from "../contract/tables/sports.ts";
import { DISTANCE, expectOpenBars, scrolledBars } from "./covered-controls.ts";
import { sampleAddress } from "./page-samples.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

// The other kinds of pages are checked by their visits (pages.spec.ts).
for (const { code: sport } of SPORTS)
  test(`nothing that scrolls lies over the bars of a match's tabs in ${sport}`, async ({ page, request }) => {
    for (const row of MATCH_PAGES.filter((one) => one.sport === sport)) {
      const address = `/en${await sampleAddress(atSite(request), row)}`;
      await page.goto(site(address));
      await expectOpenBars(page, address);
    }
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
