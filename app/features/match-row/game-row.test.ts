import { describe, expect, test } from "vitest";
import type { MatchChange } from "#contract/domain/live";
import type { Match } from "#contract/domain/match";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { matchStateView } from "./match-state-view.ts";
import { createRowPainter } from "./paint-rows.ts";
import { elementsOf } from "./test-element.ts";
import { testFacts } from "./test-facts.ts";
import { GAMES } from "./test-games.ts";
import { NOW } from "./test-matches.ts";
import { rowMarkup } from "./test-row.tsx";

type State = keyof typeof GAMES;
const STATES = Object.keys(GAMES) as State[];

const facts = testFacts();
const view = (state: State, locale: LocaleCode = "en", now = NOW) => {
  const { home, away, sport } = GAMES[state];
  return matchStateView(GAMES[state], { home: home.name, away: away.name, sport }, { ...testFacts(locale), now });
};
const TEAMS = "Los Angeles Lakers against Boston Celtics";
const FOUR = "30 19 23 27\n19 19 26 27";

/** Status, points by period, screen reader sentence. */
const ROWS: [state: State, status: string, periods: string, sentence: string][] = [
  ["scheduled", "19:15", "", `${TEAMS}, tip-off at 19:15.`],
  ["timeUnknown", "TBA", "", `${TEAMS}, tip-off time to be announced.`],
  ["delayed", "19:15\nDelayed", "", `${TEAMS}, tip-off delayed from 19:15.`],
  ["firstPoints", "Q1\n4:20", "\u20072\n\u20070", `${TEAMS}, 2 to 0, Quarter 1. Points by period: 2-0.`],
  [
    "clockStands",
    "Q3\n4:20",
    "30 19 \u20079\n19 19 \u20079",
    `${TEAMS}, 58 to 47, Quarter 3. Points by period: 30-19, 19-19, 9-9.`,
  ],
  [
    "clockRuns",
    "Q3\n4:20",
    "30 19 \u20079\n19 19 \u20079",
    `${TEAMS}, 58 to 47, Quarter 3. Points by period: 30-19, 19-19, 9-9.`,
  ],
  [
    "withoutClock",
    "Q3",
    "30 19 \u20079\n19 19 \u20079",
    `${TEAMS}, 58 to 47, Quarter 3. Points by period: 30-19, 19-19, 9-9.`,
  ],
  [
    "quarterOver",
    "End Q3",
    "30 19 23\n19 19 26",
    `${TEAMS}, 72 to 64, End of quarter 3. Points by period: 30-19, 19-19, 23-26.`,
  ],
  ["halfTime", "HT", "30 19\n19 19", `${TEAMS}, 49 to 38, Half-time. Points by period: 30-19, 19-19.`],
  [
    "overtime",
    "OT\n4:20",
    "30 19 23 27 \u20072\n19 19 26 27 \u20078",
    `${TEAMS}, 101 to 99, Overtime. Points by period: 30-19, 19-19, 23-26, 27-27, 2-8.`,
  ],
  [
    "secondOvertime",
    "OT2\n4:20",
    "30 19 23 27 \u20079 \u20072\n19 19 26 27 \u20079 10",
    `${TEAMS}, 110 to 110, Overtime 2. Points by period: 30-19, 19-19, 23-26, 27-27, 9-9, 2-10.`,
  ],
  [
    "overtimeOver",
    "End OT",
    "30 19 23 27 \u20079\n19 19 26 27 17",
    `${TEAMS}, 108 to 108, End of overtime. Points by period: 30-19, 19-19, 23-26, 27-27, 9-17.`,
  ],
  ["halves", "2H\n4:20", "40 18\n38 \u20079", `${TEAMS}, 58 to 47, Second half. Points by period: 40-38, 18-9.`],
  ["fullTime", "Final", FOUR, `${TEAMS}, 99 to 91, Final. Points by period: 30-19, 19-19, 23-26, 27-27.`],
  [
    "afterOvertime",
    "Final/OT",
    "30 19 23 27 \u20079\n19 19 26 27 \u20079",
    `${TEAMS}, 108 to 100, After overtime. Points by period: 30-19, 19-19, 23-26, 27-27, 9-9.`,
  ],
  ["withoutPeriods", "FT", "HT 49-38", `${TEAMS}, 99 to 91, Full time. Half-time score 49 to 38.`],
  [
    "interrupted",
    "Int",
    "30 19 \u20079\n19 19 \u20079",
    `${TEAMS}, 58 to 47, Interrupted. Points by period: 30-19, 19-19, 9-9.`,
  ],
  ["postponed", "P-P", "", `${TEAMS}, Postponed.`],
  ["cancelled", "Canc", "", `${TEAMS}, Cancelled.`],
];

