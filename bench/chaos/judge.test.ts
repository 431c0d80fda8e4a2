import { describe, expect, test } from "vitest";
import { judgeCold, judgeListening, judgeTimes, judgeWarm, LIMITS } from "./judge.ts";
import { goodVisit } from "./test-visit.ts";
import type { Visit } from "./visits.ts";

describe("with good copies present", () => {
  test.each<[string, Partial<Visit>, string | undefined]>([
    ["a whole page is right", {}, undefined],
    ["an old one too", { saysAge: true }, undefined],
    ["404 is not", { status: 404 }, "answered 404"],
    ["503 is not", { status: 503 }, "answered 503"],
    ["no answer is not", { status: 0 }, "answered nothing"],
    ["a page without its end is not", { isReadable: false, isComplete: false }, "broken off"],
    ["a page without its rows is not", { isComplete: false }, "lacks"],
  ])("%s", (_, change, expected) => {
    const found = judgeWarm({ ...goodVisit, ...change });
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject({ isTime: false, text: expect.stringContaining(expected) });
  });

  test("one slow answer of a hundred is let pass, two are not", () => {
    const visits = (slow: number) =>
      Array.from({ length: 100 }, (_, index) => ({ ...goodVisit, ms: index < slow ? 900 : 20 }));
    expect(judgeTimes("pages", visits(1), LIMITS)).toBeUndefined();
    expect(judgeTimes("pages", visits(2), LIMITS)).toMatchObject({
      isTime: true,
      text: expect.stringContaining("900 ms"),
    });
    expect(judgeTimes("pages", [], LIMITS)).toBeUndefined();
  });
});

describe("without a copy", () => {
  const rules = { mayBeMissing: false, lang: "th" };
  test.each<[string, Partial<Visit>, boolean]>([
    ["a page that says so is right", { status: 503, retryAfter: "5" }, true],
    ["one without a time to come back is not", { status: 503 }, false],
    ["an unexpected fault is not", { status: 500 }, false],
    ["404 is not", { status: 404 }, false],
    ["a blank page is not", { isReadable: false }, false],
    ["a page in another language is not", { text: '<html lang="en">' }, false],
    ["an answer of the API has no language", { group: "api", text: "{}" }, true],
    ["a late answer is not", { ms: 20_000 }, false],
  ])("%s", (_, change, isRight) => {
    expect(judgeCold({ ...goodVisit, ...change }, rules, LIMITS) === undefined).toBe(isRight);
  });

  test("404 is right where the supplier says it", () => {
    expect(judgeCold({ ...goodVisit, status: 404 }, { ...rules, mayBeMissing: true }, LIMITS)).toBeUndefined();
  });
});

test.each([
  [101, 20, true],
  [503, 2_010, true],
  [503, 4_000, false],
  [500, 20, false],
  [0, 40_000, false],
])("a page that wants to listen and gets %i in %i ms: right is %s", (status, ms, isRight) =>
  expect(judgeListening({ status, ms }, LIMITS) === undefined).toBe(isRight),
);
