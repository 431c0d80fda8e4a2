import { describe, expect, test } from "vitest";
import { LOCALE_CODES, LOCALES } from "#contract/tables/locales";
import { testPage } from "~/page/test-page";
import { errorMeta, pageMeta } from "./page-meta.ts";

const texts = { title: "Football scores", description: "All of them." };
const path = "/football/matches";
const search = "?date=2026-11-21";

const metaOf = (locale: (typeof LOCALE_CODES)[number]) =>
  pageMeta(testPage(locale, { path, search }), texts) as unknown as Record<string, string>[];
const alternatesOf = (locale: (typeof LOCALE_CODES)[number]) => metaOf(locale).filter(({ rel }) => rel === "alternate");

describe("what a page tells search engines", () => {
  test.each(LOCALES)("in $code its canonical address is its own", ({ code }) => {
    expect(metaOf(code).find(({ rel }) => rel === "canonical")?.href).toBe(
      `https://scores.example/${code}/football/matches?date=2026-11-21`,
    );
  });

  test.each(LOCALE_CODES)("in %s the languages it names are the same as in English", (locale) => {
    expect(alternatesOf(locale)).toEqual(alternatesOf("en"));
  });

  test("names only the languages that it is in, each where it is there", () => {
    const page = testPage("en", { path });
    const languagePaths = { th: "/football/somewhere" };
    const meta = pageMeta(page, { ...texts, languages: ["en", "th"], languagePaths }) as unknown as Record<
      string,
      string
    >[];
    const alternates = meta.filter(({ rel }) => rel === "alternate").map(({ hrefLang, href }) => [hrefLang, href]);
    expect(alternates).toEqual([
      ["en", "https://scores.example/en/football/matches"],
      ["th", "https://scores.example/th/football/somewhere"],
      ["x-default", "https://scores.example/football/matches"],
    ]);
    expect(meta.filter(({ property }) => property === "og:locale:alternate")).toHaveLength(1);
    const alone = pageMeta(page, { ...texts, languages: ["en"] }) as unknown as Record<string, string>[];
    expect(alone.filter(({ rel }) => rel === "alternate")).toEqual([]);
  });

  test("names each language by its BCP 47 tag, and the address without a language for all others", () => {
    expect(
      alternatesOf("en").map(({ hrefLang, href }) => [hrefLang, href?.replace("https://scores.example", "")]),
    ).toEqual([
      ["en", "/en/football/matches?date=2026-11-21"],
      ["th", "/th/football/matches?date=2026-11-21"],
      ["vi", "/vn/football/matches?date=2026-11-21"],
      ["km", "/kh/football/matches?date=2026-11-21"],
      ["zh-Hans", "/zh-Hans/football/matches?date=2026-11-21"],
      ["zh-Hant", "/zh-Hant/football/matches?date=2026-11-21"],
      ["pt", "/pt/football/matches?date=2026-11-21"],
      ["x-default", "/football/matches?date=2026-11-21"],
    ]);
  });

  test("a page of one language names no others", () => {
    const meta = pageMeta(testPage("th", { path, search }), { ...texts, languages: ["th"] });
    const named = (meta as unknown as Record<string, string>[]).filter(
      ({ rel, property }) => rel === "alternate" || property === "og:locale:alternate",
    );
    expect(named).toEqual([]);
  });

  test("the title carries the site's name, its share preview not twice", () => {
    const meta = metaOf("en");
    expect(meta.find(({ title }) => title)?.title).toBe("Football scores | Matchlight");
    expect(meta.find(({ property }) => property === "og:title")?.content).toBe("Football scores");
  });

  test("share previews know the page, its language and the others, and have a picture", () => {
    const meta = metaOf("th");
    const og = (name: string) => meta.filter(({ property }) => property === `og:${name}`).map(({ content }) => content);
    expect(og("url")).toEqual(["https://scores.example/th/football/matches?date=2026-11-21"]);
    expect([og("type"), og("locale"), og("image")]).toEqual([
      ["website"],
      ["th_TH"],
      ["https://scores.example/apple-touch-icon.png"],
    ]);
    expect(og("locale:alternate")).toEqual(["en_GB", "vi_VN", "km_KH", "zh_CN", "zh_HK", "pt_BR"]);
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary" });
  });

  test("a page with a picture of its own is previewed with it, large", () => {
    const image = "https://scores.example/storage/highlight/1";
    const meta = pageMeta(testPage("en"), { ...texts, image, ogType: "video.other" });
    expect(meta).toContainEqual({ property: "og:image", content: image });
    expect(meta).toContainEqual({ property: "og:type", content: "video.other" });
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  });

  test.each([
    ["?leagueId=101&view=home", ["leagueId"], "?leagueId=101"],
    ["?view=home&season=2024&leagueId=101", ["leagueId", "season"], "?season=2024&leagueId=101"],
    ["?view=home", ["leagueId"], ""],
    ["", ["leagueId"], ""],
  ])("of %s what makes another page is %j: %j", (query, ownQuery, own) => {
    const meta = pageMeta(testPage("en", { search: query }), { ...texts, ownQuery }) as Record<string, string>[];
    const addresses = meta.filter(({ rel }) => rel === "canonical" || rel === "alternate").map(({ href }) => href);
    expect(addresses).toHaveLength(LOCALE_CODES.length + 2);
    for (const address of addresses)
      expect(address).toMatch(new RegExp(`/football/matches${own.replace("?", "\\?")}$`));
  });

  test("a page that is not indexed says so, and names no other languages", () => {
    const meta = pageMeta(testPage("en"), { ...texts, isIndexed: false }) as Record<string, string>[];
    expect(meta).toContainEqual({ name: "robots", content: "noindex, nofollow" });
    expect(meta.filter(({ rel }) => rel === "alternate")).toEqual([]);
  });

  test("tags stand there only where a page has some", () => {
    expect(pageMeta(testPage("en"), { ...texts, tags: ["MU", "Man United"] })).toContainEqual({
      name: "keywords",
      content: "MU, Man United",
    });
    expect(JSON.stringify(metaOf("en"))).not.toContain("keywords");
  });

  test("the way to a page is a list of crumbs, the page itself last and without an address", () => {
    const trail = [{ name: "England", path: "/football/england-1/matches" }, { name: "Premier League" }];
    expect(pageMeta(testPage("vn"), { ...texts, trail })).toContainEqual({
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          {
            "@type": "ListItem",
            position: 1,
            name: "England",
            item: "https://scores.example/vn/football/england-1/matches",
          },
          { "@type": "ListItem", position: 2, name: "Premier League" },
        ],
      },
    });
  });

  test("structured data comes only from pages that have some", () => {
    const jsonLd = { "@type": "SportsEvent", name: "A v B" };
    const meta = pageMeta(testPage("en"), { ...texts, jsonLd });
    expect(meta).toContainEqual({ "script:ld+json": { "@context": "https://schema.org", ...jsonLd } });
    expect(JSON.stringify(metaOf("en"))).not.toContain("schema.org");
  });

  test("a page that is not known says nothing", () => {
    expect(pageMeta(undefined, texts)).toEqual([]);
    expect(errorMeta(undefined, "notFound")).toEqual([]);
  });
});

test.each(LOCALE_CODES)("an error page in %s has a title and stays out of search engines", (locale) => {
  const [title, robots] = errorMeta(testPage(locale), "notFound") as unknown as Record<string, string>[];
  expect(title?.title).toMatch(/^(?!errors).+ \| Matchlight$/);
  expect(robots).toEqual({ name: "robots", content: "noindex" });
});
