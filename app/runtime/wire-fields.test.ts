import { expect, test } from "vitest";
import { instantOf, listOf, resultIn, textOf } from "./wire-fields.ts";

const INSTANT = Date.parse("2026-11-21T15:00:00Z");

test.each<[string, unknown, number]>([
  ["milliseconds", INSTANT, INSTANT],
  ["milliseconds as text", `${INSTANT}`, INSTANT],
  ["seconds", INSTANT / 1_000, INSTANT],
  ["ISO 8601 with a zone", "2026-11-21T22:00:00+07:00", INSTANT],
  ["a word", "soon", 0],
  ["a dash", "-", 0],
  ["nothing", undefined, 0],
  ["an object", {}, 0],
])("an instant of %s", (_, value, instant) => {
  expect(instantOf(value)).toBe(instant);
});

test.each<[string, unknown, string]>([
  ["a number", 12, "12"],
  ["a text", "12", "12"],
  ["a dash, which stands for nothing", "-", ""],
  ["an object", {}, ""],
])("the text of %s", (_, value, text) => {
  expect(textOf(value)).toBe(text);
});

test("a list of one thing may be the thing; what is no object is left out", () => {
  expect(listOf({ id: 1 })).toEqual([{ id: 1 }]);
  expect(listOf([{ id: 1 }, null, "x"])).toEqual([{ id: 1 }]);
  expect(listOf(undefined)).toEqual([]);
});

test("a refusal and what is no answer have no result", () => {
  expect(resultIn({ result: { businessCode: 0, data: 1 } })).toEqual({ businessCode: 0, data: 1 });
  expect(resultIn({ result: { businessCode: "100007" } })).toBeUndefined();
  expect(resultIn("<html>")).toBeUndefined();
});
