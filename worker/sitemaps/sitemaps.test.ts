import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { SITEMAP_KINDS } from "#contract/tables/pages/search-engines";
import { COMPETITION_TABS } from "#contract/tables/paths";
import { newsItem } from "../feeds/test-news-wire.ts";
import { elementsOf, parseXml, textsIn } from "../platform/test-xml.ts";
import { listFiles, loadPart } from "./parts.ts";
import { robotsText, streamText } from "./sitemap-handler.ts";
import {
  entryText,
  FRAME_BYTES,
  indexText,
  newsSitemapText,
  readSitemapName,
  type SitemapFile,
  sitemapPath,
  sitemapText,
} from "./sitemap-text.ts";
import { MATCH_DAYS, type SitemapSources } from "./sources.ts";
import { testSources } from "./test-sources.ts";

const ORIGIN = "https://scores.example";
const AT = { origin: ORIGIN, locale: "th" } as const;

const sitemapOf = (...entries: Parameters<typeof sitemapText>[0]) => parseXml([...sitemapText(entries, AT)].join(""));

describe("an address in a sitemap", () => {
  test("names the page in each language, and the address without one", () => {
    const [url] = elementsOf(sitemapOf({ path: "/football/matches" }), "url");
    expect(textsIn(url!, "loc")).toEqual(["https://scores.example/th/football/matches"]);
    expect(elementsOf(url!, "xhtml:link").map(({ attributes }) => attributes)).toEqual([
      ...LOCALES.map(({ code, tag }) => ({
        rel: "alternate",
        hreflang: tag,
        href: `https://scores.example/${code}/football/matches`,
      })),
      { rel: "alternate", hreflang: "x-default", href: "https://scores.example/football/matches" },
    ]);
  });

  test("of one language names no others", () => {
    expect(elementsOf(sitemapOf({ path: "/x", languages: ["th"] }), "xhtml:link")).toEqual([]);
  });

  test("of two languages names these", () => {
    const links = elementsOf(sitemapOf({ path: "/x", languages: ["th", "vn"] }), "xhtml:link");
    expect(links.map(({ attributes }) => attributes.hreflang)).toEqual(["th", "vi", "x-default"]);
  });

  test.each([
    ["with a query", "/a?leagueId=1&b=2", "/a?leagueId=1&b=2"],
    ["in Thai", "/%E0%B8%9C%E0%B8%A5", "/%E0%B8%9C%E0%B8%A5"],
    ["of a supplier that does not encode", "/hà-nội", "/h%C3%A0-n%E1%BB%99i"],
    ["with half a pair", "/a\ud800", "/a%EF%BF%BD"],
    ["that would be markup", "/a</loc><b>", "/a</loc><b>"],
  ])("%s is an address", (_case, path, read) => {
    expect(textsIn(sitemapOf({ path }), "loc")).toEqual([`https://scores.example/th${read}`]);
  });

  test("says when it changed, where that is known", () => {
    expect(textsIn(sitemapOf({ path: "/a", changedAt: 0 }, { path: "/b" }), "lastmod")).toEqual([
      "1970-01-01T00:00:00.000Z",
    ]);
  });

  test("takes as many bytes as it has characters", () => {
    const text = entryText({ path: "/hà-nội", changedAt: 0 }, ORIGIN, "zh-Hans");
    expect(new TextEncoder().encode(text).length).toBe(text.length);
  });
});

test("what stands around the addresses is within what is reserved for it", () => {
  expect([...sitemapText([], AT)].join("").length).toBeLessThan(FRAME_BYTES);
});

describe("news of the last two days", () => {
  test.each([
    ["en", "en"],
    ["vn", "vi"],
    ["kh", "km"],
    ["zh-Hans", "zh-cn"],
    ["zh-Hant", "zh-tw"],
  ] as const)("are told in %s with the language code %s", (locale, language) => {
    const root = parseXml([...newsSitemapText([newsItem], { origin: ORIGIN, locale })].join(""));
    expect(textsIn(root, "news:language")).toEqual([language]);
    expect(textsIn(root, "loc")).toEqual([`${ORIGIN}/${locale}/news/football/ha-noi-beat-nam-dinh/42`]);
    expect(textsIn(root, "news:name")).toEqual(["Matchlight"]);
    expect(textsIn(root, "news:publication_date")).toEqual(["2026-11-21T09:30:00.000Z"]);
    expect(textsIn(root, "news:title")).toEqual(["Hà Nội beat Nam Định"]);
  });

  test("are well-formed whatever a title holds, and where there are none", () => {
    const title = "]]></news:title>\u0000&<b>";
    expect(textsIn(parseXml([...newsSitemapText([{ ...newsItem, title }], AT)].join("")), "news:title")).toEqual([
      "]]></news:title>&<b>",
    ]);
    expect(parseXml([...newsSitemapText([], AT)].join("")).children).toEqual([]);
  });
});

