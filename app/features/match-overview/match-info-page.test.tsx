import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { COVERED, type MatchAbout } from "#contract/domain/match-info";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { lineUpPlayer, lineUps } from "~/features/line-ups/test-line-ups";
import { covers, testHead } from "~/features/match/test-head";
import { TEST_EVENTS } from "~/features/match-events/test-events";
import { timelineRows } from "~/features/match-events/timeline";
import { TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { GAMES } from "~/features/match-row/test-games";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import { mark, row } from "~/features/standings/test-standings";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { chancesView } from "./chances.ts";
import { firstLegPath } from "./KeyFacts.tsx";
import { MatchInfoPage } from "./MatchInfoPage.tsx";
import type { MatchInfoData } from "./match-info-data.ts";
import { momentumChart } from "./momentum.ts";
import { overviewPhase } from "./overview-phase.ts";
import { flowChart } from "./score-flow.ts";

const zone = offsetsBetween(scheduled.kickOff, scheduled.kickOff, "Asia/Bangkok");
const pageOf = (locale: LocaleCode, savesData = false): Page => ({
  locale,
  languages: [locale],
  path: "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001",
  search: "",
  origin: "https://matchlight.example",
  now: TEST_NOW,
  zone,
  requestId: "request",
  savesData,
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
});

const known = { competition: testGroup("766", []).competition, season: "2026-27" };
const football: MatchAbout = {
  ...known,
  sport: "football",
  match: finished,
  goals: [],
  venue: { name: "Hàng Đẫy", city: "Hà Nội", capacity: 22_500, surface: "grass" },
  attendance: 13_989,
  weather: { code: "rain", celsius: 24, humidity: 80, wind: 12 },
  referee: { name: "Piotr", country: "Poland", matches: 9, yellows: "3.40", reds: "0.20", homeWins: 44 },
  coaches: { home: { name: "Popov" } },
};
const basketball: MatchAbout = {
  ...known,
  sport: "basketball",
  match: GAMES.clockRuns,
  referees: [{ name: "Iván" }],
  coaches: {},
  leaders: [
    {
      key: "pts",
      home: { name: "Huet", id: "80009022022", key: "huet", value: 30 },
      away: { name: "Beasley", value: 25 },
    },
  ],
};

const none = { next: { home: [], away: [] } };
const infoData: MatchInfoData["football"] = {
  rows: timelineRows({ events: [...TEST_EVENTS] }),
  kicks: [{ order: 1, side: "home", isScored: false, score: [0, 0], player: { name: "Quyết" } }],
  momentum: momentumChart([{ minute: 1, value: 40 }], TEST_EVENTS),
  faults: {},
};

function html(
  about: MatchAbout,
  data: Partial<MatchInfoData> = {},
  locale: LocaleCode = "en",
  savesData = false,
): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-info"))}>
      <MatchInfoPage
        data={{ head: testHead(about), phase: overviewPhase(about.match), ...none, ...data }}
        page={pageOf(locale, savesData)}
      />
    </I18nextProvider>,
  );
}

describe("the facts of a match", () => {
  test("give the kick-off in the visitor's zone, and only the day while the time is unknown", () => {
    expect(html({ ...football, match: STATES.scheduled })).toContain("Sat 21 Nov 2026 · 19:15 (UTC+7)");
    expect(html({ ...football, match: STATES.timeUnknown })).not.toContain("19:15");
  });

  test("lead from a second leg to the first, the other way round", () => {
    expect(firstLegPath(finished, "7")).toBe("/football/vietnam/v-league-1/nam-dinh-vs-ha-noi/7");
    expect(html({ ...football, firstLegId: "7" })).toContain(
      '<a href="/en/football/vietnam/v-league-1/nam-dinh-vs-ha-noi/7">Nam Định v Hà Nội FC</a>',
    );
    expect(html(football)).not.toContain("First leg");
  });
});

