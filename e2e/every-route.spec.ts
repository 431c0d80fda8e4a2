import type { APIRequestContext } from "playwright/test";
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from "../app/features/page-meta/fit-texts.ts";
import { LOCALES, type LocaleCode, localeRow } from "../contract/tables/locales.ts";
import { PAGES, type PageRow } from "../contract/tables/pages/pages.ts";
import { isForSearchEngines } from "../contract/tables/pages/search-engines.ts";
import { SPORTS } from "../contract/tables/sports.ts";
import { leadsOn, sampleAddress } from "./page-samples.ts";
import { attribute, englishOnly, RAW_KEY, textsOf } from "./page-texts.ts";
import { signUp } from "./sign-up.ts";
import { foreignWords } from "./sport-words.ts";
import { languagesOfTurn } from "./visits.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

const ROUTES = PAGES.filter(({ isForMembers }) => !isForMembers);
/** Whether a page is about one sport alone; news pieces are about anything. */
const isOfSport = ({ sport, path, locales }: PageRow): boolean =>
  sport !== undefined && !path.startsWith("/news") && !locales;
const OF_MEMBERS = PAGES.filter(({ isForMembers }) => isForMembers);
/** Modules whose samples are filtered: the matches of a team in one competition. */
const FILTERED = new Set(["team-matches"]);
const NOINDEX = /<meta name="robots" content="noindex/;
const TAGS = [...LOCALES.map(({ tag }) => tag as string), "x-default"].sort();

/** A title and a description that search results show whole; a long title leaves the site's name out. */
function expectFittingTexts(address: string, html: string): void {
  const title = attribute(html, /<title>([^<]+)<\/title>/) ?? "";
  const description = attribute(html, /<meta name="description" content="([^"]+)"/) ?? "";
  expect(title, address).toMatch(/.{2,} \| Matchlight$|^.{53,}$/);
  expect(title.length, `${address}: ${title}`).toBeLessThanOrEqual(LONGEST_TITLE);
  expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
  expect(description.length, address).toBeGreaterThanOrEqual(15);
}

/** Checks every page in every language: title, description, and no leftover keys or English sentences. */
function expectWholeDocument(
  address: string,
  html: string,
  { code, tag, locales }: { code: LocaleCode; tag: string } & Pick<PageRow, "locales">,
): void {
  // Articles are not translations: a table cell may name a competition in English, as its readers do.
  const foreign = code === "en" || locales ? new Set<string>() : englishOnly(code);
  expect(html, address).toContain(`<html lang="${tag}"`);
  expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
  expect(html.match(/<main[ >]/g), address).toHaveLength(1);
  expectFittingTexts(address, html);
  if (!NOINDEX.test(html)) {
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/) ?? "";
    expect(new URL(canonical).pathname).toBe(address.split("?")[0]);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, lang]) => lang);
    expect(alternates.sort(), address).toEqual(locales?.length === 1 ? [] : TAGS);
  }
  const texts = textsOf(html);
  expect(
    texts.filter((text) => RAW_KEY.test(text)),
    address,
  ).toEqual([]);
  expect(
    texts.filter((text) => foreign.has(text)),
    address,
  ).toEqual([]);
}

/** What a page says itself: its title and description, and the texts and labels of its main part. */
function ownTexts(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const attributes = [...main.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(
    ([, text = ""]) => text,
  );
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
  return [title, description, ...textsOf(main), ...attributes];
}

/** Checks a page in a language; its HTML. */
async function expectRoute(request: APIRequestContext, page: PageRow, code: LocaleCode): Promise<string> {
  const { tag } = localeRow(code);
  const address = `/${code}${await sampleAddress(atSite(request), page, code)}`;
  const answer = await request.get(site(address), { maxRedirects: 0 });
  expect([address, answer.status()]).toEqual([address, 200]);
  const html = await answer.text();
  expectWholeDocument(address, html, { ...page, code, tag });
  const isIndexed = isForSearchEngines(page) && !FILTERED.has(page.module);
  expect(!NOINDEX.test(html), `${address} is for search engines`).toBe(isIndexed);
  return html;
}

// In all languages, since each has words of its own for a sport.
for (const { code: sport } of SPORTS)
  for (const { code } of LOCALES)
    test(`every page of ${sport} in ${code} is a whole document without another sport’s words`, async ({ request }) => {
      const pages = ROUTES.filter((page) => isOfSport(page) && page.sport === sport);
      expect(pages.length).toBeGreaterThan(15);
      const found: Record<string, string[]> = {};
      for (const page of pages) {
        const words = foreignWords(ownTexts(await expectRoute(request, page, code)), sport, code);
        if (words.length > 0) found[page.name] = words.slice(0, 5);
      }
      expect(found).toEqual({});
    });

// The others in two of a page's languages, rotating; all in the sweep.
for (const [turn, page] of ROUTES.filter((one) => !isOfSport(one)).entries())
  for (const code of page.locales ?? languagesOfTurn(turn, 2))
    test(`${page.name} in ${code} is a whole document`, async ({ request }) => {
      await expectRoute(request, page, code);
    });

test("every page of the account is a whole document", async ({ page }) => {
  await signUp(page);
  for (const [turn, { path }] of OF_MEMBERS.filter((row) => !leadsOn(row)).entries()) {
    for (const code of languagesOfTurn(turn, 2)) {
      const answer = await page.request.get(site(`/${code}${path}`), { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 200]);
      expectWholeDocument(`/${code}${path}`, await answer.text(), localeRow(code));
    }
  }
});
