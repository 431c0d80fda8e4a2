import { describe, expect, test } from "vitest";
import { ageOf, entriesToEvict, isCacheableFile, isCacheablePage, isDue } from "./cache-entries.ts";

const entry = (key: string, at: number, bytes = 10) => ({ key, at, bytes });

describe("what has to go", () => {
  const capacity = { entries: 2, bytes: 100 };
  test.each([
    ["nothing within the capacity", [entry("a", 1), entry("b", 2)], []],
    ["the oldest of too many, oldest first", [entry("a", 1), entry("d", 4), entry("b", 2), entry("c", 3)], ["a", "b"]],
    ["the oldest when they weigh too much", [entry("a", 1, 60), entry("b", 2, 60)], ["a"]],
    ["even the only one when it alone weighs too much", [entry("a", 1, 101)], ["a"]],
    ["nothing of nothing", [], []],
  ])("%s", (_case, entries, gone) => {
    expect(entriesToEvict(entries, capacity)).toEqual(gone);
  });

  test("never what has to stay", () => {
    const entries = [entry("a", 1), entry("b", 2), entry("c", 3), entry("d", 4)];
    expect(entriesToEvict(entries, capacity, (key) => key === "a")).toEqual(["b"]);
  });
});

describe("what may be cached", () => {
  const page = { "Page-Audience": "everyone", "Content-Type": "text/html; charset=utf-8" };
  const answer = (headers: Record<string, string>, change = {}) => ({
    status: 200,
    type: "basic" as const,
    redirected: false,
    headers: new Headers(headers),
    ...change,
  });

  test.each([
    ["a page that everyone gets", answer(page), true],
    ["a page of somebody signed in", answer({ "Content-Type": "text/html" }), false],
    ["a page for somebody else than everyone", answer({ ...page, "Page-Audience": "member" }), false],
    ["a fault", answer(page, { status: 503 }), false],
    ["where a redirect has led", answer(page, { redirected: true }), false],
    ["what is no page", answer({ ...page, "Content-Type": "application/json" }), false],
  ])("as a page, %s: %s", (_case, given, expected) => {
    expect(isCacheablePage(given)).toBe(expected);
  });

  test.each([
    ["a file of this site", answer({}), true],
    ["a missing one", answer({}, { status: 404 }), false],
    ["one of another site, of which nothing is known", answer({}, { status: 0, type: "opaque" }), false],
  ])("as a file, %s: %s", (_case, given, expected) => {
    expect(isCacheableFile(given)).toBe(expected);
  });
});

test.each([
  [0, "new"],
  [60_000, "new"],
  [60_001, "old"],
  [7 * 86_400_000, "old"],
  [7 * 86_400_000 + 1, "gone"],
  [-60_000, "new"],
  [-3_600_000, "old"],
])("an entry of %d ms is %s", (age, expected) => {
  expect(ageOf(age)).toBe(expected);
});

test.each([
  [0, false],
  [86_400_000, false],
  [86_400_001, true],
  [-1, true],
])("an entry of %d ms is due to be renewed: %s", (age, expected) => {
  expect(isDue(age)).toBe(expected);
});
