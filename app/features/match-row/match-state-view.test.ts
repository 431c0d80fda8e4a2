import { describe, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { LOCALE_CODES } from "#contract/tables/locales";
import { type MatchStateView, matchStateView } from "./match-state-view.ts";
import { testFacts } from "./test-facts.ts";
import { NOW, STATES, scheduled } from "./test-matches.ts";

const NAMES = { home: scheduled.home.name, away: scheduled.away.name, sport: scheduled.sport };
const viewOf = (state: keyof typeof STATES, locale: LocaleCode = "en", now = NOW): MatchStateView =>
  matchStateView(STATES[state], NAMES, { ...testFacts(locale), now });

/** A state's row: its class, status, scores, half-time, notes, and the screen reader sentence. */
const ROWS: [
  state: keyof typeof STATES,
  shownState: MatchStateView["state"],
  status: string,
  scores: [number?, number?],
  halfTime: string,
  notes: string,
  sentence: string,
][] = [
  ["scheduled", "upcoming", "19:15", [], "", "", "Hà Nội FC against Nam Định, kick-off at 19:15."],
  ["timeUnknown", "upcoming", "TBA", [], "", "", "Hà Nội FC against Nam Định, kick-off time to be announced."],
  ["delayed", "upcoming", "19:15\nDelayed", [], "", "", "Hà Nội FC against Nam Định, kick-off delayed from 19:15."],
  ["firstHalf", "live", "23'", [2, 1], "", "", "Hà Nội FC against Nam Định, 2 to 1, in play, minute 23."],
  ["addedTime", "live", "45+2'", [2, 1], "", "", "Hà Nội FC against Nam Định, 2 to 1, in play, minute 45+2."],
  ["halfTime", "live", "HT", [1, 1], "", "", "Hà Nội FC against Nam Định, 1 to 1, Half-time."],
  [
    "secondHalf",
    "live",
    "67'",
    [2, 1],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 2 to 1, in play, minute 67. Half-time score 1 to 1.",
  ],
  [
    "runningClock",
    "live",
    "67'",
    [2, 1],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 2 to 1, in play, minute 67. Half-time score 1 to 1.",
  ],
  ["clockInAddedTime", "live", "45+3'", [2, 1], "", "", "Hà Nội FC against Nam Định, 2 to 1, in play, minute 45+3."],
  [
    "varCheck",
    "live",
    "67'",
    [2, 1],
    "HT 1-1",
    "VAR",
    "Hà Nội FC against Nam Định, 2 to 1, in play, minute 67. VAR check under way. Half-time score 1 to 1.",
  ],
  [
    "varCheckInShootout",
    "live",
    "Pens",
    [1, 1],
    "HT 1-1",
    "VAR",
    "Hà Nội FC against Nam Định, 1 to 1, Penalty shoot-out. VAR check under way. Half-time score 1 to 1. Shoot-out 3 to 2.",
  ],
  [
    "manyGoals",
    "live",
    "67'",
    [10, 12],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 10 to 12, in play, minute 67. Half-time score 1 to 1. Nam Định: 3 red cards.",
  ],
  [
    "minuteUnknown",
    "live",
    "Live",
    [2, 1],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 2 to 1, In play. Half-time score 1 to 1.",
  ],
  [
    "extraTimeBreak",
    "live",
    "ET break",
    [2, 1],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 2 to 1, Break before extra time. Half-time score 1 to 1.",
  ],
  [
    "extraTime",
    "live",
    "105'",
    [2, 1],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 2 to 1, in play, minute 105. Half-time score 1 to 1.",
  ],
  [
    "shootout",
    "live",
    "Pens",
    [1, 1],
    "HT 1-1",
    "Pens 3-2",
    "Hà Nội FC against Nam Định, 1 to 1, Penalty shoot-out. Half-time score 1 to 1. Shoot-out 3 to 2.",
  ],
  [
    "fullTime",
    "finished",
    "FT",
    [2, 1],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 2 to 1, Full time. Half-time score 1 to 1.",
  ],
  [
    "afterExtraTime",
    "finished",
    "AET",
    [2, 1],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 2 to 1, After extra time. Half-time score 1 to 1.",
  ],
  [
    "afterPenalties",
    "finished",
    "Pens",
    [1, 1],
    "HT 1-1",
    "Pens 4-5",
    "Hà Nội FC against Nam Định, 1 to 1, 4 to 5 on penalties. Half-time score 1 to 1.",
  ],
  [
    "secondLeg",
    "finished",
    "FT",
    [2, 1],
    "HT 1-1",
    "Agg. 3-2",
    "Hà Nội FC against Nam Định, 2 to 1, Full time. Half-time score 1 to 1. Aggregate score 3 to 2.",
  ],
  [
    "bothNotes",
    "finished",
    "Pens",
    [1, 1],
    "HT 1-1",
    "Pens 5-4\nAgg. 3-3",
    "Hà Nội FC against Nam Định, 1 to 1, 5 to 4 on penalties. Half-time score 1 to 1. Aggregate score 3 to 3.",
  ],
  [
    "redCards",
    "live",
    "67'",
    [2, 1],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 2 to 1, in play, minute 67. Half-time score 1 to 1. Hà Nội FC: 1 red card. Nam Định: 2 red cards.",
  ],
  [
    "awarded",
    "finished",
    "Awd",
    [3, 0],
    "HT 1-1",
    "",
    "Hà Nội FC against Nam Định, 3 to 0, Awarded. Half-time score 1 to 1.",
  ],
  ["interrupted", "other", "Int", [1, 0], "", "", "Hà Nội FC against Nam Định, 1 to 0, Interrupted."],
  ["suspended", "other", "Susp", [], "", "", "Hà Nội FC against Nam Định, Suspended."],
  ["postponed", "other", "P-P", [], "", "", "Hà Nội FC against Nam Định, Postponed."],
  ["cancelled", "other", "Canc", [], "", "", "Hà Nội FC against Nam Định, Cancelled."],
  ["abandoned", "other", "Abd", [1, 0], "", "", "Hà Nội FC against Nam Định, 1 to 0, Abandoned."],
  ["noResult", "other", "?", [], "", "", "Hà Nội FC against Nam Định, Result not known."],
  ["unknownWord", "other", "Walkover?", [], "", "", "Hà Nội FC against Nam Định, Walkover?."],
];

describe("how a match stands", () => {
  test.each(ROWS)("%s (%s) shows %s", (state, shownState, status, scores, halfTime, notes, sentence) => {
    const view = viewOf(state);
    expect(view.state).toBe(shownState);
    expect(view.status.text).toBe(status);
    expect(view.sides.map(({ score }) => score)).toEqual([scores[0], scores[1]]);
    expect(view.halfTime).toBe(halfTime);
    expect(view.notes).toBe(notes);
    expect(view.sentence).toBe(sentence);
  });

  test("every state has its row here", () => {
    expect(ROWS.map(([state]) => state)).toEqual(Object.keys(STATES));
  });

  test.each([
    ["fullTime", [true, false]],
    ["afterPenalties", [false, true]],
    ["secondHalf", [false, false]],
    ["awarded", [true, false]],
  ] as const)("%s marks the winner %j", (state, winners) => {
    expect(viewOf(state).sides.map(({ isWinner }) => isWinner)).toEqual(winners);
  });

  test("red cards are counted on the side that got them", () => {
    expect(viewOf("redCards").sides.map(({ reds }) => reds)).toEqual([1, 2]);
  });

  test("a clock moves the minute on, and a minute that was sent stays as it is", () => {
    const minutes = (state: keyof typeof STATES) =>
      [0, 29_999, 30_000, 90_000].map((later) => viewOf(state, "en", NOW + later).status.text);
    expect(minutes("runningClock")).toEqual(["67'", "67'", "68'", "69'"]);
    expect(minutes("secondHalf")).toEqual(["67'", "67'", "67'", "67'"]);
  });

  test("a clock that runs is sent to the page, at breaks there is none", () => {
    expect(viewOf("runningClock").status.clock).toBe("46:3630");
    expect(viewOf("halfTime").status.clock).toBeUndefined();
  });

  test("a kick-off is also there for machines, a short form also in full", () => {
    expect(viewOf("scheduled").status.dateTime).toBe("2026-11-21T12:15Z");
    expect(viewOf("runningClock").status.dateTime).toBe("2026-11-21T12:15Z");
    expect(viewOf("fullTime").status.dateTime).toBe("2026-11-21");
    expect(viewOf("afterExtraTime").status.title).toBe("After extra time");
    expect(viewOf("unknownWord").status.title).toBeUndefined();
  });
});

describe("for a visitor who hides scores", () => {
  test.each(Object.keys(STATES) as (keyof typeof STATES)[])("nothing in a row tells of a result: %s", (state) => {
    const facts = { ...testFacts("en"), hidesScores: true };
    const { sides, halfTime, notes, isVarCheck, status, sentence, ...shown } = matchStateView(
      STATES[state],
      NAMES,
      facts,
    );
    expect(sides).toEqual(sides.map(() => ({ score: undefined, reds: 0, isWinner: false })));
    expect([halfTime, notes, isVarCheck, status.clock]).toEqual(["", "", false, undefined]);
    if (shown.state === "live")
      expect([status.text, sentence]).toEqual(["Live", "Hà Nội FC against Nam Định, In play."]);
    if (shown.state === "finished")
      expect([status.text, sentence]).toEqual(["FT", "Hà Nội FC against Nam Định, Full time."]);
  });
});

describe.each(LOCALE_CODES)("the words of %s", (locale) => {
  test.each(Object.keys(STATES) as (keyof typeof STATES)[])("have no gap: %s", (state) => {
    const { status, notes, halfTime, sentence } = viewOf(state, locale);
    const texts = [status.text, status.title ?? "", notes, halfTime, sentence];
    for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|\[object/);
    expect(status.text).not.toBe("");
    expect(sentence).toContain(NAMES.home);
    expect(sentence).toContain(NAMES.away);
  });
});
