import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages/pages";
import { RESERVED_SLUGS } from "#contract/tables/path-pattern";
import { SHORT_LINKS } from "#contract/tables/short-links";
import type { Sport } from "#contract/tables/sports";
import { decideRoute } from "./decide-route.ts";

const ORDINARY_DAY = Date.parse("2026-11-21T12:00:00Z");
const decide = (
  path: string,
  { search = "", now = ORDINARY_DAY, chosen = "th" as LocaleCode, sport = "football" as Sport } = {},
) => decideRoute({ path, search, now, chooseLocale: () => chosen, chooseSport: () => sport });
const MATCH = "/football/england/premier-league/arsenal-vs-chelsea/1000000000001";

describe("addresses that exist", () => {
  test.each(LOCALE_CODES)("every page that the language has stands under /%s", (locale) => {
    for (const { path, name, locales } of PAGES) {
      if (locales && !locales.includes(locale)) continue;
      const given = path.replace(":oddsSide", "home").replace(/:\w+/g, "x-1");
      expect(decide(`/${locale}${given}`)).toMatchObject({ kind: "page", locale, path: given, page: { name } });
    }
  });

  const TIPS = "/%E0%B8%97%E0%B8%B5%E0%B9%80%E0%B8%94%E0%B9%87%E0%B8%94%E0%B8%9A%E0%B8%AD%E0%B8%A5";

  test("a Thai word is an address", () => {
    expect(decide(`/th${TIPS}`)).toMatchObject({ kind: "page", locale: "th", page: { name: "th_article0001" } });
  });

  test.each([
    ["in small letters", `/th${TIPS.toLowerCase()}`, 301, `/th${TIPS}`],
    ["not encoded", "/th/ทีเด็ดบอล", 301, `/th${TIPS}`],
    ["with a slash", `/th${TIPS}/`, 301, `/th${TIPS}`],
    ["without prefix", `${TIPS}?utm_source=x`, 302, `/th${TIPS}?utm_source=x`],
    ["in a language that lacks it", `/en${TIPS}`, 302, "/en/football/matches"],
    ["of another language, in Thai", "/th/cupc1", 302, "/th/football/matches"],
    ["of another language, without prefix", "/cupc1", 302, "/vn/cupc1"],
    ["of another language's alias", "/vi/cupc1", 301, "/vn/cupc1"],
    ["of half a character", "/th/%E0%B8", 302, "/th/football/matches"],
  ])("an article's address %s leads on", (_case, address, status, location) => {
    const [path = "", query] = address.split("?");
    expect(decide(path, { search: query ? `?${query}` : "" })).toMatchObject({ kind: "redirect", status, location });
  });

  test("a match page tells its parameters", () => {
    const params = {
      countryKey: "england",
      leagueKey: "premier-league",
      matchName: "arsenal-vs-chelsea",
      matchId: "1000000000001",
    };
    expect(decide(`/kh${MATCH}`)).toMatchObject({ kind: "page", locale: "kh", params });
  });

  test.each([
    ["/_root.data", "th"],
    ["/vn/football/matches.data", "vn"],
    ["/en/nowhere.data", "en"],
    ["/nowhere.data", "th"],
  ])("the client router's request %s passes in %s", (path, locale) => {
    expect(decide(path)).toMatchObject({ kind: "data", locale });
  });
});

