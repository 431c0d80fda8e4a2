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

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`a box score's heads and names stay in view, below the bars, ${size.width} pixels wide`, async ({
    page,
    request,
  }) => {
    const row = MATCH_PAGES.find(({ path }) => path.endsWith("/box-score"));
    if (!row) throw new Error("no page of box scores");
    await page.setViewportSize(size);
    await page.goto(site(`/en${await sampleAddress(atSite(request), row)}`));
    await page
      .locator("#home tbody:last-of-type tr:last-child")
      .evaluate((last) => last.scrollIntoView({ block: "center" }));
    await page.locator("#home [role=region]").evaluate((region) => region.scrollBy(200, 0));
    const found = await page.evaluate(() => {
      const middle = 22;
      const bar = document.getElementById("match-bar")?.getBoundingClientRect();
      const region = document.querySelector("#home [role=region]")?.getBoundingClientRect();
      const name = document.querySelector("#home tbody:last-of-type tr:last-child th");
      const labels = [...document.querySelectorAll("#home thead th")].map((head) => head.textContent);
      const at = (x: number, y: number) => document.elementFromPoint(x, y);
      const labelOf = (element: Element | null) => element?.getAttribute("data-label") ?? element?.textContent ?? "";
      const { left = 0, right = 0 } = region ?? {};
      const below = (bar?.bottom ?? 0) + middle;
      const [first, last] = [left + middle, right - middle].map((x) => labelOf(at(x, below)));
      const box = name?.getBoundingClientRect();
      return {
        bar: document.querySelector("#match-bar nav")?.contains(at(left + middle, below - 2 * middle)),
        first: labels.indexOf(first ?? ""),
        isOtherHead: labels.indexOf(last ?? "") > 1,
        name: name?.contains(at(left + middle, (box?.top ?? 0) + middle)),
      };
    });
    expect(found).toEqual({ bar: true, first: 0, isOtherHead: true, name: true });
  });
