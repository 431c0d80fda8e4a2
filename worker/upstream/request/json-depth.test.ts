import fc from "fast-check";
import { expect, test } from "vitest";
import { isDeeperThan } from "./check-answer.ts";

const deeperThan = (most: number, json: string): boolean => isDeeperThan(most, new TextEncoder().encode(json));

test.each([
  ["[]", 1],
  ["[[]]", 2],
  ['{"a":[{"b":1}]}', 3],
  ["[[],[],[]]", 2],
  ['["[[[[", "{{{{"]', 1],
  ['["\\"[[[["]', 1],
  ['["\\\\", [[]]]', 3],
  ['["ก[ខ{", {}]', 2],
  ["1", 0],
  ['"', 0],
])("%s is %i deep", (json, depth) => {
  expect([deeperThan(depth - 1, json), deeperThan(depth, json)]).toEqual([depth > 0, false]);
});

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test("whatever the JSON, its depth is that of the value", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const depth = depthOf(value);
      const json = JSON.stringify(value);
      expect([deeperThan(depth - 1, json), deeperThan(depth, json)]).toEqual([depth > 0, false]);
    }),
  );
});
