import type { CDPSession, Page } from "playwright/test";
import { LOCALES } from "../contract/tables/locales.ts";
import { PAGES } from "../contract/tables/pages/pages.ts";
import { brokenFigures, layoutFaults } from "./broken-figures.ts";
import { sampleAddress } from "./page-samples.ts";
import { languagesOfTurn, oneOfEachModule } from "./visits.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

const WIDTHS = [390, 360, 320];
/** The size of medium text in the browser's settings: as delivered, and 200 %. */
const TEXT_SIZES = [16, 32];

/** Pages of text: their figures are in sentences. */
const IS_TEXT = /^(?:news|article|announcement|sign|forget|terms|privacy|about|accessibility|settings|offline|search)/;
const PAGES_WITH_FIGURES = PAGES.filter(
  ({ module, isForMembers, locales }) => !isForMembers && !locales && !IS_TEXT.test(module),
);
const ROWS = process.env.SWEEP ? PAGES_WITH_FIGURES : oneOfEachModule(PAGES_WITH_FIGURES);

/** Sets the text size as the browser's own setting does. */
const setTextSize = (session: CDPSession, standard: number): Promise<unknown> =>
  session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });

/** What is wrong with a page at each width and text size. */
async function faultsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const size of TEXT_SIZES) {
    await setTextSize(session, size);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const found = [...(await brokenFigures(page)), ...(await layoutFaults(page))];
      faults.push(...[...new Set(found)].map((fault) => `${width} pixels, text ${size}: ${fault}`));
    }
  }
  await session.detach();
  return faults;
}

for (const [turn, { code }] of LOCALES.entries())
  test(`figures are whole and in one line on narrow phones and with enlarged text, in ${code}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(process.env.SWEEP ? 1_800_000 : 180_000);
    await page.route("**/storage/**", (route) => route.abort("aborted"));
    // Without the sweep every page is checked in one language.
    const rows = process.env.SWEEP ? ROWS : ROWS.filter((_, at) => at % LOCALES.length === turn);
    for (const row of rows) {
      const address = `/${code}${await sampleAddress(atSite(request), row, code)}`;
      await page.goto(site(address));
      expect(await faultsOf(page), address).toEqual([]);
    }
  });

test("the list and both sports' match heads are whole with enlarged text", async ({ page, request }) => {
  await page.route("**/storage/**", (route) => route.abort("aborted"));
  const kinds = PAGES.filter(({ name }) => ["home", "FOOTBALL_INFO", "BASKETBALL_INFO"].includes(name));
  for (const [turn, row] of kinds.entries())
    for (const code of languagesOfTurn(turn + 3, 2)) {
      const address = `/${code}${await sampleAddress(atSite(request), row, code)}`;
      await page.goto(site(address));
      expect(await faultsOf(page), address).toEqual([]);
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
