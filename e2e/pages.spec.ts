import { MATCH_PAGES } from "../contract/tables/pages/match-pages.ts";
import { PAGES, type PageRow } from "../contract/tables/pages/pages.ts";
import { movesWhileArriving } from "./arriving.ts";
import { faultsWhereNarrow } from "./broken-figures.ts";
import { expectOpenBars } from "./covered-controls.ts";
import { inWords, scoreOf, shiftsOf, watchShifts } from "./layout-shift.ts";
import { untilHydrated } from "./page-ready.ts";
import { leadsOn, sampleAddress } from "./page-samples.ts";
import { signUp } from "./sign-up.ts";
import { everyVisit, oneOfEachModule, sampledVisits } from "./visits.ts";
import { atSite, axeFindings, expect, site, test } from "./watched-page.ts";

// Their addresses and the policy for them are checked here, for each kind of page.
test.use({ pictures: true });

/** Of pages that differ only in their text, those opened in a browser; the others are fetched without one. */
const ONE_OF_MANY = ["th_article0001", "vn_article0001"];
const hasManyAlike = ({ module }: PageRow): boolean => module === "article";
const PAGES_TO_VISIT = PAGES.filter((page) => !hasManyAlike(page) || ONE_OF_MANY.includes(page.name));

const IS_MATCH_TAB = new Set(MATCH_PAGES.map(({ name }) => name));
/** Pages of text: their figures are in sentences. */
const IS_TEXT = /^(?:news|article|announcement|sign|forget|terms|privacy|about|accessibility|settings|offline|search)/;

/** Present in a document only if React hydrates it. */
const OF_REACT = /__remixContext|id="translations"|entry\.client/;

/** `npm run sweep` visits everything; a test run takes a sample. */
const VISITS = (process.env.SWEEP ? everyVisit(PAGES_TO_VISIT) : sampledVisits(oneOfEachModule(PAGES_TO_VISIT))).filter(
  ({ page }) => !leadsOn(page),
);
const HEIGHTS = { 390: 844, 1280: 800 } as const;

for (const { page: row, code, width, scheme } of VISITS) {
  test(`${row.name} in ${code} at ${width}, ${scheme}, is quiet, still, accessible and whole on any phone`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await watchShifts(page);
    if (row.isForMembers) await signUp(page, code);
    const address = site(`/${code}${await sampleAddress(atSite(request), row, code)}`);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling").toBe(
      true,
    );
    await expect(
      page.locator(".hold-until-parsed:not(:has(+ *))"),
      "what is hidden until something follows it",
    ).toHaveCount(0);
    await expect(page.locator(".sheet[popover]:not(:popover-open):visible"), "closed sheets that show").toHaveCount(0);
    const html = (await response?.text()) ?? "";
    expect(OF_REACT.test(html), "carries something for React").toBe(row.hydrates === true);
    if (row.hydrates) await untilHydrated(page);
    expect(await movesWhileArriving(page, html), "what moves while the page comes in").toEqual([]);
    // Meanwhile whatever comes late has come.
    const shifts = await shiftsOf(page);
    expect(scoreOf(shifts), inWords(shifts)).toBeLessThan(0.0005);
    expect(await axeFindings(page)).toEqual([]);
    if (row.isForMembers || row.locales) return;
    // They are the same in both schemes, and resize the window: once in a sweep.
    if (process.env.SWEEP && (width !== 390 || scheme !== "light")) return;
    // All tabs of a match: sticky.spec.ts.
    if (!IS_MATCH_TAB.has(row.name)) await expectOpenBars(page, address);
    if (!IS_TEXT.test(row.module)) expect(await faultsWhereNarrow(page)).toEqual([]);
  });
}

test("what is placed by all of its parts is seen to move while it comes in, unless it is shown whole", async ({
  page,
}) => {
  const style = "p { display: flex; justify-content: center } .hold-until-parsed:not(:has(+ *)) { visibility: hidden }";
  const arriving = (parts: string) => movesWhileArriving(page, `<head><style>${style}</style><body>${parts}`);
  expect(await arriving("<p><b>One</b><b>Two</b></p><i hidden></i>")).toHaveLength(1);
  expect(await arriving('<p class="hold-until-parsed"><b>One</b><b>Two</b></p><i hidden></i>')).toEqual([]);
});
