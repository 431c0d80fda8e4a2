import { describe, expect, test } from "vitest";
import { ageOf, isDue, mayKeepFile, mayKeepPage, tooMany } from "./kept-copies.ts";

const copy = (key: string, at: number, bytes = 10) => ({ key, at, bytes });

describe("what has to go", () => {
  const room = { copies: 2, bytes: 100 };
  test.each([
    ["nothing while there is room", [copy("a", 1), copy("b", 2)], []],
    ["the oldest of too many, oldest first", [copy("a", 1), copy("d", 4), copy("b", 2), copy("c", 3)], ["a", "b"]],
    ["the oldest when they weigh too much", [copy("a", 1, 60), copy("b", 2, 60)], ["a"]],
    ["even the only one when it alone weighs too much", [copy("a", 1, 101)], ["a"]],
    ["nothing of nothing", [], []],
  ])("%s", (_case, copies, gone) => {
    expect(tooMany(copies, room)).toEqual(gone);
  });

  test("never what has to stay", () => {
    const copies = [copy("a", 1), copy("b", 2), copy("c", 3), copy("d", 4)];
    expect(tooMany(copies, room, (key) => key === "a")).toEqual(["b"]);
  });
});

describe("what may be kept", () => {
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
    expect(mayKeepPage(given)).toBe(expected);
  });

  test.each([
    ["a file of this site", answer({}), true],
    ["a missing one", answer({}, { status: 404 }), false],
    ["one of another site, of which nothing is known", answer({}, { status: 0, type: "opaque" }), false],
  ])("as a file, %s: %s", (_case, given, expected) => {
    expect(mayKeepFile(given)).toBe(expected);
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
])("a copy of %d ms is %s", (age, expected) => {
  expect(ageOf(age)).toBe(expected);
});

test.each([
  [0, false],
  [86_400_000, false],
  [86_400_001, true],
  [-1, true],
])("a copy of %d ms is due to be renewed: %s", (age, expected) => {
  expect(isDue(age)).toBe(expected);
});
