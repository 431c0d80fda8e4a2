import { LOCALES, type LocaleCode, localeRow } from "../contract/tables/locales.ts";
import { PAGES, type PageRow } from "../contract/tables/pages/pages.ts";
import { isForSearchEngines } from "../contract/tables/pages/search-engines.ts";
import { sampleAddress } from "./page-samples.ts";
import { attribute, englishOnly, RAW_KEY, textsOf } from "./page-texts.ts";
import { signUp } from "./sign-up.ts";
import { languagesOfTurn } from "./visits.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

const ROUTES = PAGES.filter(({ isForMembers }) => !isForMembers);
const OF_MEMBERS = PAGES.filter(({ isForMembers }) => isForMembers);
/** Modules whose samples are filtered: the matches of a team in one competition. */
const FILTERED = new Set(["team-matches"]);
const NOINDEX = /<meta name="robots" content="noindex/;
const TAGS = [...LOCALES.map(({ tag }) => tag as string), "x-default"].sort();

/** Checks every page in every language: title, description, and no leftover keys or English sentences. */
function expectWholeDocument(
  address: string,
  html: string,
  { code, tag, locales }: { code: LocaleCode; tag: string } & Pick<PageRow, "locales">,
): void {
  // Articles are not translations: a table cell may name a competition in English, as its readers do.
  const foreign = code === "en" || locales ? new Set<string>() : englishOnly(code);
  expect(html).toContain(`<html lang="${tag}"`);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html.match(/<main[ >]/g)).toHaveLength(1);
  expect(attribute(html, /<title>([^<]+)<\/title>/)).toMatch(/.{2,} \| Matchlight$/);
  expect(attribute(html, /<meta name="description" content="([^"]{15,})"/)).toBeTruthy();
  if (!NOINDEX.test(html)) {
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/) ?? "";
    expect(new URL(canonical).pathname).toBe(address.split("?")[0]);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, lang]) => lang);
    expect(alternates.sort()).toEqual(locales?.length === 1 ? [] : TAGS);
  }
  const texts = textsOf(html);
  expect(texts.filter((text) => RAW_KEY.test(text))).toEqual([]);
  expect(texts.filter((text) => foreign.has(text))).toEqual([]);
}

// In two of a page's languages, rotating; all in the sweep.
for (const [turn, page] of ROUTES.entries()) {
  for (const code of page.locales ?? languagesOfTurn(turn, 2)) {
    const { tag } = localeRow(code);
    test(`${page.name} in ${code} is a whole document`, async ({ request }) => {
      const address = `/${code}${await sampleAddress(atSite(request), page, code)}`;
      const answer = await request.get(site(address), { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, 200]);
      const html = await answer.text();
      expectWholeDocument(address, html, { ...page, code, tag });
      const isIndexed = isForSearchEngines(page) && !FILTERED.has(page.module);
      expect(!NOINDEX.test(html), "is for search engines").toBe(isIndexed);
    });
  }
}

test("every page of the account is a whole document", async ({ page }) => {
  await signUp(page);
  for (const [turn, { path }] of OF_MEMBERS.entries()) {
    for (const code of languagesOfTurn(turn, 2)) {
      const answer = await page.request.get(site(`/${code}${path}`), { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 200]);
      expectWholeDocument(`/${code}${path}`, await answer.text(), localeRow(code));
    }
  }
});
