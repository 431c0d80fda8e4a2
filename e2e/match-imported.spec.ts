import { checkPage, type KnownMatch, knownMatches, LANGUAGES } from "./check-imported.ts";
import { IMPORTED, IMPORTED_NOW } from "./imported-matches.ts";
import { moveClock } from "./move-clock.ts";
import { languagesOfTurn, pagesOfTurn } from "./visits.ts";
import { axeFindings, expect, liveSite, test } from "./watched-page.ts";

// Imported matches, at an instant when they are in every phase that a file can describe. Pages and languages rotate,
// all are covered in the sweep; pages of missing parts, which have an address all the same, are checked for every third
// match. Sequential, so that the files are imported once.
test.describe.configure({ mode: "default" });

let known: KnownMatch[] = [];

test.beforeAll(async ({ request }) => {
  await moveClock(liveSite(""), { now: IMPORTED_NOW, speed: 0 });
  known = await knownMatches(request);
});

for (const [index, { phase, home, away }] of IMPORTED.entries()) {
  test(`${phase}: the pages of ${home} v ${away}`, async ({ request }) => {
    const match = known[index]!;
    for (const page of pagesOfTurn(match.pages, index)) {
      const turn = index + match.pages.indexOf(page);
      const codes = match.offered.includes(page.part) || turn % 3 === 0 ? languagesOfTurn(turn) : [];
      const languages = LANGUAGES.filter(({ code }) => codes.includes(code));
      await Promise.all(languages.map((language) => checkPage(request, match, page, language)));
    }
  });
}

test("the first page of each in a browser, in English and Thai by turns", async ({ page }) => {
  for (const [index, { phase, pages }] of known.entries()) {
    await page.goto(liveSite(`/${index % 2 ? "th" : "en"}${pages[0]?.address}`));
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), phase).toBe(true);
    expect.soft(await axeFindings(page), phase).toEqual([]);
  }
});
