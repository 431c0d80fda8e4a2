import { beforeAll, describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { ask, bindings, read } from "../../../api/conformance/test-world-ask.ts";
import { migrate } from "../../../store/test-database.ts";
import { seedGuides } from "../test-guides.ts";
import { SEARCH_QUERIES } from "./test-queries.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");
const AMONG = 3;

const found = async (lang: string, q: string, more: Record<string, string> = {}) =>
  (await read("newsSearch", { lang, q, ...more }, NOW)).items.map(({ slug }) => slug);

beforeAll(async () => {
  await migrate(bindings.DB);
  await seedGuides(bindings, LOCALE_CODES);
});

describe.each(LOCALE_CODES)("%s", (locale) => {
  const queries = SEARCH_QUERIES.filter(([language]) => language === locale);

  it("finds what its readers look for", async () => {
    expect(queries.length).toBeGreaterThanOrEqual(30);
    const missed: string[] = [];
    for (const [, query, key] of queries) {
      const first = (await found(locale, query)).slice(0, AMONG);
      if (!first.includes(key)) missed.push(`${query}: ${key} is not among ${first.join(", ")}`);
    }
    expect(missed).toEqual([]);
  });
});

describe("a search", () => {
  it.each([
    ["vn", "việt vị", "viet vi"],
    ["pt", "prorrogação", "PRORROGACAO"],
    ["en", "goal difference", "  Goal—difference! "],
  ])("in %s finds for %j what it finds for %j", async (lang, one, other) => {
    const expected = await found(lang, one);
    expect(expected.length).toBeGreaterThan(0);
    expect(await found(lang, other)).toEqual(expected);
  });

  it("takes the last word as a beginning, the others as whole words", async () => {
    expect(await found("en", "position offsi")).toContain("offside");
    expect(await found("en", "offsi position")).not.toContain("offside");
    // Words match by their stem.
    expect(await found("en", "positions offsides")).toContain("offside");
  });

  it.each([
    ["en", "chempions leage", "Champions League"],
    ["en", "พรีเมียร์ลีก", "Premier League"],
    ["th", "premier league", "พรีเมียร์ลีก อังกฤษ"],
  ])("in %s forgives: %j finds what is about %s", async (lang, q, name) => {
    const found = (await read("newsSearch", { lang, q }, NOW)).items;
    const about = await read("newsSearch", { lang, q: name }, NOW);
    expect(about.items.map(({ id }) => id)).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
    expect(found.length > 0).toBe(about.items.length > 0);
  });

  it("stays within a sport and a language", async () => {
    expect(await found("en", "handicap", { sportType: "0" })).toContain("quarter-lines");
    expect(await found("en", "handicap", { sportType: "1" })).not.toContain("quarter-lines");
    expect(await found("en", "ล้ำหน้า")).toEqual([]);
  });

  it("continues on the next page, each piece once", async () => {
    const all = await found("en", "goal", { size: "50" });
    const seen: string[] = [];
    let lastId: string | undefined;
    do {
      const page = await read("newsSearch", { lang: "en", q: "goal", size: "2", ...(lastId && { lastId }) }, NOW);
      seen.push(...page.items.map(({ slug }) => slug));
      lastId = page.lastId;
    } while (lastId);
    expect(seen).toEqual(all);
    expect(seen.length).toBeGreaterThan(4);
  });

  it.each([
    '"',
    "*",
    "a* OR b",
    "title:offside",
    "NEAR(a b)",
    "^a",
    "-a",
    "(((",
    "'; drop table news_search; --",
    "\u0000",
    "-",
    "+/-",
    "😀",
  ])("for %j is no syntax", async (q) => {
    expect((await ask("/news/search", { lang: "en", q }, NOW)).status).toBe(200);
  });

  it("is answered by nothing before anything is out", async () => {
    const page = await read("newsSearch", { lang: "en", q: "offside" }, Date.parse("2022-11-25T12:00:00Z"));
    expect(page).toMatchObject({ items: [], hasNext: false });
  });
});
