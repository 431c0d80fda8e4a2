import { PAGES } from "../contract/tables/pages/pages.ts";
import { brokenFigures, faultsWhereNarrow, layoutFaults, setTextSize } from "./broken-figures.ts";
import { sampleAddress } from "./page-samples.ts";
import { languagesOfTurn } from "./visits.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

// Each kind of page is checked in one language by its visit (pages.spec.ts); the fullest in more of them here.
test("the list and both sports' match heads are whole with enlarged text", async ({ page, request }) => {
  const kinds = PAGES.filter(({ name }) => ["home", "FOOTBALL_INFO", "BASKETBALL_INFO"].includes(name));
  for (const [turn, row] of kinds.entries())
    for (const code of languagesOfTurn(turn + 3, 2)) {
      const address = `/${code}${await sampleAddress(atSite(request), row, code)}`;
      await page.goto(site(address));
      expect(await faultsWhereNarrow(page), address).toEqual([]);
    }
});

test("text of the page is twice as large at twice the size", async ({ page }) => {
  await page.goto(site("/en/football/matches"));
  const session = await page.context().newCDPSession(page);
  const sizeOf = () =>
    page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.querySelector("h1 + p b, h1") as Element).fontSize),
    );
  const before = await sizeOf();
  await setTextSize(session, 32);
  expect(await sizeOf()).toBe(2 * before);
});

test("broken, cut and overflowing figures are found", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const faultsIn = async (html: string) => {
    await page.setContent(`<!doctype html><body style="margin: 0">${html}`);
    return [...(await brokenFigures(page)), ...(await layoutFaults(page))].map((fault) => fault.split(":")[0]);
  };
  expect(await faultsIn('<p style="width: 3em">11/8 – 11/3</p>')).toEqual(["broken"]);
  expect(await faultsIn('<p style="width: 3em; white-space: nowrap">11/8 – 11/3</p>')).toEqual([]);
  expect(await faultsIn('<p style="width: 3em; overflow: hidden; white-space: nowrap">11/8 – 11/3</p>')).toEqual([
    "cut",
  ]);
  expect(await faultsIn('<p style="width: 3em; overflow: auto; white-space: nowrap">11/8 – 11/3</p>')).toEqual([]);
  expect(await faultsIn('<p style="height: 5px; overflow: hidden">2</p>')).toEqual(["cut in height"]);
  expect(await faultsIn('<p style="padding-left: 310px">2026</p>')).toEqual(["cut", "wider than the window by"]);
  expect(await faultsIn('<p style="overflow: hidden; line-height: 1.2">ពិន្ទុ</p>')).toEqual(["Khmer lines too low"]);
  expect(await faultsIn('<button style="font: 13px Georgia">Save</button>')).toEqual(["another font"]);
});
