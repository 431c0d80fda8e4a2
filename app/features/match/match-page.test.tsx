import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { MatchAbout, MatchInfo } from "#contract/domain/match-info";
import { analysisMeta } from "~/features/match-analysis/analysis-meta";
import { TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, STATES, scheduled } from "~/features/match-row/test-matches";
import { routeHandle } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { MatchShell } from "./MatchShell.tsx";
import { matchMeta } from "./match-meta.ts";
import { testHead } from "./test-head.ts";

const i18n = translatorOf("en", ["matches", "rows", "match"]);
const zone = offsetsBetween(scheduled.kickOff, scheduled.kickOff, "Asia/Bangkok");
const page: Page = {
  locale: "en",
  languages: ["en"],
  path: "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001",
  search: "",
  origin: "https://matchlight.example",
  now: TEST_NOW,
  zone,
  requestId: "request",
  savesData: false,
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
};

function render(about: MatchAbout, isLastGood = false): string {
  const head = testHead(about, { fetched: { fetchedAt: TEST_NOW - 40 * 60_000, isLastGood } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MatchShell head={head} page={page}>
        <p>the tab</p>
      </MatchShell>
    </I18nextProvider>,
  );
}

const about = { match: finished, competition: testGroup("766", []).competition, season: "2026-27" };

const html = (change: Partial<MatchInfo>, isLastGood = false): string =>
  render({ ...about, sport: "football", goals: [], ...change }, isLastGood);

describe("a match's page", () => {
  test.each([true, false])("is for search engines where its head says so: %s", (isIndexed) => {
    const head = testHead({ ...about, sport: "football", goals: [] }, { isIndexed });
    const routes = [
      { id: "root", data: page, handle: { i18n: ["common", "frame"] } },
      { id: "FOOTBALL_INFO", handle: routeHandle("match-info") },
    ] as Parameters<typeof matchMeta>[1];
    expect(JSON.stringify(matchMeta(head, routes)).includes("noindex")).toBe(!isIndexed);
    expect(JSON.stringify(analysisMeta(head, "details", routes)).includes("noindex")).toBe(!isIndexed);
  });

  test("shows search engines the way to it: sport, country, competition, match, tab", () => {
    const about: MatchAbout = {
      match: finished,
      competition: testGroup("766", []).competition,
      season: "2026-27",
      sport: "football",
      goals: [],
    };
    const routes = [
      { id: "root", data: page },
      { id: "FOOTBALL_INFO", handle: routeHandle("match-info") },
    ] as Parameters<typeof matchMeta>[1];
    const trailOf = (tab: "info" | "lineups") => {
      const tags = matchMeta(testHead(about, { tab }), routes) as {
        "script:ld+json"?: { itemListElement?: object[] };
      }[];
      return tags.flatMap((tag) => tag["script:ld+json"]?.itemListElement ?? []);
    };
    const way = [
      { name: "Football", item: "https://matchlight.example/en/football/matches" },
      { name: "Vietnam", item: "https://matchlight.example/en/football/vietnam-84/matches" },
      { name: "V.League 1", item: "https://matchlight.example/en/football/vietnam/v-league-1/matches?leagueId=766" },
    ];
    expect(trailOf("info")).toMatchObject([...way, { position: 4, name: "Hà Nội FC v Nam Định" }]);
    expect(trailOf("info")[3]).not.toHaveProperty("item");
    const match = "https://matchlight.example/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001";
    expect(trailOf("lineups")).toMatchObject([
      ...way,
      { name: "Hà Nội FC v Nam Định", item: match },
      { position: 5, name: "Line-ups" },
    ]);
  });

  test.each(Object.entries(STATES))("has one heading and no style attribute: %s", (_name, match) => {
    const markup = html({ match });
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain("Hà Nội FC v Nam Định</h1>");
    expect(markup).not.toContain("style=");
  });

  test("has a bar with the way back, the competition and what a fan can do", () => {
    const markup = html({ match: scheduled });
    expect(markup).toContain('href="/en/football/matches"');
    expect(markup).toContain('href="/en/football/vietnam/v-league-1/matches?leagueId=766"');
    for (const name of ["Calendar", "Favourite", "Share"]) expect(markup).toContain(`>${name}</span>`);
  });

  test("is in both sides' colours", () => {
    expect(html({})).toContain("<style>:root{--home:#123456;--away:#654321}</style>");
  });

  test("shows the place when it is known", () => {
    expect(html({ venue: { name: "Hàng Đẫy", city: "Hà Nội" } })).toContain("Hàng Đẫy, Hà Nội");
    expect(html({})).not.toContain("Venue");
  });

  test.each([
    ["simulated", "simulated by a computer"],
    ["recorded", "Recorded result"],
    ["imported", "Imported result"],
  ] as const)("a %s match is said to be one", (source, words) => {
    expect(html({ match: { ...finished, source } })).toContain(words);
  });

  test("a supplier's match credits whoever supplies it, as far as they are named", () => {
    const match = { ...finished, source: "supplied" } as const;
    expect(html({ match })).not.toContain('class="note"');
    expect(html({ match, supply: { suppliers: ["API-Football", "OpenLigaDB"] } })).toContain(
      '<p class="note">Data of this match is supplied by API-Football, OpenLigaDB.</p>',
    );
  });

  test("a match that is off leads to the one that is played instead", () => {
    const off = { ...about, sport: "football" as const, goals: [], match: STATES.postponed };
    const head = testHead({ ...off, replay: { matchId: "7", kickOff: 0 } }, { replayDay: "Thu 03 Dec 2026" });
    const markup = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <MatchShell head={head} page={page}>
          <p>the tab</p>
        </MatchShell>
      </I18nextProvider>,
    );
    expect(markup).toMatch(/has been postponed\. <a href="[^"]*\/7">New date: Thu 03 Dec 2026<\/a>/);
  });

  test("says since when its supplier is silent", () => {
    const silent = testHead({ ...about, sport: "football", goals: [] }, { silentSince: "20:41" });
    const markup = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <MatchShell head={silent} page={page}>
          <p>the tab</p>
        </MatchShell>
      </I18nextProvider>,
    );
    expect(markup).toContain("No news from the data supplier since 20:41.");
    expect(html({})).not.toContain("No news");
  });

  test("a stale answer is marked with its age", () => {
    expect(html({}, true)).toContain("40 minutes ago");
    expect(html({})).not.toContain("ago");
  });
});
