import { expect, test } from "vitest";
import { createLookup } from "./text-lookup.ts";

const { keyOf } = createLookup(
  new Map([
    ["frame:nav.football", "บอล\u200bวันนี้"],
    ["match:round", "นัดที่ {{round}}"],
    ["match:score", "{{home}} - {{away}}"],
    ["match:again", "นัดที่ {{round}}"],
    ["rows:odd", "(What?) {{x}}"],
  ]),
);

test.each([
  ["บอลวันนี้", "frame:nav.football"],
  [" บอลวันนี้\n", "frame:nav.football"],
  ["นัดที่ 12", "match:round"],
  ["(What?) 3", "rows:odd"],
  ["Arsenal - Chelsea", undefined],
  ["Arsenal", undefined],
])("%j is made from %s", (shown, key) => {
  expect(keyOf(shown)).toBe(key);
});
