import { describe, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { rowFacts, rowView } from "./row-view.ts";
import { STATES, scheduled } from "./test-matches.ts";

const words = translatorOf("en", ["matches", "rows"]);
const inHanoi = offsetsBetween(scheduled.kickOff, scheduled.kickOff, "Asia/Ho_Chi_Minh");
const pageIn = (locale: LocaleCode) => ({ locale, config: { storageBaseUrl: "" } });
const facts = rowFacts(words, pageIn("en"), inHanoi);

/** What the row of a state shows: status, scores, notes, and what a screen reader says. */
const ROWS: [
  state: keyof typeof STATES,
  status: string,
  scores: [number?, number?],
  notes: string,
  sentence: string,
][] = [
  ["scheduled", "19:15", [], "", "Hà Nội FC against Nam Định, kick-off at 19:15."],
  ["timeUnknown", "TBA", [], "", "Hà Nội FC against Nam Định, kick-off time to be announced."],
  ["delayed", "Delayed", [], "", "Hà Nội FC against Nam Định, Delayed."],
  ["firstHalf", "23'", [2, 1], "", "Hà Nội FC 2, Nam Định 1, in play, minute 23."],
  ["addedTime", "45+2'", [2, 1], "", "Hà Nội FC 2, Nam Định 1, in play, minute 45+2."],
  ["halfTime", "HT", [1, 1], "", "Hà Nội FC 1, Nam Định 1, Half-time."],
  ["secondHalf", "67'", [2, 1], "HT 1-1", "Hà Nội FC 2, Nam Định 1, in play, minute 67. Half-time score 1 to 1."],
  ["minuteUnknown", "Live", [2, 1], "HT 1-1", "Hà Nội FC 2, Nam Định 1, In play. Half-time score 1 to 1."],
  [
    "extraTimeBreak",
    "ET",
    [2, 1],
    "HT 1-1",
    "Hà Nội FC 2, Nam Định 1, Break before extra time. Half-time score 1 to 1.",
  ],
  ["extraTime", "105'", [2, 1], "HT 1-1", "Hà Nội FC 2, Nam Định 1, in play, minute 105. Half-time score 1 to 1."],
  [
    "shootout",
    "Pen",
    [1, 1],
    "HT 1-1\nPens 3-2",
    "Hà Nội FC 1, Nam Định 1, Penalty shoot-out. Half-time score 1 to 1. Shoot-out 3 to 2.",
  ],
  ["fullTime", "FT", [2, 1], "HT 1-1", "Hà Nội FC 2, Nam Định 1, Full time. Half-time score 1 to 1."],
  ["afterExtraTime", "AET", [2, 1], "HT 1-1", "Hà Nội FC 2, Nam Định 1, After extra time. Half-time score 1 to 1."],
  [
    "afterPenalties",
    "Pen.",
    [1, 1],
    "HT 1-1\nPens 4-5",
    "Hà Nội FC 1, Nam Định 1, after penalties 4 to 5. Half-time score 1 to 1.",
  ],
  [
    "secondLeg",
    "FT",
    [2, 1],
    "HT 1-1\nAgg. 3-2",
    "Hà Nội FC 2, Nam Định 1, Full time. Half-time score 1 to 1. Aggregate score 3 to 2.",
  ],
  [
    "redCards",
    "67'",
    [2, 1],
    "HT 1-1",
    "Hà Nội FC 2, Nam Định 1, in play, minute 67. Half-time score 1 to 1. Hà Nội FC: 1 red card. Nam Định: 2 red cards.",
  ],
  ["awarded", "Awd.", [3, 0], "HT 1-1", "Hà Nội FC 3, Nam Định 0, Awarded. Half-time score 1 to 1."],
  ["interrupted", "Int.", [1, 0], "", "Hà Nội FC 1, Nam Định 0, Interrupted."],
  ["suspended", "Susp.", [], "", "Hà Nội FC against Nam Định, Suspended."],
  ["postponed", "Postp.", [], "", "Hà Nội FC against Nam Định, Postponed."],
  ["cancelled", "Canc.", [], "", "Hà Nội FC against Nam Định, Cancelled."],
  ["abandoned", "Aban.", [1, 0], "", "Hà Nội FC 1, Nam Định 0, Abandoned."],
  ["noResult", "?", [], "", "Hà Nội FC against Nam Định, Result not known."],
  ["unknownWord", "Walkover?", [], "", "Hà Nội FC against Nam Định, Walkover?."],
];

describe("a match's row", () => {
  test.each(ROWS)("%s shows %s", (state, status, scores, notes, sentence) => {
    const view = rowView(STATES[state], facts);
    expect(view.status.text).toBe(status);
    expect(view.sides.map(({ score }) => score)).toEqual([scores[0], scores[1]]);
    expect(view.notes).toBe(notes);
    expect(view.sentence).toBe(sentence);
    expect(view.isLive).toBe(STATES[state].state === "live");
  });

  test("every state has its row here", () => {
    expect(ROWS.map(([state]) => state)).toEqual(Object.keys(STATES));
  });

  test("leads to the match's page, whose address is in English in every language", () => {
    const { href } = rowView(STATES.fullTime, rowFacts(words, pageIn("th"), inHanoi));
    expect(href).toBe("/th/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001");
  });

  test.each([
    ["fullTime", [true, false]],
    ["afterPenalties", [false, true]],
    ["secondHalf", [false, false]],
    ["awarded", [true, false]],
  ] as const)("%s marks the winner %j", (state, winners) => {
    expect(rowView(STATES[state], facts).sides.map(({ isWinner }) => isWinner)).toEqual(winners);
  });

  test("counts red cards on the side that got them", () => {
    expect(rowView(STATES.redCards, facts).sides.map(({ reds }) => reds)).toEqual([1, 2]);
  });

  test("a kick-off is also there for machines, a short form also in full", () => {
    expect(rowView(scheduled, facts).status.dateTime).toBe("2026-11-21T12:15Z");
    expect(rowView(STATES.afterExtraTime, facts).status.title).toBe("After extra time");
    expect(rowView(STATES.delayed, facts).status.title).toBeUndefined();
  });
});
