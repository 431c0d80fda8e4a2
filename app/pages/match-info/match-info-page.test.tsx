import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { COVERED } from "#contract/domain/match-info";
import type { LocaleCode } from "#contract/tables/locales";
import { LOCALES } from "#contract/tables/locales";
import type { MatchAbout } from "~/features/match/match-about";
import { covers } from "~/features/match/test-coverage";
import { testHead } from "~/features/match/test-head";
import { TEST_EVENTS } from "~/features/match-events/test-events";
import { timelineRows } from "~/features/match-events/timeline";
import { TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { GAMES } from "~/features/match-row/test-games";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import type { MatchInfoData } from "./load-match-info.server.ts";
import { MatchInfoPage } from "./MatchInfoPage.tsx";
import { momentumChart } from "./momentum.ts";
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
      <MatchInfoPage data={{ head: testHead(about), ...none, ...data }} page={pageOf(locale, savesData)} />
    </I18nextProvider>,
  );
}

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
    expect(markup).toMatch(/Half-time<\/span><b class="tabular">2–1/);
  });

  test("a shoot-out says to ears how each kick ended", () => {
    expect(html(football, { football: infoData })).toContain('<span class="visually-hidden">Missed:</span>Quyết');
  });

  test("says what a referee did with what it is of", () => {
    const markup = html(football, {});
    expect(markup).toContain("9 matches this season · 3.40 yellow and 0.20 red cards per match · 44% home wins");
    expect(html({ ...football, referee: { name: "New", matches: 0 } })).not.toContain("this season");
  });

  test("reserves the space of what may follow in play, and says of a finished match that nothing was reported", () => {
    const empty: MatchInfoData["football"] = { rows: [], kicks: [], faults: {} };
    const covered = covers(...COVERED);
    const playing = html({ ...football, match: live, coverage: covered }, { football: empty });
    expect(playing).toContain('class="timeline growing"');
    expect(playing).toContain('id="momentum"');
    expect(html(football, { football: empty })).toContain("No events were reported");
    const uncovered = { ...covered, events: false, stat: false };
    expect(html({ ...football, coverage: uncovered }, { football: empty })).not.toContain('id="events"');
  });

  test("a part that could not be had says so, and the rest stays", () => {
    const markup = html(football, {
      football: { ...infoData, momentum: undefined, faults: { momentum: "upstream", events: "upstream" } },
    });
    expect(markup).toContain("This content is not available right now");
    expect(markup).toContain("Only the goals can be shown");
    expect(markup).toContain("Match facts");
  });

  test("of basketball shows the points of its quarters and overtimes, the leaders and the lead", () => {
    const flow = flowChart([{ seconds: 10, lead: 3 }], { count: 4, seconds: 720, points: [[3, 0]] });
    const markup = html(basketball, { game: { flow } });
    expect(markup).toContain('<abbr title="Quarter 1">Q1</abbr>');
    expect(markup).toContain("https://storage.example/player/80009022022");
    expect(markup).toContain('<th scope="row">Biggest lead: Los Angeles Lakers</th><td>3</td>');
    expect(html(basketball, { game: { flow } }, "en", true)).not.toContain("storage.example/player");
  });
});
