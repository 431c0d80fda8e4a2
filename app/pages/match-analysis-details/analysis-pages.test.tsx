import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { MatchAbout } from "~/features/match/match-about";
import { testHead } from "~/features/match/test-head";
import type { PastData } from "~/features/match-analysis/load-analysis.server";
import {
  testComparison,
  testGoals,
  testMedia,
  testRates,
  testSeason,
  testTips,
} from "~/features/match-analysis/test-analysis";
import { TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, STATES } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { GoalsPage } from "~/pages/match-analysis-goals/GoalsPage";
import { HandicapPage } from "~/pages/match-analysis-handicap/HandicapPage";
import { WdlPage } from "~/pages/match-analysis-wdl/WdlPage";
import { DetailsPage } from "./DetailsPage.tsx";
import type { DetailsData } from "./load-details.server.ts";

const NAMESPACES = ["common", "matches", "rows", "match", "empty", "errors", "analysis", "standings", "team", "people"];
const pageIn = (locale: LocaleCode): Page => ({
  ...{ locale, languages: [locale], path: "/football", search: "", origin: "https://matchlight.example" },
  ...{ now: TEST_NOW, zone: offsetsBetween(TEST_NOW, TEST_NOW, "UTC"), requestId: "request", savesData: false },
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
});

const render = (element: ReactElement, locale: LocaleCode = "en") =>
  renderToStaticMarkup(<I18nextProvider i18n={translatorOf(locale, NAMESPACES)}>{element}</I18nextProvider>);

const about = { match: finished, competition: testGroup("766", []).competition, season: "2026-27" };
const headOf = (sport: Sport, match: MatchAbout["match"] = finished) =>
  testHead(
    sport === "football"
      ? { ...about, sport, match, goals: [] }
      : { ...about, sport, match: { ...match, sport }, referees: [], coaches: {}, leaders: [] },
    { tab: "analysis" },
  );

const row = { id: "77", href: "/en/x", day: "Fri 27 Nov", opponent: "Huế", isAtHome: false, days: 6 };
const details = (change: Partial<DetailsData> = {}): DetailsData => ({
  head: headOf("football"),
  season: { value: testSeason },
  comparison: { value: testComparison },
  squads: { value: { home: [{ player: { name: "An" }, reason: "Knee injury", isNow: true }], away: [] } },
  next: { value: { home: [row], away: [] } },
  tips: { value: testTips },
  media: { value: testMedia },
  rates: { value: testRates },
  showsPrices: true,
  ...change,
});

const past = (sport: Sport, query: Partial<PastData["query"]> = {}): PastData => ({
  head: headOf(sport),
  query: { of: "all", line: "closing", window: "season", ...query },
  season: { value: testSeason },
  past: {
    value: {
      home: [
        { side: "home", score: [1, 0], halfTime: [0, 0], homeLine: sport === "football" ? -3 : -10 },
        { side: "away", score: [2, 2], halfTime: [2, 0], homeLine: sport === "football" ? 2 : 10 },
      ],
      away: [],
    },
  },
});

const detailsIn = (locale: LocaleCode, change?: Partial<DetailsData>) =>
  render(<DetailsPage data={details(change)} page={pageIn(locale)} />, locale);

describe("the details", () => {
  test("say of how many matches every figure is", () => {
    const markup = detailsIn("en");
    expect(markup).toMatch(/<td>6\.63<\/td><th scope="row">Average rating <small>Played: 10<\/small>/);
    expect(markup).toContain("Played: 20 / 18");
    expect(markup).toContain("Played: 28");
    expect(markup).not.toContain("Yellow cards per match");
  });

  test("give prices only where they are shown; what is not a price stays", () => {
    expect(detailsIn("en")).toContain("Pick: Nam Định +0.5 · Odds 1.87 · Outcome: Half win");
    const without = detailsIn("en", { showsPrices: false });
    expect(without).toContain("Pick: Nam Định +0.5 · Outcome: Half win");
    expect(without).not.toContain("1.87");
    expect(without).not.toContain("3.40");
  });

  test("say that analysts are made up, and how often they were right", () => {
    expect(detailsIn("en")).toContain("These analysts are fictional and computer-generated.");
    expect(detailsIn("en")).toContain("Past picks: 8 of 18 correct");
  });

  test("mark who may yet play, and say where nobody is out", () => {
    expect(detailsIn("en")).toContain('<span class="tag warn">Doubtful</span>');
    expect(detailsIn("en")).toContain("No players out");
  });

  test("show the rest when a part could not be loaded", () => {
    const markup = detailsIn("en", { rates: { error: "upstream" } });
    expect(markup).toContain("Goal times</h2>");
    expect(markup).toContain("What the numbers say");
    expect(markup).not.toContain("31–45+");
  });

  test("say that there is nothing where nothing is known", () => {
    const none = { home: [], away: [] };
    const tally = { ...testSeason.home.all, played: 0 };
    const split = { all: tally, home: tally, away: tally };
    const markup = detailsIn("en", {
      ...{ season: { value: { home: split, away: split } }, comparison: { value: [] } },
      ...{ squads: { value: none }, next: { value: none }, tips: { value: [] }, media: { value: [] } },
      rates: undefined,
    });
    expect(markup).toContain("<p>No data</p>");
    expect(markup).not.toContain("Past results with odds");
  });

  test("lead to the past matches with their prices", () => {
    for (const side of ["home", "away", "h2h"]) expect(detailsIn("th")).toContain(`/analysis/details/odds/${side}"`);
  });

  test.each(Object.entries(STATES))("stand under the head of a match in every state: %s", (_name, match) => {
    const markup = detailsIn("en", { head: headOf("football", match) });
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toContain("style=");
  });
});