describe("how a game stands", () => {
  test.each(ROWS)("%s shows %s", (state, status, periods, sentence) => {
    const shown = view(state);
    expect(shown.status.text).toBe(status);
    expect(shown.halfTime).toBe(periods);
    expect(shown.sentence).toBe(sentence);
  });

  test("every state has its row here", () => {
    expect(ROWS.map(([state]) => state)).toEqual(STATES);
  });

  test.each(LOCALE_CODES)("has all its words in %s", (locale) => {
    for (const state of STATES) {
      const { status, halfTime, sentence } = view(state, locale);
      for (const text of [status.text, status.title ?? "", halfTime, sentence])
        expect(text).not.toMatch(/\{\{|undefined|\[object/);
      expect(status.text).not.toBe("");
    }
  });

  test("a clock that runs counts down to nothing, one that stands stays", () => {
    const left = (state: State) =>
      [0, 999, 1_000, 61_000, 3_600_000].map((later) => view(state, "en", NOW + later).status.text.split("\n")[1]);
    expect(left("clockRuns")).toEqual(["4:20", "4:20", "4:19", "3:19", "0:00"]);
    expect(left("clockStands")).toEqual(["4:20", "4:20", "4:20", "4:20", "4:20"]);
  });

  test("only a clock that runs is carried by the row", () => {
    expect(view("clockRuns").status.clock).toBe("-265:4915");
    expect(view("clockStands").status.clock).toBeUndefined();
    expect(view("quarterOver").status.clock).toBeUndefined();
  });
});

const render = (match: Match, now = NOW) => elementsOf(rowMarkup(match, { ...facts, now }));
const changeTo = (match: Match): MatchChange => ({ id: match.id, seq: 2, at: NOW, match });
const painterOf = (page: ReturnType<typeof elementsOf>, now = NOW) =>
  createRowPainter(page, { texts: facts.texts, offsets: facts.offsets, now: () => now });
const eventOf = (from: Match, to: Match) => painterOf(render(from)).paint(changeTo(to))?.event;

describe("a row of basketball", () => {
  test("is marked as such, so that its quarters have columns", () => {
    expect(rowMarkup(GAMES.clockRuns, facts)).toContain('<div class="row live basketball">');
  });

  test.each(STATES)("painted from %s to every other state is the row that the server renders", (from) => {
    for (const to of STATES) {
      const page = render(GAMES[from]);
      painterOf(page).paint(changeTo(GAMES[to]));
      expect(page.outerHTML, to).toBe(render(GAMES[to]).outerHTML);
    }
  });

  test("counts down as on the server, once a second, and stops at nil", () => {
    const page = render(GAMES.clockRuns);
    const painter = painterOf(page);
    for (const later of [0, 1_000, 200_000, 260_000, 900_000]) {
      painter.tick(NOW + later);
      expect(page.outerHTML).toBe(render(GAMES.clockRuns, NOW + later).outerHTML);
    }
    expect(painter.untilNextTick(NOW + 300)).toBe(700);
    expect(painter.untilNextTick(NOW + 260_000)).toBeUndefined();
    painter.paint(changeTo(GAMES.clockStands));
    expect(painter.untilNextTick(NOW)).toBeUndefined();
  });
});

const later: Match = { ...GAMES.clockStands, gameClock: { left: 241 } };
const basket: Match = {
  ...later,
  score: [61, 47],
  periods: {
    count: 4,
    seconds: 720,
    points: [
      [30, 19],
      [19, 19],
      [12, 9],
    ],
  },
};

describe("what happened in a game", () => {
  test.each<[string, Match, Match, string]>([
    ["a basket, one every twenty seconds, is none", GAMES.clockStands, basket, "none"],
    ["seconds that pass are none", GAMES.clockStands, later, "none"],
    ["a clock that stops is none", GAMES.clockRuns, GAMES.clockStands, "none"],
    ["a basket that was taken back is a correction", basket, GAMES.clockStands, "correction"],
    ["the end of a quarter is one of a period", GAMES.clockRuns, GAMES.quarterOver, "period"],
    ["half-time too, with the last basket", GAMES.firstPoints, GAMES.halfTime, "period"],
    ["the end of the game too", GAMES.secondOvertime, { ...GAMES.afterOvertime, score: [112, 110] }, "period"],
    ["the next quarter only changes the state", GAMES.halfTime, GAMES.clockRuns, "state"],
    ["so does the beginning", GAMES.scheduled, GAMES.firstPoints, "state"],
    ["a result of which nothing was seen is no end", GAMES.scheduled, GAMES.fullTime, "state"],
  ])("%s", (_what, from, to, event) => {
    expect(eventOf(from, to)).toBe(event);
  });
});
