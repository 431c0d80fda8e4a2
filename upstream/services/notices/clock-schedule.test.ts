import { describe, expect, test } from "vitest";
import { HOUR, MINUTE, SECOND } from "#contract/time/units";
import { type AgendaMatch, buildInterval, cursorBehind, isDue, nextInstant, pauseBefore } from "./clock-schedule.ts";

const NOON = Date.parse("2026-10-17T12:00:00Z");
const match = (inMinutes: number, isOver = false): AgendaMatch => ({ kickOff: NOON + inMinutes * MINUTE, isOver });

test.each<[string, { cursor: number; cooldownUntil: number }, number]>([
  ["goes on from the cursor", { cursor: NOON - SECOND, cooldownUntil: NOON - SECOND }, NOON - SECOND],
  [
    "leaves out what is older than five minutes",
    { cursor: NOON - HOUR, cooldownUntil: NOON - HOUR },
    NOON - 5 * MINUTE,
  ],
  ["leaves out the time in which it rested", { cursor: NOON - HOUR, cooldownUntil: NOON - MINUTE }, NOON - MINUTE],
  ["is empty where it was woken from its rest", { cursor: NOON - HOUR, cooldownUntil: NOON + HOUR }, NOON],
  ["is empty where the clock was moved back", { cursor: NOON + HOUR, cooldownUntil: NOON + HOUR }, NOON],
])("what a pass looks at %s", (_case, cursor, since) => {
  expect(buildInterval(cursor, NOON)).toEqual({ since, until: NOON });
});

test.each<[string, AgendaMatch[], number]>([
  ["an hour later where nothing is ahead", [], NOON + HOUR],
  ["at once while a match is played", [match(-30), match(20)], NOON],
  ["not for one that is over", [match(-120, true)], NOON + HOUR],
  ["an hour before kick-off, for the line-ups", [match(90)], NOON + 30 * MINUTE],
  ["half an hour before", [match(45)], NOON + 15 * MINUTE],
  ["a quarter of an hour before", [match(20)], NOON + 5 * MINUTE],
  ["at kick-off", [match(10)], NOON + 10 * MINUTE],
  ["for the first of several", [match(80), match(25), match(10, true)], NOON + 10 * MINUTE],
  ["for the next where one is just due", [match(15)], NOON + 15 * MINUTE],
])("the next pass is due %s", (_case, agenda, next) => {
  expect(nextInstant(agenda, NOON)).toBe(next);
});

describe("behind a pass", () => {
  test.each<[string, number, number, boolean]>([
    ["while a match is played, a later instant", NOON, NOON + 1, true],
    ["not the same instant, where the clock stands still", NOON, NOON, false],
    ["not before the next instant", NOON + HOUR, NOON + HOUR - 1, false],
    ["at the next instant", NOON + HOUR, NOON + HOUR, true],
    ["where the clock was moved back", NOON + HOUR, NOON - 1, true],
  ])("another is due: %s", (_case, next, now, expected) => {
    expect(isDue(cursorBehind(NOON, next), now)).toBe(expected);
  });
});

const CALM = { remaining: 0, failures: 0, isMovable: false, isWoken: false };
test.each<[string, Partial<typeof CALM>, number]>([
  ["while a match is played", {}, SECOND],
  ["until the next instant", { remaining: 20 * MINUTE }, 20 * MINUTE],
  ["at most an hour", { remaining: 3 * HOUR }, HOUR],
  ["not where it was woken meanwhile", { remaining: HOUR, isWoken: true }, 0],
  ["a second where the clock may be moved", { remaining: HOUR, isMovable: true }, SECOND],
  ["longer after a failure, woken or not", { failures: 1, isWoken: true }, 2 * SECOND],
  ["and longer", { failures: 4 }, 16 * SECOND],
  ["at most a minute", { failures: 40 }, MINUTE],
])("it pauses %s", (_case, fields, pause) => {
  expect(pauseBefore({ ...CALM, ...fields })).toBe(pause);
});
