import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { bracket } from "~/features/bracket/test-bracket";
import { live } from "~/features/match-row/test-matches";
import { arsenal, burnley, competition, row, testFacts } from "~/features/standings/test-standings";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import type { TablePageData } from "./load-table-page.server.ts";
import { TablePage, tableMeta } from "./TablePage.tsx";

const head: TablePageData["head"] = {
  sport: "football",
  competition,
  season: "2026-27",
  isCurrentSeason: true,
  seasons: [],
  tab: "table",
  parts: [],
  source: "simulated",
  hasBracket: false,
};
const tables: NonNullable<TablePageData["tables"]> = {
  tables: [{ id: "regular", rows: [row(1), row(2)] }],
  facts: testFacts(),
  parts: [],
  isEmpty: false,
  isBeforeStart: false,
  isLive: true,
  isProvisionalRule: true,
  reasons: ["licence"],
  fetched: { fetchedAt: 0, isLastGood: false },
};

function html(code: LocaleCode, change: Partial<TablePageData> = {}, isAnswered = true): string {
  const data = { head, choice: { view: "home" as const }, ...(isAnswered && { tables }), ...change };
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(code, namespacesOf("competition-table"))}>
      <TablePage data={data} page={testPage(code)} />
    </I18nextProvider>,
  );
}

const season = (label: string) => ({
  season: label,
  from: "",
  to: "",
  isCurrent: false,
  hasRanking: true,
  hasFixtures: true,
  source: "simulated" as const,
});

