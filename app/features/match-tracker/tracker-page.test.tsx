import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testHead } from "~/features/match/test-head";
import { testGroup } from "~/features/match-list/test-group";
import { GAMES } from "~/features/match-row/test-games";
import { NOW, STATES } from "~/features/match-row/test-matches";
import { statistics } from "~/features/match-stats/test-stats";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import type { TrackerData } from "./load-tracker.server.ts";
import { TrackerPage } from "./TrackerPage.tsx";
import { testGameComment, testPlay, testPosition } from "./test-tracker.ts";

const { competition } = testGroup("766", []);
const fetched = { fetchedAt: NOW, isLastGood: false };

const POSITIONS = [
  testPosition("attack", { at: NOW - 30_000 }),
  testPosition("dangerousAttack", { at: NOW - 10_000, side: "away", x: 20 }),
];
const football = (change: Partial<TrackerData> = {}): TrackerData =>
  ({ sport: "football", positions: POSITIONS, comments: [], fetched, ...change }) as TrackerData;
const basketball = (change: Partial<TrackerData> = {}): TrackerData =>
  ({ sport: "basketball", positions: [testPlay()], comments: [testGameComment()], fetched, ...change }) as TrackerData;

const aboutOf = (match: Match): MatchAbout =>
  match.sport === "football"
    ? { sport: "football", match, competition, season: "2026-27", goals: [] }
    : { sport: "basketball", match, competition, season: "2026-27", referees: [], coaches: {}, leaders: [] };

function render(match: Match, data: TrackerData, locale: LocaleCode = "en"): string {
  const head = testHead(aboutOf(match), { tab: "tracker" });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-tracker"))}>
      <TrackerPage head={head} data={data} page={testPage(locale, { now: NOW })} />
    </I18nextProvider>,
  );
}

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(Object.entries(STATES))(
    "football, %s: one heading, no style attribute, no key instead of words",
    (_, match) => {
      for (const data of [football(), football({ positions: [] })]) {
        const markup = render(match, data, locale);
        expect(markup.match(/<h1/g)).toHaveLength(1);
        expect(markup).not.toMatch(/style=|\{\{|>(play|place|count|game|status)\./);
      }
    },
  );

  test.each(Object.entries(GAMES))("basketball, %s: the same", (_, match) => {
    for (const data of [basketball(), basketball({ comments: [] }), basketball({ positions: [], comments: [] })]) {
      const markup = render(match, data, locale);
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toMatch(/style=|\{\{|>(play|place|count|game|status)\./);
    }
  });
});

describe("football", () => {
  test("shows the last situation on the pitch, in a sentence and with its minute", () => {
    const markup = render(STATES.runningClock, football());
    expect(markup).toContain(
      "<small>67&#x27; · In the final third</small><strong>Dangerous attack by Nam Định</strong>",
    );
    expect(markup).toContain('class="reach away heat3"');
    expect(markup).toContain('transform="translate(210 340)"');
    expect(markup).toContain("Hà Nội FC attack from left to right");
    expect(markup).toContain("In the last minute");
  });

  test("without a clock shows the time of day", () => {
    expect(render(STATES.secondHalf, football())).toContain("<small>20:36 · In the final third</small>");
  });

  test("at a break says so, and shows no ball", () => {
    const markup = render(STATES.halfTime, football());
    expect(markup).toMatch(/id="tracker-now"[^>]*><small><\/small><strong>Half-time<\/strong>/);
    expect(markup).toContain('class="ball hidden"');
    expect(markup).toContain("Latest action");
  });

  test("goes on without positions while it is played; before and after there is nothing", () => {
    expect(render(STATES.secondHalf, football({ positions: [] }))).toContain("Waiting for the action to start");
    expect(render(STATES.scheduled, football({ positions: [] }))).toContain("No live tracker");
    expect(render(STATES.fullTime, football({ positions: [] }))).toContain("No live tracker");
  });

  test("after the match is its shots, to be seen again one after the other", () => {
    const markup = render(STATES.fullTime, football({ positions: [], shots: statistics.shots }));
    expect(markup).toContain('id="shots"');
    expect(markup).not.toContain("No live tracker");
    expect(render(STATES.secondHalf, football({ positions: [], shots: statistics.shots }))).not.toContain('id="shots"');
  });

  test("a fault of the tracker leaves the head; what is unknown is none", () => {
    const fault = render(STATES.secondHalf, football({ positions: [], error: "upstream" }));
    expect(fault).toContain('data-error="upstream"');
    expect(fault).toContain('id="board"');
    expect(render(STATES.secondHalf, football({ positions: [], error: "notFound" }))).toContain("No live tracker");
  });

  test("nothing of a third party is loaded before the visitor agrees", () => {
    const frame = { page: "https://live.example/7", host: "live.example" };
    const markup = render(STATES.scheduled, football({ positions: [], frame: { ...frame, mayEmbed: true } }));
    expect(markup).toContain("This loads a page from live.example");
    expect(markup).toContain('data-island="third-party-frame"');
    expect(markup).not.toMatch(/<iframe|src="https:\/\/live/);
    const link = render(STATES.scheduled, football({ frame: { ...frame, mayEmbed: false } }));
    expect(link).toContain("can only be seen on live.example");
    expect(link).not.toContain("third-party-frame");
  });
});

describe("basketball", () => {
  test("shows the last plays on the court and in sentences", () => {
    const missed = testPlay({ side: "away", isMade: false, at: NOW - 5_000 });
    const markup = render(GAMES.clockRuns, basketball({ positions: [testPlay(), missed] } as Partial<TrackerData>));
    expect(markup).toContain("<strong>Dana Lee (Los Angeles Lakers) hits a three. 58-\u206047</strong>");
    expect(markup).toContain('class="away missed"');
    expect(markup).toMatch(/<abbr title="Quarter 3">Q3<\/abbr> 4:30/);
  });

  test("shows fouls, time-outs and who has the ball as far as they are reported", () => {
    const board = { fouls: [3, 4], timeouts: [2, 1], possession: "away" } as const;
    const markup = render({ ...GAMES.clockRuns, gameBoard: board }, basketball());
    expect(markup).toMatch(
      /<td class="tabular">\u20073<\/td><th scope="row">Team fouls<\/th><td class="tabular">\u20074<\/td>/,
    );
    expect(markup).toMatch(/<th scope="row">Possession<\/th><td class="away"><span aria-hidden="true">●/);
    expect(render(GAMES.clockRuns, basketball())).not.toContain("Team fouls");
  });

  test("without sentences has its own", () => {
    expect(render(GAMES.clockRuns, basketball({ comments: [] }))).toContain("Los Angeles Lakers hit a three");
  });

  test("just over keeps the court, long over has no tracker", () => {
    const { fullTime } = GAMES;
    const none = basketball({ positions: [] });
    expect(render({ ...fullTime, kickOff: NOW - 3 * 3_600_000 }, none)).toMatch(/id="tracker-now"[\s\S]*Final/);
    expect(render({ ...fullTime, kickOff: NOW - 5 * 3_600_000 }, none)).toContain("No live tracker");
  });
});
