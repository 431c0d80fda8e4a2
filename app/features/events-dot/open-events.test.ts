import { describe, expect, test } from "vitest";
import type { Sport } from "#contract/tables/sports";
import { isFresh, openSportsIn, readOpenEvents, writeOpenEvents } from "./start-events-dot.ts";

const contest = (sportType: unknown, participated: unknown) => ({ sportType, participated });

describe("sports with a contest to enter", () => {
  test.each<[string, unknown, Sport[]]>([
    ["none", [], []],
    ["one of football", [contest(0, false)], ["football"]],
    ["one of each", [contest(1, false), contest(0, false)], ["football", "basketball"]],
    ["one of no sport", [contest(null, false)], ["football", "basketball"]],
    ["one that was entered", [contest(0, true)], []],
    ["one that was entered and one that was not", [contest(1, true), contest(1, false)], ["basketball"]],
    ["texts in the place of numbers", [contest("1", "0"), contest("0", "1")], ["basketball"]],
    ["a list of one as the one", contest("", "false"), ["football", "basketball"]],
    ["no list", undefined, []],
  ])("%s", (_, list, sports) => {
    expect(openSportsIn({ data: { list } })).toEqual(sports);
  });
});

function memoryStore(text?: string) {
  const entries = new Map(text === undefined ? [] : [["open-events", text]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test("a record is its visitor's alone", () => {
  const store = memoryStore();
  writeOpenEvents({ of: "Somchai9", at: 1_000, sports: ["football"] }, store);
  expect(readOpenEvents("Somchai9", store)).toEqual({ of: "Somchai9", at: 1_000, sports: ["football"] });
  for (const other of ["", "Other8"]) expect(readOpenEvents(other, store)).toBeUndefined();
});

test.each([undefined, "{", "7", "null", '{"of":""}', '{"of":"","sports":"football"}'])("%j is no record", (text) => {
  expect(readOpenEvents("", memoryStore(text))).toBeUndefined();
});

test.each([
  [0, true],
  [179_999, true],
  [180_000, false],
  [-1, false],
])("a record of %d ms ago is fresh: %s", (age, fresh) => {
  expect(isFresh({ of: "", at: 1_000_000, sports: [] }, 1_000_000 + age)).toBe(fresh);
  expect(isFresh(undefined, 0)).toBe(false);
});

test("a full storage is no fault", () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => writeOpenEvents({ of: "", at: 0, sports: [] }, full)).not.toThrow();
});