describe("names of sitemaps", () => {
  const files: SitemapFile[] = [
    { kind: "teams", locale: "zh-Hans", part: 12 },
    { kind: "news", locale: "th", part: 1 },
    { kind: "latest-news", locale: "pt" },
  ];

  test.each(files)("$kind in $locale", (file) => {
    expect(readSitemapName(sitemapPath(file).slice(1))).toEqual(file);
  });

  test.each([
    "sitemap.xml",
    "sitemap-xx-teams-1.xml",
    "sitemap-th-teams-0.xml",
    "sitemap-th-x-1.xml",
    "sitemap-th-teams.xml",
  ])("%s is none of a part", (name) => {
    expect(readSitemapName(name)).toBeUndefined();
  });
});

const LIMITS = { entries: 1_000, bytes: 1_000_000 };

/** Competitions that need several sitemaps, and more matches than a day may have. */
const many: SitemapSources = {
  ...testSources,
  competitions: async () => {
    const { football, basketball } = await testSources.competitions();
    const [{ country, competitions }] = football.countries as [(typeof football.countries)[number]];
    const all = Array.from({ length: 900 }, (_, id) => ({ ...competitions[0]!, id: String(id) }));
    return { football: { ...football, countries: [{ country, competitions: all }] }, basketball };
  },
  matches: async (day) => {
    const [first] = await testSources.matches(day);
    return Array.from({ length: 2_500 }, (_, id) => ({ ...first!, id: String(id) }));
  },
};

describe("the index", () => {
  test("lists each kind in each language, and the latest news", async () => {
    const files = await listFiles(testSources, ORIGIN);
    expect(files).toHaveLength((SITEMAP_KINDS.length + 1 + 2 * (MATCH_DAYS - 1)) * LOCALES.length);
    const root = parseXml([...indexText(files, ORIGIN)].join(""));
    expect(textsIn(root, "loc")).toEqual(files.map((file) => ORIGIN + sitemapPath(file)));
    for (const address of textsIn(root, "loc")) expect(readSitemapName(address.slice(ORIGIN.length + 1))).toBeDefined();
  });

  test("lists no news where there is none", async () => {
    const kinds = (await listFiles({ ...testSources, hasNews: async () => false }, ORIGIN)).map(({ kind }) => kind);
    expect(kinds).not.toContain("news");
    expect(kinds).not.toContain("latest-news");
  });

  test("asks for no match, team, player or film", async () => {
    const none = () => Promise.reject(new Error("asked"));
    await listFiles({ ...testSources, matches: none, players: none, highlights: none, news: none }, ORIGIN);
  });

  test("lists as many parts as there are, which hold each address once", async () => {
    const parts = (await listFiles(many, ORIGIN, LIMITS)).filter(
      ({ kind, locale }) => kind === "competitions" && locale === "th",
    );
    const load = (part: number) => loadPart(many, { kind: "competitions", locale: "th", part }, ORIGIN, LIMITS);
    const loaded = await Promise.all([...parts.keys()].map((index) => load(index + 1)));
    expect(parts.length).toBeGreaterThan(2);
    expect(loaded.flat()).toHaveLength(COMPETITION_TABS.length * 901);
    expect(await load(parts.length + 1)).toBeUndefined();
    for (const entries of loaded) {
      const text = [...sitemapText(entries ?? [], { origin: ORIGIN, locale: "zh-Hans" })].join("");
      expect(text.length).toBeLessThanOrEqual(LIMITS.bytes + FRAME_BYTES);
    }
  });

  test("a day of matches is one part within the limits", async () => {
    const load = (part: number) => loadPart(many, { kind: "matches", locale: "th", part }, ORIGIN, LIMITS);
    const entries = (await load(1)) ?? [];
    const text = [...sitemapText(entries, { origin: ORIGIN, locale: "zh-Hans" })].join("");
    expect(entries.length).toBeGreaterThan(500);
    expect(entries.length).toBeLessThanOrEqual(LIMITS.entries);
    expect(text.length).toBeLessThanOrEqual(LIMITS.bytes + FRAME_BYTES);
    expect([await load(MATCH_DAYS), await load(MATCH_DAYS + 1)]).toEqual([expect.any(Array), undefined]);
    const none = { ...testSources, matches: async () => [] };
    expect(await loadPart(none, { kind: "teams", locale: "th", part: 1 }, ORIGIN)).toEqual([]);
  });

  test("a failed build is not used as index", async () => {
    const fails = { ...testSources, competitions: () => Promise.reject(new Error("down")) };
    await expect(listFiles(fails, ORIGIN)).rejects.toThrow("down");
  });
});

test.each([
  ["nothing", []],
  ["a text", ["ผลบอล"]],
  ["many pieces", Array.from({ length: 1_000 }, (_, index) => `${index} ผลบอล\n`.repeat(20))],
])("%s arrives as it was", async (_case, pieces) => {
  expect(await new Response(streamText(pieces.values())).text()).toBe(pieces.join(""));
});

test("a text is made no faster than it is read", async () => {
  let made = 0;
  function* pieces() {
    for (; made < 1_000; made++) yield "x".repeat(1_000);
  }
  const reader = streamText(pieces()).getReader();
  await reader.read();
  expect(made).toBeLessThan(200);
  await reader.cancel();
});

test("robots.txt names the index by its whole address", () => {
  expect(robotsText(ORIGIN)).toBe(
    "User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /live/\n\nSitemap: https://scores.example/sitemap.xml\n",
  );
});
