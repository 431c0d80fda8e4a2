import { describe, expect, test } from "vitest";
import { matchPage, PAGES } from "#contract/tables/pages/pages";
import { SITEMAP_KINDS, type SitemapKind, sitemapKind } from "#contract/tables/pages/search-engines";
import { newsItem } from "../feeds/test-news-wire.ts";
import { isDaily, loadDay, loadEntries } from "./entries.ts";
import { testSources } from "./test-sources.ts";

const entriesOf = (kind: SitemapKind) =>
  isDaily(kind) ? loadDay(testSources, kind, 0) : loadEntries(testSources, kind, "th");

describe.each(SITEMAP_KINDS)("the kind %s", (kind) => {
  const rows = PAGES.filter((page) => sitemapKind(page) === kind);

  test("lists each kind of page that belongs to it, and no other", async () => {
    const entries = await entriesOf(kind);
    const names = entries.map(({ path }) => matchPage(path.split("?")[0] ?? "")?.page.name);
    // News addresses lead to pages only once the table has those.
    const known = kind === "news" && rows.length === 0 ? [] : names;
    const inThai = rows.filter(({ locales }) => !locales || locales.includes("th"));
    expect(new Set(known)).toEqual(new Set(inThai.map(({ name }) => name)));
  });

  test("lists no address twice", async () => {
    const paths = (await entriesOf(kind)).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test("a match's highlights changed when the latest of their films came out", async () => {
  const [first] = await entriesOf("highlights");
  expect(first).toEqual({
    path: "/football/highlights/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001",
    changedAt: Date.parse("2026-11-21T15:00:00Z"),
  });
});

test("pieces of news are in their own language; their lists changed with the latest of them", async () => {
  const changedAt = newsItem.publishedAt;
  expect(await entriesOf("news")).toEqual([
    { path: "/news/football/ha-noi-beat-nam-dinh/42", languages: ["th"], changedAt },
    { path: "/news", languages: ["th"], changedAt },
    { path: "/news/football", languages: ["th"], changedAt },
    { path: "/news/categories/reports/2", languages: ["th"], changedAt },
    { path: "/news/related/v-league-1/c766", languages: ["th"], changedAt },
    { path: "/news/author/match-desk/2", languages: ["th"], changedAt },
    { path: "/news/all/ha-noi-beat-nam-dinh/41", languages: ["th"], changedAt: changedAt - 1_000 },
    { path: "/news/basketball", languages: ["th"], changedAt: changedAt - 1_000 },
    { path: "/news/basketball/ha-noi-beat-nam-dinh/40", languages: ["th"], changedAt: changedAt - 2_000 },
  ]);
});

test("contests stand in their sport, those of all sports in football", async () => {
  const paths = (await entriesOf("events")).map(({ path }) => path);
  expect(paths.filter((path) => /prediction|topreferral/.test(path))).toEqual([
    "/football/event/prediction/pf-2026w47",
    "/basketball/event/prediction/pb-2026w47",
    "/football/event/topreferral/rf-2026m11",
  ]);
});
