import { describe, expect, test } from "vitest";
import { LOCALE_CODES, LOCALES } from "#contract/tables/locales";
import { testPage } from "~/features/frame/test-page";
import { faceMeta, pageMeta } from "./page-meta.ts";

const words = { title: "Football scores", description: "All of them." };
const path = "/football/matches";
const search = "?date=2026-11-21";

const metaOf = (locale: (typeof LOCALE_CODES)[number]) =>
  pageMeta(testPage(locale, { path, search }), words) as unknown as Record<string, string>[];
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

  test("the title carries the site's name, its share preview not twice", () => {
    const meta = metaOf("en");
    expect(meta.find(({ title }) => title)?.title).toBe("Football scores | Matchlight");
    expect(meta.find(({ property }) => property === "og:title")?.content).toBe("Football scores");
  });

  test("structured data comes only from pages that have some", () => {
    const jsonLd = { "@type": "SportsEvent", name: "A v B" };
    const meta = pageMeta(testPage("en"), { ...words, jsonLd });
    expect(meta).toContainEqual({ "script:ld+json": { "@context": "https://schema.org", ...jsonLd } });
    expect(JSON.stringify(metaOf("en"))).not.toContain("schema.org");
  });

  test("a page that is not known says nothing", () => {
    expect(pageMeta(undefined, words)).toEqual([]);
    expect(faceMeta(undefined, "notFound")).toEqual([]);
  });
});

test.each(LOCALE_CODES)("a face in %s has a title and stays out of search engines", (locale) => {
  const [title, robots] = faceMeta(testPage(locale), "notFound") as unknown as Record<string, string>[];
  expect(title?.title).toMatch(/^(?!errors).+ \| Matchlight$/);
  expect(robots).toEqual({ name: "robots", content: "noindex" });
});