describe("the page of a competition's table", () => {
  test.each(LOCALES.map(({ code }) => code))("has all its words in %s", (code) => {
    const markup = html(code);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toMatch(/style=|\{\{|>(standings|view|live|part)[.:]/);
  });

  test("leads to each view by an address of its own, and marks the one that is shown", () => {
    const markup = html("en");
    expect(markup).toContain('href="/en/football/vietnam/v-league-1/table?leagueId=101"');
    expect(markup).toMatch(/leagueId=101&amp;view=home" aria-current="true"/);
    expect(markup).toContain("Live table");
    expect(markup).toContain("provisional rule");
    expect(markup).toContain("Points deductions: breach of licence rules");
  });

  test("before the first match it says so, and leads to the last season that has a table", () => {
    const seasons = [
      { ...season("2026-27"), isCurrent: true },
      { ...season("2025-26"), hasRanking: false },
      season("2024-25"),
    ];
    const before = { head: { ...head, seasons }, tables: { ...tables, isLive: false, isBeforeStart: true } };
    expect(html("en", before)).toContain("The 2026-27 season has not begun.");
    expect(html("en", before)).toMatch(/season=2024-25[^>]*>Table of 2024-25</);
    expect(html("en", { ...before, head })).not.toContain("Table of");
    expect(html("en")).not.toContain("has not begun");
  });

  test("a league of conferences has its parts", () => {
    const part = { isCurrent: true, totalRounds: 0, currentRound: 0, hasRanking: true, isTwoLegged: false };
    const parts = [
      { id: "conference-east", name: "Eastern Conference", ...part },
      { id: "division-atlantic", name: "Atlantic", ...part },
    ];
    const markup = html("en", { head: { ...head, sport: "basketball", parts }, choice: { view: "all" } });
    expect(markup).toContain("part=division-atlantic");
    expect(markup).toContain("Whole league");
    expect(markup).not.toContain("1st half");
  });

  describe("of a league that has split", () => {
    const split: NonNullable<TablePageData["tables"]> = {
      ...tables,
      tables: [
        { id: "split-championship", round: "championship", reasons: ["halved_down"], rows: [row(1), row(2)] },
        { id: "split-europe", round: "europe", reasons: ["halved_up"], rows: [row(3)] },
        { id: "split-relegation", round: "relegation", reasons: ["carried"], rows: [row(4)] },
      ],
      parts: [{ id: "regular" }, { id: "split", isCurrent: true, isShown: true }],
    };

    test.each(LOCALES.map(({ code }) => code))("has the words of its parts in %s", (code) => {
      expect(html(code, { tables: split })).not.toMatch(/>(phase|round|why)[.:]/);
    });

    test("leads to each part, and says of each table why it is so", () => {
      const markup = html("en", { tables: split });
      expect(markup).toMatch(/leagueId=101&amp;view=home" aria-current="true">After the split/);
      expect(markup).toContain('part=regular">Regular season');
      expect(markup).toContain("Championship round");
      expect(markup).toContain("halved and rounded down");
      expect(markup).toContain("All points from the regular season count.");
    });
  });

  test("says once what all of its tables have in common, and when the season ended", () => {
    const early = { reasons: ["average" as const, "two_points" as const], endedOn: "2020-04-30" };
    const both = [
      { id: "group-A", group: "A", rows: [row(1)], ...early },
      { id: "group-B", group: "B", rows: [row(2)], ...early },
    ];
    const markup = html("en", { tables: { ...tables, tables: both } });
    expect(markup.match(/ended early on 30 Apr 2020/g)).toHaveLength(1);
    expect(markup.match(/worth two points/g)).toHaveLength(1);
  });

  test.each([
    ["no table yet", {}, "No table yet"],
    [
      "only knock-out rounds",
      { bracket: { sport: "football" as const, bracket, zone: [{ from: 0, minutes: 420 }] as const, timeZone: "UTC" } },
      "played in knockout rounds",
    ],
  ])("says so: %s", (_case, change, words) => {
    expect(html("en", { tables: { ...tables, isEmpty: true }, ...change })).toContain(words);
  });

  test("says so where the upstream does not answer, and stays", () => {
    const markup = html("en", {}, false);
    expect(markup).toContain("cannot be loaded");
    expect(markup).toContain("<h1");
  });

  test("says that simulated matches are simulated, and how old the last good answer is", () => {
    expect(html("en")).toContain("simulated by a computer");
    expect(html("en", { tables: { ...tables, fetched: { fetchedAt: 0, isLastGood: true } } })).toContain(
      "Data may be out of date",
    );
  });

  test("shows the matches in play below the tables that count them, as one live list", () => {
    const days = [{ date: "2026-11-21", label: "Sat 21 Nov 2026", group: "", matches: [live] }];
    const playing = { days, zone: [{ from: 0, minutes: 420 }] as const };
    const markup = html("en", { tables: { ...tables, playing } });
    expect(markup).toMatch(/<div id="list" data-live="football"[^>]*>.*<table.*class="row live"/);
    expect(html("en")).not.toContain("row live");
    expect(html("en", { tables: { ...tables, isLive: false } })).not.toContain("data-live");
  });

  test("has the history of places below, and the bracket with its own heading", () => {
    const series = [arsenal, burnley].map((team, at) => ({
      team,
      ranks: [at + 1, at + 1, at + 1, at + 1],
      points: [],
    }));
    const history = { competition, season: "2026-27", rounds: [1, 2, 3, 4], dates: [], series };
    const shown = { sport: "football" as const, bracket, zone: [{ from: 0, minutes: 420 }] as const, timeZone: "UTC" };
    const markup = html("en", { history, bracket: shown, choice: { view: "all", teams: ["2"] } });
    expect(markup).toContain("Burnley: position 2 after round 4; best 2, worst 2.");
    expect(markup).toContain("leagueId=101&amp;teams=2%2C1#history");
    expect(markup).toMatch(/<div id="bracket"[^>]*><section[^>]*><h2>Knockout bracket/);
  });

  test("has one canonical address, whichever teams stand out in the chart", () => {
    const page = testPage("en", { path: "/football/vietnam/v-league-1/table", search: "?leagueId=101&teams=1" });
    const routes = [
      { id: "root", data: page },
      { id: "footballLeagueTable", handle: { i18n: namespacesOf("competition-table") } },
    ];
    const meta = JSON.stringify(tableMeta({ head, choice: { view: "home" } }, routes));
    expect(meta).toContain("V.League 1 table 2026-27 · Home");
    expect(meta).toContain('table?leagueId=101"');
    expect(meta).not.toContain("teams");
  });
});
