import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { GUIDE_KEYS } from "#upstream/data/news/guide-keys";
import { guideRow } from "#upstream/services/news/guides";
import { competitionById, countryById } from "#upstream/competitions/world/world";
import { decideRoute } from "#worker/locale/decide-route";
import { wordsOf } from "#upstream/services/news/search/search-terms";

const guides = globSync("content/*/guides/*.md")
  .sort()
  .map((file) => {
    const text = readFileSync(file, "utf8");
    return { file, text, guide: guideRow(text) };
  });

const CHINESE = ["zh-Hans", "zh-Hant"];
/** Earlier than the tests' clock. */
const LATEST = Date.parse("2026-10-17T00:00:00Z");
const PLAIN_TAGS = ["11", "12", "13", "14", "15"];

const linksOf = (markdown: string): string[] => [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, link = ""]) => link);
/** Without link targets and table markup. */
const proseOf = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, "]").replace(/\|[-:| ]+\|/g, "");

/** The page of ours that an address leads to without a redirect. */
function pageAt(address: string) {
  const { pathname, search } = new URL(address, "https://scores.example");
  const route = decideRoute({
    path: pathname,
    search,
    now: LATEST,
    chooseLocale: () => "en",
    chooseSport: () => "football",
  });
  return route.kind === "page" ? route : undefined;
}

test("each language has thirteen, each in its own file", () => {
  const counts = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, guides.filter(({ guide }) => guide.language === locale).length]),
  );
  expect(counts).toEqual(Object.fromEntries(LOCALE_CODES.map((locale) => [locale, 13])));
  for (const { file, guide } of guides) expect(file).toBe(`content/${guide.language}/guides/${guide.key}.md`);
  expect(new Set(guides.map(({ guide }) => guide.id)).size).toBe(guides.length);
});

test("a guide is out on the same day in each language, and has the same tags", () => {
  for (const key of GUIDE_KEYS) {
    const variants = guides.filter(({ guide }) => guide.key === key).map(({ guide }) => guide);
    expect(new Set(variants.map(({ publishAt }) => publishAt)).size, key).toBe(1);
    expect(new Set(variants.map(({ sport }) => sport)).size, key).toBe(1);
    expect(variants[0]?.publishAt).toBeLessThan(LATEST);
  }
});

describe.each(guides.map((one) => [one.file, one] as const))("%s", (_, { guide }) => {
  const isChinese = CHINESE.includes(guide.language);
  const prose = proseOf(guide.markdown);

  test("has a title, a summary and a text of a fitting length", () => {
    expect(guide.title.length).toBeGreaterThanOrEqual(isChinese ? 5 : 12);
    expect(guide.title.length).toBeLessThanOrEqual(70);
    expect(guide.summary.length).toBeGreaterThanOrEqual(isChinese ? 30 : 70);
    expect(guide.summary.length).toBeLessThanOrEqual(isChinese ? 100 : 180);
    const words = wordsOf(prose, guide.language).length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
    expect(guide.readingTime).toBeGreaterThanOrEqual(2);
    expect(guide.readingTime).toBeLessThanOrEqual(8);
  });

  test("is about something that readers find it by", () => {
    const plain = guide.tagIds.filter((id) => PLAIN_TAGS.includes(id));
    expect(plain.length).toBeGreaterThanOrEqual(1);
    expect(guide.categoryId).toBe("1");
    expect(guide.authorId).toBe("1");
  });

  test("is written as texts here are", () => {
    expect(prose).not.toMatch(/[!！]/);
    expect(prose).not.toMatch(/[^\n|] {2,}[^ |]/);
    expect(prose).not.toMatch(/TODO|[Ll]orem ipsum|\{\{|\}\}|undefined/);
    expect(guide.markdown).not.toMatch(/^#(?!#)/m);
    expect(guide.markdown.startsWith("#")).toBe(false);
    expect(guide.html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(guide.html).not.toMatch(/\*\*|<p>\|/);
  });

  test("leads to pages of its language and to competitions that exist", () => {
    const links = linksOf(guide.markdown);
    expect(links.length).toBeGreaterThanOrEqual(1);
    for (const link of links) {
      expect(link.startsWith(`/${guide.language}/`), link).toBe(true);
      expect(pageAt(link), link).toBeDefined();
      const leagueId = new URL(link, "https://scores.example").searchParams.get("leagueId");
      if (leagueId === null) continue;
      const competition = competitionById(leagueId);
      const country = competition && countryById(competition.countryId);
      expect(link).toContain(`/${country?.key}/${competition?.key}/`);
    }
  });
});
