import { describe, expect, test } from "vitest";
import type { RowEvent } from "~/features/match-row/row-event";
import { type News, newsFrom, newsOf } from "./news.ts";

const NOW = Date.parse("2026-10-17T14:34:14Z");
const SCORE = [2, 1] as const;

describe("what of a change is news", () => {
  test.each<[RowEvent["event"], News | undefined]>([
    ["goal", { kind: "goal", score: SCORE }],
    ["correction", { kind: "fix", score: SCORE }],
    ["period", { kind: "period" }],
    ["redCard", undefined],
    ["state", undefined],
    ["none", undefined],
  ])("of %s: %j", (event, news) => {
    expect(newsOf({ event, score: SCORE }, { at: NOW, from: newsFrom(NOW) })).toEqual(news);
  });

  test.each<[RowEvent["event"], News | undefined]>([
    ["goal", undefined],
    ["correction", undefined],
    ["period", { kind: "period" }],
  ])("of %s without a score: %j", (event, news) => {
    expect(newsOf({ event }, { at: NOW, from: newsFrom(NOW) })).toEqual(news);
  });
});

describe("how long it is news", () => {
  test.each([
    ["at once", 0, true],
    ["for half a minute", 30_000, true],
    ["and no longer", 30_001, false],
  ])("%s", (_name, age, isNews) => {
    for (const event of ["goal", "correction", "period"] as const)
      expect(newsOf({ event, score: SCORE }, { at: NOW - age, from: newsFrom(NOW) }) !== undefined).toBe(isNews);
  });
});