describe("handicaps", () => {
  const html = (data: PastData) => render(<HandicapPage data={data} page={pageIn("en")} />);

  test("stand in seventeen rows with their sum", () => {
    const markup = html(past("football"));
    const table = markup.slice(markup.indexOf("Handicap, Hà Nội FC"));
    expect(table.slice(0, table.indexOf("</table>")).match(/<tr/g)).toHaveLength(1 + 17 + 1);
    expect(table).toMatch(/<th scope="row">0\.75<\/th>(<td>.*?<\/td>){1}<td>1<\/td>/);
    expect(table).toContain("100% <small>1/1</small>");
  });

  test("say that a team has none", () => {
    expect(html(past("football"))).toContain('<h3>Nam Định</h3><p class="note">No data</p>');
  });

  test("have a sign where the team gives or receives them", () => {
    expect(html(past("football", { line: "gives" }))).toContain('<th scope="row">-0.25</th>');
    expect(html(past("football", { line: "receives" }))).toContain('<th scope="row">+0.25</th>');
  });

  test("have what was chosen in the links", () => {
    expect(html(past("football", { of: "home", line: "gives" }))).toContain("?of=last10&amp;line=gives");
  });

  test("of basketball are spreads in bands, without halves", () => {
    const markup = html({ ...past("basketball"), season: { error: "upstream" } });
    expect(markup).toContain("Spread");
    expect(markup).toContain("15 or more");
    expect(markup).not.toContain("Half win");
  });
});

describe("results", () => {
  const html = (sport: Sport) => render(<WdlPage data={past(sport)} page={pageIn("en")} />);

  test("are shares of the matches played, and half-time against full-time", () => {
    expect(html("football")).toContain("46% <small>6/13</small>");
    expect(html("football")).toMatch(/<th scope="row">Level<\/th><td>50% <small>1\/2<\/small>/);
  });

  test("of basketball know no draw at the end, but one at half-time", () => {
    expect(html("basketball")).not.toContain("Drawn");
    expect(html("basketball")).toContain("Level");
  });
});

describe("goals", () => {
  const { past: _past, ...rest } = past("football");
  const data = { ...rest, goals: { value: testGoals } };

  test("are shown by line, minute, number and half", () => {
    const markup = render(<GoalsPage data={data} page={pageIn("en")} />);
    for (const text of ["31% <small>4/13</small>", "76–90+", "Played: 12", "4 or more", "Second half", "1.62"])
      expect(markup).toContain(text);
  });

  test("say that there are none yet", () => {
    const none = { ...testGoals.home, matches: 0 };
    const goals = { value: { ...testGoals, sample: 0, home: none, away: none } };
    expect(render(<GoalsPage data={{ ...data, goals }} page={pageIn("en")} />)).toContain("<p>No data</p>");
  });

  test("are points in basketball, by quarter", () => {
    const markup = render(<GoalsPage data={past("basketball")} page={pageIn("en")} />);
    expect(markup).toContain("Quarter 1");
    expect(markup).toContain("Total points");
  });
});

test.each(LOCALE_CODES)("every page is in its language: %s", (locale) => {
  const page = pageIn(locale);
  const markup = [
    detailsIn(locale),
    ...(["football", "basketball"] as const).flatMap((sport) => [
      render(<HandicapPage data={past(sport, { line: "receives" })} page={page} />, locale),
      render(<WdlPage data={past(sport)} page={page} />, locale),
      render(<GoalsPage data={past(sport)} page={page} />, locale),
    ]),
  ].join("");
  expect(markup).not.toMatch(/undefined|NaN|\{\{/);
  // A key without a translation renders as itself.
  expect(markup).not.toMatch(/>[a-z]+(?::|\.)[a-zA-Z.]+</);
});
