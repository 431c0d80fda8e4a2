import { describe, expect, it } from "vitest";
import { liveRow } from "../test-rows.ts";
import { type MatchStateWire, WireMatchItem } from "../wire/match-item.ts";
import { parseMatch, parseMatchState } from "./match.ts";

const START = Date.parse("2026-11-21T13:20:00Z");
const matchStateOf = (fields: Partial<MatchStateWire>) => parseMatchState({ ...liveRow, ...fields });

describe("the play clock of a live match", () => {
  it.each([
    ["FIRST_HALF", 1],
    ["SECOND_HALF", 46],
    ["EXTRA_TIME", 91],
    ["EXTRA_TIME", 106],
  ])("runs in %s from minute %i", (phase, from) => {
    expect(matchStateOf({ phase, periodStart: START, periodFrom: from })).toMatchObject({
      clock: { startedAt: START, from },
    });
  });

  it.each<[string, Partial<MatchStateWire>]>([
    ["nobody says from when", { periodFrom: 46 }],
    ["nobody says which minute began", { periodStart: START }],
    ["no period begins with that minute", { periodStart: START, periodFrom: 60 }],
    ["another period begins with that minute", { periodStart: START, periodFrom: 1 }],
    ["it is half-time", { phase: "HALF_TIME", periodStart: START, periodFrom: 1 }],
    ["kicks are taken", { phase: "SHOOTOUT", periodStart: START, periodFrom: 106 }],
    ["it is over", { phase: "FULL_TIME", periodStart: START, periodFrom: 46 }],
  ])("is not told where %s", (_, fields) => {
    expect(matchStateOf(fields)).not.toHaveProperty("clock");
  });

  it("is read from instants in any spelling", () => {
    const row = { ...liveRow, periodStart: "2026-11-21T13:20:00Z", periodFrom: "46" };
    expect(parseMatch(WireMatchItem.parse(row))).toMatchObject({ clock: { startedAt: START, from: 46 }, minute: 67 });
  });
});

it("a match is its fixed part and its state", () => {
  expect(parseMatch(WireMatchItem.parse(liveRow))).toMatchObject(parseMatchState(liveRow));
});
