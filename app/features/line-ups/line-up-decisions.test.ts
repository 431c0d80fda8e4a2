import { describe, expect, test } from "vitest";
import type { LineUpPlayer } from "#contract/domain/line-ups";
import type { MatchEvent } from "#contract/domain/match-events";
import { STATES } from "~/features/match-row/test-matches";
import { formationLines } from "./FootballLineUps.tsx";
import { announcement, USUALLY_BEFORE } from "./load-line-ups.server.ts";
import { marksOf, ratingBand } from "./marks.ts";
import { contrast, kitColours } from "./Pitch.tsx";
import { substitutionsOf } from "./substitutions.ts";
import { eleven, lineUpPlayer } from "./test-line-ups.ts";

const names = (lines: LineUpPlayer[][] | undefined) => lines?.map((line) => line.map(({ name }) => name).join(" "));
const withoutPlaces = eleven("4-2-3-1").map(({ gridRow: _row, gridCol: _column, ...player }) => player);

describe("the lines of a pitch", () => {
  test.each([
    ["4-2-3-1", [1, 4, 2, 3, 1]],
    ["3-4-3", [1, 3, 4, 3]],
    ["5-3-2", [1, 5, 3, 2]],
  ])("of a %s by the places that a source gives", (formation, counts) => {
    expect(formationLines({ formation, starters: eleven(formation) })?.map(({ length }) => length)).toEqual(counts);
  });

  test("are in the order of the places, whatever the order of the list", () => {
    const starters = eleven("4-3-3");
    expect(names(formationLines({ starters: [...starters].reverse() }))).toEqual(names(formationLines({ starters })));
  });

  test.each([["4-2-3-1"], ["4231"], [" 4-2-3-1 "]])("by the formation %j where no places are known", (formation) => {
    expect(names(formationLines({ formation, starters: withoutPlaces }))).toEqual([
      "P1",
      "P2 P3 P4 P5",
      "P6 P7",
      "P8 P9 P10",
      "P11",
    ]);
  });

  test.each([
    ["no formation", undefined, withoutPlaces],
    ["a formation of other numbers", "4-4-3", withoutPlaces],
    ["a formation in words", "diamond", withoutPlaces],
    ["ten men", "4-3-3", withoutPlaces.slice(1)],
    ["nobody", "4-3-3", []],
    ["two in one place", undefined, eleven("4-3-3").map((one) => ({ ...one, gridCol: 1 }))],
  ])("are not drawn of %s", (_name, formation, starters) => {
    expect(formationLines({ ...(formation && { formation }), starters })).toBeUndefined();
  });
});

test.each([
  ["as it is", { shirt: "#1b458f", number: "#ffffff" }, { shirt: "#1b458f", number: "#ffffff" }],
  ["a number of its own colour", { shirt: "#ffffff", number: "#fefefe" }, { shirt: "#ffffff", number: "#000000" }],
  ["a number nobody can read", { shirt: "#101010", number: "#202020" }, { shirt: "#101010", number: "#ffffff" }],
  ["a number that is no colour", { shirt: "#101010", number: "url(x)" }, { shirt: "#101010", number: "#ffffff" }],
  ["a shirt that is no colour", { shirt: "red", number: "#ffffff" }, undefined],
  ["no kit", undefined, undefined],
])("a kit with %s", (_name, kit, colours) => {
  expect(kitColours(kit)).toEqual(colours);
});

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#777777")).toBe(1);
});

test.each([
  ["10", "good"],
  ["7.0", "good"],
  ["6.9", "fair"],
  ["6.0", "fair"],
  ["5.9", "poor"],
  ["n/a", undefined],
])("a rating of %s is %s", (rating, band) => {
  expect(ratingBand(rating)).toBe(band);
});

describe("marks", () => {
  test.each([
    ["nothing", {}, []],
    ["two goals and an own goal", { goals: 2, ownGoals: 1 }, ["goal 2", "own 1"]],
    ["a booking", { yellow: 1 }, ["yellow 1"]],
    ["a second yellow card, told once", { yellow: 2, isSecondYellow: true, red: 1 }, ["second 1"]],
    ["a booking and then a red card", { yellow: 1, red: 1 }, ["yellow 1", "red 1"]],
  ] as const)("of %s", (_name, change, marks) => {
    expect(marksOf(lineUpPlayer(9, change)).map(({ kind, count }) => `${kind} ${count}`)).toEqual(marks);
  });
});

describe("substitutions", () => {
  const bench = [
    lineUpPlayer(12, { inMinute: 80 }),
    lineUpPlayer(13),
    lineUpPlayer(14, { inMinute: 45 }),
    lineUpPlayer(15, { inMinute: 46, outMinute: 88 }),
  ];
  const events: MatchEvent[] = [
    {
      id: "1",
      type: "SUBST",
      side: "home",
      minute: 45,
      addedMinute: 2,
      period: "H1",
      playerIn: lineUpPlayer(14),
      playerOut: lineUpPlayer(4),
      reason: "injury",
    },
    { id: "2", type: "SUBST", side: "away", minute: 60, period: "H2", playerIn: lineUpPlayer(13) },
  ];
  const substitutions = substitutionsOf({ bench }, "home", events);

  test("stand in the order of time, those before the break in added time too", () => {
    expect(substitutions.cameOn.map(({ player, minute }) => `${player.name} ${minute}`)).toEqual([
      "P14 45+2",
      "P15 46",
      "P12 80",
    ]);
    expect(substitutions.unused.map(({ name }) => name)).toEqual(["P13"]);
  });

  test("say whose place it was and why, where somebody reports it", () => {
    expect(substitutions.cameOn[0]).toMatchObject({ instead: { name: "P4" }, isForInjured: true });
    expect(substitutions.cameOn[2]?.instead).toBeUndefined();
  });

  test.each([
    ["by the events", lineUpPlayer(4), "45+2"],
    ["by the line-up", lineUpPlayer(15, { outMinute: 88 }), "88"],
    ["never, of one who stays", lineUpPlayer(1), undefined],
    ["never, of one who was sent off", lineUpPlayer(3, { outMinute: 60, red: 1 }), undefined],
  ])("end a man's match %s", (_name, player, minute) => {
    expect(substitutions.minuteOff(player)).toBe(minute);
  });
});

describe("where line-ups come from", () => {
  const start = STATES.scheduled.kickOff;
  const at = start - USUALLY_BEFORE;
  test.each([
    ["official", 5, "firstHalf", start, { key: "official", at: 5 }],
    ["official", undefined, "fullTime", start, { key: "officialNoTime" }],
    ["predicted", undefined, "scheduled", at - 1, { key: "predictedUntil", at }],
    ["predicted", undefined, "scheduled", at, { key: "predicted" }],
    ["none", undefined, "scheduled", at - 1, { key: "expected", at }],
    ["none", undefined, "scheduled", at, undefined],
    ["none", undefined, "timeUnknown", at - 1, undefined],
    ["none", undefined, "delayed", at - 1, undefined],
    ["none", undefined, "secondHalf", start, undefined],
    ["none", undefined, "fullTime", start, { key: "notReported" }],
    ["none", undefined, "postponed", start, { key: "notReported" }],
  ] as const)("%s (%o) of a match that is %s at %i", (state, confirmedAt, match, now, expected) => {
    expect(announcement({ state, ...(confirmedAt && { confirmedAt }) }, STATES[match], now)).toEqual(expected);
  });
});
