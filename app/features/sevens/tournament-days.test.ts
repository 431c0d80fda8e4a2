import { describe, expect, test } from "vitest";
import { FINAL, FIRST, UPCOMING } from "./test-sevens.ts";
import { editions, isBusy, phaseOf, shownDay, tournamentDays } from "./tournament-days.ts";

const days = tournamentDays([FINAL, UPCOMING, FIRST]);
const at = (instant: string) => Date.parse(instant);

test("the days are those of Hong Kong, in order, each with its matches by time", () => {
  expect(days.map(({ number, date, matches }) => [number, date, matches.map(({ match }) => match.id)])).toEqual([
    [1, "2026-05-16", ["72026100", "72026101"]],
    [2, "2026-05-17", ["72026139"]],
  ]);
});

describe("the day that is shown", () => {
  test.each([
    ["weeks before", "2026-05-01T00:00:00Z", 1],
    ["on the first", "2026-05-16T04:00:00Z", 1],
    ["as soon as it is the second in Hong Kong", "2026-05-16T16:30:00Z", 2],
    ["months after", "2026-11-21T00:00:00Z", 2],
  ])("%s", (_case, now, number) => {
    expect(shownDay(days, undefined, at(now))?.number).toBe(number);
  });

  test("is the requested one, where there is one", () => {
    expect(shownDay(days, 1, at("2026-11-21T00:00:00Z"))?.number).toBe(1);
    expect(shownDay(days, 7, at("2026-11-21T00:00:00Z"))?.number).toBe(2);
    expect(shownDay([], 1, 0)).toBeUndefined();
  });
});

test.each([
  ["2026-05-15T15:59:00Z", "before"],
  ["2026-05-15T16:00:00Z", "on"],
  ["2026-05-17T15:59:00Z", "on"],
  ["2026-05-17T16:00:00Z", "over"],
])("at %s the tournament is %s", (now, phase) => {
  expect(phaseOf(days, at(now))).toBe(phase);
});

test.each([
  ["2026-04-30T12:00:00Z", ["2025", "2024"]],
  ["2026-05-01T12:00:00Z", ["2026", "2025"]],
  ["2026-12-31T23:00:00Z", ["2026", "2025"]],
])("at %s the editions are %s", (now, years) => {
  expect(editions(at(now), 2)).toEqual(years);
});

test.each([
  ["2026-05-16T00:40:00Z", false],
  ["2026-05-16T01:00:00Z", true],
  ["2026-05-16T01:45:00Z", true],
  ["2026-05-16T02:00:00Z", false],
])("at %s something to begin at 01:20 makes it busy: %s", (now, busy) => {
  expect(isBusy([FIRST, UPCOMING, FINAL], at(now))).toBe(busy);
});
