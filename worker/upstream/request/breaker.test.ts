import { describe, expect, test } from "vitest";
import { admitThrough, type Breaker, CLOSED, type EndedCall, secondsUntilProbe, settle } from "./breaker.ts";

const ended = (outcome: EndedCall["outcome"], now: number, startedAt = now): EndedCall => ({ outcome, startedAt, now });
const faultsAt = (faults: readonly number[], start: Breaker = CLOSED): Breaker =>
  faults.reduce((breaker, at) => settle(breaker, ended("fault", at)), start);

const OPEN: Breaker = { state: "open", until: 10_000, openFor: 5_000 };
const PROBING: Breaker = { state: "probing", until: 30_000, openFor: 5_000 };

describe("a fault", () => {
  test.each<[string, readonly number[], Breaker["state"]]>([
    ["four in a row", [1, 2, 3, 4], "closed"],
    ["five in a row", [1, 2, 3, 4, 5], "open"],
    ["five, thirty seconds apart", [0, 30_000, 60_000, 90_000, 120_000], "open"],
    ["five, a little more than thirty seconds apart", [0, 30_001, 60_002, 90_003, 120_004], "closed"],
    ["five with a longer pause between", [0, 1, 2, 3, 30_004], "closed"],
  ])("%s leaves it %s", (_, faults, state) => {
    expect(faultsAt(faults).state).toBe(state);
  });

  test("is forgotten with the first success", () => {
    const breaker = settle(faultsAt([1, 2, 3, 4]), ended("success", 5));
    expect(breaker).toEqual(CLOSED);
    expect(faultsAt([6, 7, 8, 9], breaker).state).toBe("closed");
  });

  test("that arrives late does not extend the pause", () => {
    expect(settle(OPEN, ended("fault", 9_000))).toEqual(OPEN);
  });
});

describe("a slow call", () => {
  /** Calls as start and end times. */
  const slow = (...calls: readonly [number, number][]): Breaker["state"] =>
    calls.reduce<Breaker>((breaker, [startedAt, now]) => settle(breaker, ended("slow", now, startedAt)), CLOSED).state;
  const page = (at: number): [number, number][] => Array.from({ length: 6 }, (_, index) => [at, at + 6_000 + index]);

  test.each<[string, [number, number][], Breaker["state"]]>([
    ["six of one page", page(0), "closed"],
    ["those of four pages, one after the other", [0, 7_000, 14_000, 21_000].flatMap(page), "closed"],
    ["those of five pages, one after the other", [0, 7_000, 14_000, 21_000, 28_000].flatMap(page), "open"],
  ])("%s leave it %s", (_, calls, state) => {
    expect(slow(...calls)).toBe(state);
  });

  test("of a probe opens it again", () => {
    expect(settle(PROBING, ended("slow", 16_000, 10_000))).toMatchObject({ state: "open" });
  });
});

test("opens for five seconds, and a probe may take twenty", () => {
  expect(faultsAt([1, 2, 3, 4, 5])).toEqual({ state: "open", until: 5_005, openFor: 5_000 });
  expect(admitThrough(OPEN, 10_000).breaker).toEqual({ state: "probing", until: 30_000, openFor: 5_000 });
});

test.each<[string, Breaker, number, boolean, Breaker["state"]]>([
  ["closed", CLOSED, 0, true, "closed"],
  ["open", OPEN, 9_999, false, "open"],
  ["open until now", OPEN, 10_000, true, "probing"],
  ["probing", PROBING, 29_999, false, "probing"],
  ["probing, but the probe never came back", PROBING, 30_000, true, "probing"],
])("a call while it is %s", (_, breaker, now, isAdmitted, state) => {
  expect(admitThrough(breaker, now)).toMatchObject({ isAdmitted, breaker: { state } });
});

test("a probe decides: closed after a success, open for twice as long after a fault, a minute at most", () => {
  expect(settle(PROBING, ended("success", 12_000))).toEqual(CLOSED);
  expect(settle(PROBING, ended("fault", 12_000))).toEqual({ state: "open", until: 22_000, openFor: 10_000 });
  expect(settle({ ...PROBING, openFor: 50_000 }, ended("fault", 0))).toMatchObject({ openFor: 60_000 });
});

test.each<[Breaker, number, number]>([
  [CLOSED, 0, 0],
  [OPEN, 5_000, 5],
  [OPEN, 9_999, 1],
  [OPEN, 20_000, 1],
])("%j at %i has its next probe in %i s", (breaker, now, seconds) => {
  expect(secondsUntilProbe(breaker, now)).toBe(seconds);
});
