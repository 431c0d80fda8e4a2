import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articlePath, THAI_ARTICLES, VIETNAMESE_ARTICLES } from "#contract/tables/articles";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { decideRoute } from "./decide-route.ts";

// Every address of the specification whose part is built, in each language that has it.

/** Parts of the work, as named in the second column, whose pages all exist. */
const BUILT = ["frame", "list", "around", "contests"];

interface SpecifiedRoute {
  /** Starts with `{l}`, or with one language. */
  path: string;
  part: string;
  note: string;
}

const SPECIFIED = readFileSync(new URL("../../contract/specification/routes.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("/"))
  .map((line): SpecifiedRoute => {
    const [path = "", part = "", note = ""] = line.split("\t");
    return { path, part, note };
  });
const ROUTES = SPECIFIED.filter(({ part }) => BUILT.includes(part));

/** Fills in an address's names and ids. */
const filled = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => (/id$|^player$|teamKey/i.test(name) ? "103" : "some-name"));

const ADDRESSES = ROUTES.flatMap((route) => {
  const locales = route.path.startsWith("/{l}") ? LOCALE_CODES : [route.path.split("/")[1] as LocaleCode];
  return locales.map((locale) => ({ ...route, address: filled(route.path.replace("{l}", locale)), locale }));
});

const decide = (address: string) => {
  const [path = "", query] = address.split("?");
  return decideRoute({
    path,
    search: query ? `?${query}` : "",
    now: Date.parse("2026-11-21T12:00:00Z"),
    chooseLocale: () => "th",
    chooseSport: () => "basketball",
  });
};

/** The page at an address, or the one it redirects to; undefined for home, where unknown addresses lead. */
function pageAt(address: string) {
  const route = decide(address);
  if (route.kind !== "redirect") return route;
  const target = decide(route.location);
  return route.status === 302 && target.kind === "page" && target.page.name === "home" ? undefined : target;
}

describe("the specification's addresses", () => {
  test("are read", () => {
    expect(ROUTES.length).toBeGreaterThan(40);
    expect(new Set(ROUTES.map(({ part }) => part))).toEqual(new Set(BUILT));
    expect(ADDRESSES.every(({ address }) => !/[{}]/.test(address))).toBe(true);
  });

  test.each(ADDRESSES)("$address ($part) is a page that is built", ({ address, locale, note }) => {
    const route = pageAt(address);
    expect(route).toMatchObject({ kind: "page", locale });
    if (route?.kind !== "page") return;
    const name = /route name (\w+)/.exec(note)?.[1];
    if (name) expect(route.page.name).toBe(name);
  });

  test("of articles are ten in Vietnamese and ten Thai words", () => {
    const vietnamese = SPECIFIED.filter(({ note }) => note === "vn article").map(({ path }) => path);
    expect(VIETNAMESE_ARTICLES.map((row) => `/vn${articlePath(row)}`)).toEqual(vietnamese);
    const thai = THAI_ARTICLES.map((row) => `/th${articlePath(row)}`);
    expect(thai).toHaveLength(10);
    for (const address of [...vietnamese, ...thai])
      expect(pageAt(address)).toMatchObject({ kind: "page", page: { module: "article" } });
    for (const { slug } of THAI_ARTICLES) expect(slug).toMatch(/^\p{Script=Thai}/u);
  });

  test.each([
    ["basketball", "/en/basketball/matches", "basketballHome"],
    ["football", "/en/football/matches", "home"],
    ["the World Cup 2022", "/en/football/worldcup2022/matches", "FIFA2022Matches"],
    ["highlights", "/en/football/highlights", "highlights"],
    ["a summary", "/en/football/highlights/england/premier-league/a-vs-b/1", "highlightsDetail"],
  ])("%s has the specification's route name", (_what, address, name) => {
    expect(decide(address)).toMatchObject({ kind: "page", page: { name } });
  });
});
