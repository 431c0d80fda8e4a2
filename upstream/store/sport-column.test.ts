import { expect, test } from "vitest";
import { SPORTS } from "#contract/tables/sports";
import { sportColumn, sportOfColumn } from "./schema.ts";

test.each(SPORTS)("a row of $code has the sport that it was written with", ({ code }) => {
  expect(sportOfColumn(sportColumn(code))).toBe(code);
});

test("football's rows name no sport", () => {
  expect([sportColumn("football"), sportColumn("basketball"), sportOfColumn(undefined)]).toEqual([
    null,
    "basketball",
    "football",
  ]);
});