describe("redirects in one hop", () => {
  test.each([
    ["the root", "/", 302, "/th/football/matches"],
    ["a locale's root", "/vn", 302, "/vn/football/matches"],
    ["a locale's root with a slash", "/vn/", 302, "/vn/football/matches"],
    ["an alias", "/vi/football/matches", 301, "/vn/football/matches"],
    ["km", "/km/football/matches", 301, "/kh/football/matches"],
    ["cn", "/cn/football/matches", 301, "/zh-Hans/football/matches"],
    ["an alias alone", "/vi", 302, "/vn/football/matches"],
    ["a prefix in another case", "/EN/football/matches", 301, "/en/football/matches"],
    ["a script in another case", "/zh-hant/football/matches", 301, "/zh-Hant/football/matches"],
    ["an alias in another case", "/VI/football/matches", 301, "/vn/football/matches"],
    ["a trailing slash", "/en/football/matches/", 301, "/en/football/matches"],
    ["doubled slashes", "//en//football///matches", 301, "/en/football/matches"],
    ["everything at once", "/VI//football/matches//", 301, "/vn/football/matches"],
    ["a match under an alias", `/km${MATCH}/`, 301, `/kh${MATCH}`],
    ["a known path without prefix", "/football/matches", 302, "/th/football/matches"],
    ["the same with a slash", "/football/matches/", 302, "/th/football/matches"],
    ["a match without prefix", MATCH, 302, `/th${MATCH}`],
    ["a short link", "/en/football", 301, "/en/football/matches"],
    ["a short link under an alias", "/VI/football/", 301, "/vn/football/matches"],
    ["a short link without prefix", "/football", 302, "/th/football/matches"],
    ["an article's link to a competition", "/vn/football/afc/afc-192", 301, "/vn/football/afc/afc-192/matches"],
    ["an unknown path with prefix", "/en/no/such/page", 302, "/en/football/matches"],
    ["an unknown path under an alias", "/vi/no/such/page", 302, "/vn/football/matches"],
    ["an unknown path", "/no/such/page", 302, "/th/football/matches"],
    ["a language that is none of ours", "/fr/football/matches", 302, "/th/football/matches"],
    ["another case behind the prefix", "/en/Football/Matches", 302, "/en/football/matches"],
    ["a reserved word in a country's place", "/en/football/team/a/b/c", 302, "/en/football/matches"],
    ["a reserved word in a competition's place", "/en/football/foo/matches", 302, "/en/football/matches"],
    ["the same without prefix", "/basketball/foo/table", 302, "/th/football/matches"],
  ])("%s", (_case, path, status, location) => {
    expect(decide(path)).toMatchObject({ kind: "redirect", status, location });
  });

  test.each([
    ["another spelling of a team's address", "/vi/football/team/arsenal/42/squad", "footballTeamSquad"],
    ["a team without its tab", "/en/football/team/arsenal/42", "footballTeamOverview"],
    ["a competition without its tab", "/en/basketball/usa/nba?leagueId=8001", "basketballLeagueMatches"],
    ["a match without prefix", MATCH, "FOOTBALL_INFO"],
  ])("%s names the page that knows whether it exists", (_case, address, name) => {
    const [path = "", query] = address.split("?");
    expect(decide(path, { search: query ? `?${query}` : "" })).toMatchObject({
      leadsTo: { kind: "page", page: { name } },
    });
  });

  test("a place on a piece of news is behind its address", () => {
    expect(decide("/en/news/offside/101/comments")).toMatchObject({
      status: 301,
      location: "/en/news/all/offside/101#comments",
      leadsTo: { path: "/news/all/offside/101", params: { newsId: "101" } },
    });
  });

  test.each([
    ["/en/news/all/offside/101", "newsDetail"],
    ["/en/news/basketball/offside/101", "basketballNewsDetail"],
    ["/en/news/categories/guides/1", "newsCategory"],
    ["/en/news/related/rules/11", "newsTag"],
    ["/en/news/author/editors/1", "newsAuthor"],
    ["/en/news/offside/101/bgsystem-preview", "newsPreview"],
  ])("%s is %s", (path, name) => {
    expect(decide(path)).toMatchObject({ kind: "page", page: { name } });
  });

  test.each(["/", "/vi/football/matches", "/football", "/en/fantasysport", "/en/brazil", "/vn/ty-so"])(
    "%s leads to a page that is always there",
    (path) => {
      expect(decide(path)).not.toHaveProperty("leadsTo");
    },
  );

  test.each(RESERVED_SLUGS.flatMap((word) => SHORT_LINKS.map(({ from }) => [word, from] as const)))(
    "%s in any place of %s makes no address of no page",
    (word, from) => {
      for (const place of from.match(/:\w+/g) ?? []) {
        const path = from
          .replace(place, word)
          .replace(/:countryPlace/, "brazil-76")
          .replace(/:\w+/g, "x-1");
        const route = decide(`/vn${path}`);
        const target = route.kind === "redirect" ? decide(route.location.replace(/#.*$/, "")) : route;
        expect([path, target]).toEqual([path, expect.objectContaining({ kind: "page" })]);
        if (target.kind === "page") expect(RESERVED_SLUGS).not.toContain(target.params.leagueKey);
      }
    },
  );

  test.each([
    ["/", "/th/football/matches"],
    ["/vi/football/matches", "/vn/football/matches"],
    ["/football/matches", "/th/football/matches"],
    ["/en/football", "/en/football/matches"],
    ["/VN/", "/vn/football/matches"],
    ["/vn/football/v-league/v-league-766", "/vn/football/v-league/v-league-766/matches"],
  ])("the query of %s survives", (path, to) => {
    const search = "?date=2026-11-20&utm_source=a%20b";
    expect(decide(path, { search })).toMatchObject({ location: `${to}${search}` });
  });

  test.each(["/en/nowhere", "/nowhere", "/en/football/foo/matches", "/fr/football/matches", "/kh/matches", "/en/../x"])(
    "the query of %s, which is unknown, does not",
    (path) => {
      expect(decide(path, { search: "?date=2026-11-20" })).toMatchObject({
        location: expect.stringMatching(/^\/\w+\/football\/matches$/),
      });
    },
  );

  test.each([
    ["/en/fantasysport", "football", "/en/football/fantasysport"],
    ["/en/fantasysport", "basketball", "/en/basketball/fantasysport"],
    ["/fantasysport", "basketball", "/th/basketball/fantasysport"],
    ["/VI/fantasysport/", "basketball", "/vn/basketball/fantasysport"],
  ] as const)("%s of a visitor of %s leads to that sport's page, for nobody else to keep", (path, sport, location) => {
    expect(decide(path, { sport })).toEqual({ kind: "redirect", status: 302, location });
  });

  test("a query's raw characters are encoded", () => {
    const search = '?q=ไทย"<x>\u0000\ud800';
    expect(decide("/", { search })).toMatchObject({
      location: "/th/football/matches?q=%E0%B9%84%E0%B8%97%E0%B8%A2%22%3Cx%3E%00%EF%BF%BD",
    });
  });

  test.each([
    ['"', "%22"],
    ["<", "%3C"],
    [">", "%3E"],
    ["\\", "%5C"],
    ["^", "%5E"],
    ["`", "%60"],
    ["{", "%7B"],
    ["|", "%7C"],
    ["}", "%7D"],
    [" ", "%20"],
    ["\u007f", "%7F"],
    ["!$%&'()*+,-./:;=?@[]_~aZ9", "!$%&'()*+,-./:;=?@[]_~aZ9"],
  ])("of a query, %j travels as %s", (given, sent) => {
    expect(decide("/", { search: `?q=${given}` })).toMatchObject({ location: `/th/football/matches?q=${sent}` });
  });
});

describe("tournament windows", () => {
  const CUP = "/football/worldcup2022/matches";
  const HOME = "/football/matches";
  test.each([
    ["2022-11-10T23:59:59.999Z", HOME, HOME],
    ["2022-11-11T00:00:00Z", CUP, HOME],
    ["2022-11-17T23:59:59.999Z", CUP, HOME],
    ["2022-11-18T00:00:00Z", CUP, CUP],
    ["2022-12-18T23:59:59.999Z", CUP, CUP],
    ["2022-12-19T00:00:00Z", HOME, HOME],
    ["2026-11-21T12:00:00Z", HOME, HOME],
  ])("at %s the root leads to %s and a locale's root to %s", (instant, root, localeRoot) => {
    const now = Date.parse(instant);
    expect(decide("/", { now })).toMatchObject({ status: 302, location: `/th${root}` });
    expect(decide("/nowhere", { now })).toMatchObject({ status: 302, location: `/th${root}` });
    expect(decide("/vi", { now })).toMatchObject({ status: 302, location: `/vn${localeRoot}` });
    expect(decide("/en/nowhere", { now })).toMatchObject({ status: 302, location: `/en${localeRoot}` });
    expect(decide("/en/football/matches", { now })).toMatchObject({ kind: "page" });
  });
});

describe("files that do not exist", () => {
  test.each([
    "/assets/entry.client-abc123.js",
    "/assets/whatever",
    "/flags/xx.svg",
    "/flags/xx.png",
    "/favicon.ico",
    "/sitemap.xml",
    "/.well-known/security.txt",
    "/en/logo.png",
  ])("%s is answered as a missing file", (path) => {
    expect(decide(path)).toEqual({ kind: "missing-file" });
  });

  test.each(["/wp-login.php", "/index.html", "/en/football/matches.html"])("%s is an unknown page", (path) => {
    expect(decide(path)).toMatchObject({ kind: "redirect", status: 302 });
  });
});

describe("no address leads off our origin", () => {
  test.each([
    "//evil.com",
    "///evil.com/",
    "/\\evil.com",
    "\\\\evil.com",
    "/%2f%2fevil.com",
    "/%2F%2Fevil.com",
    "/%5cevil.com",
    "/%255cevil.com",
    "/en//evil.com",
    "/en/%2f%2fevil.com",
    "/en/\\evil.com",
    "/@evil.com",
    "/en/@evil.com",
    "/en@evil.com",
    "/%0d%0aLocation:%20https://evil.com",
    "/en/%0d%0a%20x",
    "/\r\nSet-Cookie: a=b",
    "/en/..%2f..%2fevil.com",
    "/%2e%2e/evil.com",
    "/https://evil.com",
    "/en/https:/evil.com",
    "/vi/football/%5c%5cevil.com/a/b/c",
    "/football/#/0",
    "/football/?/0",
  ])("%j leads home", (path) => {
    const route = decide(path);
    expect(route).toMatchObject({
      kind: "redirect",
      location: expect.stringMatching(/^\/(en|th|vn)\/football\/matches$/),
    });
  });

  const piece = fc.oneof(
    fc.constantFrom(
      "/",
      "//",
      "\\",
      "%2f",
      "%5c",
      "%252f",
      "..",
      ".",
      "%2e",
      "@",
      ":",
      "?",
      "#",
      "\r",
      "\n",
      "\t",
      "\0",
    ),
    fc.constantFrom(
      "en",
      "EN",
      "vi",
      "zh-Hans",
      "football",
      "matches",
      "evil.com",
      "https:",
      "worldcup2022",
      "é",
      "ไทย",
    ),
    fc.string({ maxLength: 4 }),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

  test("whatever path and query are sent, the location is a page of ours that leads nowhere else", () => {
    const origin = "https://scores.example";
    fc.assert(
      fc.property(text, text, (path, query) => {
        const route = decide(`/${path}`, { search: query && `?${query}` });
        if (route.kind !== "redirect") return;
        expect(route.location).toMatch(/^\/[a-z]/);
        expect(route.location).toMatch(/^[\x21-\x7e]+$/);
        const target = new URL(route.location, origin);
        expect(target.origin).toBe(origin);
        expect(decide(target.pathname)).toMatchObject({ kind: "page" });
      }),
      { numRuns: 2_000 },
    );
  });
});