describe("the first tab of a match", () => {
  test.each(LOCALES.map(({ code }) => code))("has words for every kind of event and fact: %s", (locale) => {
    const markup = html(football, { football: infoData }, locale);
    expect(markup).not.toMatch(/matchInfo[.:]|\{\{|undefined|style=/);
    for (const id of ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]) expect(markup).toContain(`id="e-${id}"`);
  });

  test.each(Object.entries(STATES))("of football renders in every state: %s", (_name, match) => {
    const markup = html({ ...football, match }, { football: { rows: [], kicks: [], faults: {} } });
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain("Match facts");
  });

  test.each(Object.entries(GAMES))("of basketball renders in every state: %s", (_name, match) => {
    expect(html({ ...basketball, match }, { game: {} })).toContain("Match facts");
  });

  test("names what happened, to whom, and why", () => {
    const markup = html(football, { football: infoData });
    expect(markup).toContain('<a href="/en/football/player/quyet/7/overview">Quyết</a>');
    expect(markup).toContain("Assist: <a");
    expect(markup).toMatch(/Hà Nội FC: <\/span><span class="visually-hidden">Goal<\/span>/);
    expect(markup).toContain(">Own goal</span>");
    expect(markup).toMatch(/Goal disallowed<\/small> <span class="name struck">/);
    expect(markup).toMatch(/On: <\/span><a[^>]*>Long.*Off: <\/span>Minh/);
    expect(markup).toMatch(/Half-time<\/span><b class="tabular">2-1/);
  });

  test("a shoot-out says to ears how each kick ended", () => {
    expect(html(football, { football: infoData })).toContain('<span class="visually-hidden">Missed:</span>Quyết');
  });

  test("says what a referee did with what it is of", () => {
    const markup = html(football, {});
    expect(markup).toContain("9 matches this season · 3.40 yellow and 0.20 red cards per match · 44% home wins");
    expect(html({ ...football, referee: { name: "New", matches: 0 } })).not.toContain("this season");
    const few = { name: "New", matches: 1, yellows: "8.00", reds: "0.00", homeWins: 0 };
    expect(html({ ...football, referee: few })).toMatch(/1 match this season(?! ·)/);
  });

  test("has room for what play brings, and no card without content", () => {
    const empty: MatchInfoData["football"] = { rows: [], kicks: [], faults: {} };
    const playing = html({ ...football, match: live, coverage: covers(...COVERED) }, { football: empty });
    expect(playing).toContain('id="momentum"');
    const over = html({ ...football, coverage: covers(...COVERED) }, { football: empty });
    for (const id of ["momentum", "events", "chances", "next-goal", "places", "best"]) {
      expect(over).not.toContain(`id="${id}"`);
    }
  });

  test("has its events newest first", () => {
    const markup = html(football, { football: infoData });
    const places = ["10", "5", "1"].map((id) => markup.indexOf(`id="e-${id}"`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("a part that could not be had says so, and the rest stays", () => {
    const markup = html(football, {
      football: { ...infoData, momentum: undefined, faults: { momentum: "upstream", events: "upstream" } },
    });
    expect(markup).toContain("This content is not available right now");
    expect(markup).toContain("Only the goals can be shown");
    expect(markup).toContain("Match facts");
  });

  test("of basketball shows the leaders and the lead", () => {
    const rows = [{ key: "biggestLead", pair: [3, 0] }] as const;
    const flow = flowChart([{ seconds: 10, lead: 3 }], { count: 4, seconds: 720, points: [[3, 0]] }, rows);
    const markup = html(basketball, { game: { flow } });
    expect(markup).toContain("https://storage.example/player/80009022022");
    expect(markup).toContain('<th scope="row">Biggest lead: Los Angeles Lakers</th><td>3</td>');
    expect(html(basketball, { game: { flow } }, "en", true)).not.toContain("storage.example/player");
  });

  test("of football keeps room for the momentum of a match that is followed, and none where it is only counted", () => {
    const covered = { events: true, lineup: true, stat: true, odds: false, commentary: false, ranking: true };
    const shows = (tracker: boolean) =>
      html(
        { ...football, match: STATES.firstHalf, coverage: { ...covered, tracker } },
        { football: { rows: [], kicks: [], faults: {} } },
      ).includes("Momentum");
    expect([shows(true), shows(false)]).toEqual([true, false]);
  });

  test("of basketball keeps room for leaders that will come, and none where only the score is covered", () => {
    const shows = (progress: boolean) =>
      html(
        { ...basketball, leaders: [], coverage: { progress, lineup: false, odds: false, stats: false, box: false } },
        { game: {} },
      ).includes('id="leaders"');
    expect([shows(true), shows(false)]).toEqual([true, false]);
  });
});

const FACTS: StandingsFacts = {
  sport: "football",
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  locale: "en",
  timeZone: "Asia/Bangkok",
  storageBaseUrl: "https://storage.example",
};
const TABLE = {
  rows: [finished.home, finished.away].map((team, index) => row(index + 1, { team, points: 10 - index })),
};

describe("before a match", () => {
  const preview: MatchInfoData["preview"] = {
    meetings: {
      summary: { played: 10, won: 4, drawn: 3, lost: 3, scored: 12, conceded: 11 },
      rows: [
        {
          id: "5",
          href: "/en/football/x/y/a-vs-b/5",
          day: "2 May 2026",
          home: "Hà Nội",
          away: "Nam Định",
          score: "2-1",
        },
      ],
    },
    absences: { home: [...lineUps.home.absences], away: [] },
  };
  const chances = chancesView(
    { home: 31, draw: 26, away: 43, source: "model", at: 0 },
    { shares: { home: 29, draw: 27, away: 44 }, companies: 18 },
  );
  const before = { ...football, match: scheduled };
  const data: Partial<MatchInfoData> = {
    ...(chances && { chances }),
    preview,
    places: { table: TABLE, facts: FACTS, outlook: TABLE },
    form: { home: [mark], away: [], facts: FACTS },
  };

  test.each(LOCALES.map(({ code }) => code))("it says how it may end, in whole texts: %s", (locale) => {
    const markup = html(before, data, locale);
    expect(markup).not.toMatch(/(?:matchInfo|h2h|lineups|standings)[.:][a-z]|\{\{|undefined|style=/);
    for (const id of ["chances", "form", "absences", "meetings", "places"]) expect(markup).toContain(`id="${id}"`);
    expect(markup).toContain("29% – 27% – 44%");
  });

  test("form has score, opponent and venue, also without pictures", () => {
    expect(html(before, data)).toMatch(/Won: Chelsea 1-3 Hà Nội FC, [^"]*\(Away\)/);
    const plain = { ...data, form: { home: [mark], away: [], facts: { ...FACTS, storageBaseUrl: undefined } } };
    expect(html(before, plain, "en", true)).toContain("<b>3-1</b><span>W</span>");
  });

  test("absences say why and until when, and lead to the line-ups where there are some", () => {
    const markup = html(before, data);
    expect(markup).toMatch(/Hurt<\/a> <small>Knee injury · expected back 24\u00a0Dec\u00a02026/);
    expect(markup).not.toContain("Perhaps</h3>");
  });

  test("the table says what each result makes of both places", () => {
    expect(html(before, data)).toContain("Position after this match");
    expect(html(before, { ...data, places: { table: TABLE, facts: FACTS } })).not.toContain(
      "Position after this match",
    );
  });
});

test("in play the next goal stands with chance, place and what it leads to", () => {
  const nextGoals: MatchInfoData["nextGoals"] = [
    { side: "home", chance: 71, place: { from: 1, to: 2 }, zone: "champions_league" },
    { side: "away", chance: 84 },
  ];
  const markup = html({ ...football, match: live }, { nextGoals, football: { rows: [], kicks: [], faults: {} } });
  expect(markup).toContain("<li>Position 1–2</li><li>Champions League</li><li>Chance of winning: 71%</li>");
  expect(markup).toContain("<li>Chance of winning: 84%</li>");
});

test("after it the player of the match stands first, with what they did", () => {
  const best = { player: lineUpPlayer(9, { rating: "8.9", goals: 2, isManOfTheMatch: true }), side: "away" as const };
  const markup = html(football, { best, football: infoData });
  expect(markup).toContain("Nam Định · Midfielder · Goals: 2");
  const keeper = { ...best, player: { ...best.player, role: "G" as const, goals: 0, stats: { saves: 4 } } };
  expect(html(football, { best: keeper, football: infoData })).toContain("Nam Định · Goalkeeper · Saves: 4");
  expect(markup.indexOf("8.9")).toBeLessThan(markup.indexOf('id="events"'));
});
