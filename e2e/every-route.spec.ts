import { LOCALES, type LocaleCode } from "../contract/tables/locales.ts";
import { PAGES, type PageRow } from "../contract/tables/pages.ts";
import { PLACEHOLDER_PAGES } from "../contract/tables/placeholder-pages.ts";
import { isForSearchEngines } from "../contract/tables/search-engines.ts";
import { sampleAddress } from "./page-samples.ts";
import { attribute, englishOnly, RAW_KEY, textsOf } from "./page-texts.ts";
import { signUp } from "./sign-up.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

const LATER = new Set(PLACEHOLDER_PAGES.map(({ name }) => name));
const ROUTES = PAGES.filter(({ name, isForMembers }) => !LATER.has(name) && !isForMembers);
const OF_MEMBERS = PAGES.filter(({ isForMembers }) => isForMembers);
/** Modules of pages of which the sample is a part: the matches of a team in one competition. */
const FILTERED = new Set(["team-matches"]);
const NOINDEX = /<meta name="robots" content="noindex/;
const TAGS = [...LOCALES.map(({ tag }) => tag as string), "x-default"].sort();

/** What every page is in every language: titled, described, without a key or an English sentence left over. */
function expectWholeDocument(
  address: string,
  html: string,
  { code, tag, locales }: { code: LocaleCode; tag: string } & Pick<PageRow, "locales">,
): void {
  // An article is no translation: it may name a competition alone, in a table's cell, as its readers do in English.
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

for (const { code, tag } of LOCALES) {
  for (const page of ROUTES) {
    if (page.locales && !page.locales.includes(code)) continue;
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

test("every page of the account is a whole document in every language", async ({ page }) => {
  await page.route("**/*", (route) =>
    route.request().resourceType() === "document" || route.request().method() === "POST"
      ? route.continue()
      : route.abort("aborted"),
  );
  await signUp(page);
  for (const { code, tag } of LOCALES) {
    for (const { path } of OF_MEMBERS) {
      const answer = await page.goto(site(`/${code}${path}`), { waitUntil: "commit" });
      expect([path, answer?.status()]).toEqual([path, 200]);
      expectWholeDocument(`/${code}${path}`, (await answer?.text()) ?? "", { code, tag });
    }
  }
});
