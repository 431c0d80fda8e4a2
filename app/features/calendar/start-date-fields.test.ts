import { expect, test } from "vitest";
import { lastValueOf, restoredValue } from "./start-date-fields.ts";

const SEVENTEENTH = "2026-10-17";
const EIGHTEENTH = "2026-10-18";
const FIFTH = "2026-10-05";

/** A date field after it has held these values in turn. */
function restoredAfter(values: readonly [value: string, isValid: boolean][], defaultValue: string): string {
  let last: ReturnType<typeof lastValueOf>;
  for (const [value, valid] of values)
    last = lastValueOf({ value, defaultValue: SEVENTEENTH, validity: { valid } }, last);
  return restoredValue({ defaultValue }, last);
}

test.each<[string, [string, boolean][], string, string]>([
  ["the page's day where nothing else was chosen", [[SEVENTEENTH, true]], SEVENTEENTH, SEVENTEENTH],
  [
    "a day that was chosen since",
    [
      [SEVENTEENTH, true],
      [FIFTH, true],
      ["", false],
    ],
    SEVENTEENTH,
    FIFTH,
  ],
  [
    "the one before a day out of reach",
    [
      [FIFTH, true],
      ["0002-10-05", false],
      ["", false],
    ],
    SEVENTEENTH,
    FIFTH,
  ],
  ["the page's day where there never was one", [["", false]], SEVENTEENTH, SEVENTEENTH],
  [
    "the page's new day after the correction of the zone",
    [
      [FIFTH, true],
      ["", false],
    ],
    EIGHTEENTH,
    EIGHTEENTH,
  ],
])("a required field that is emptied holds again %s", (_name, values, defaultValue, restored) => {
  expect(restoredAfter(values, defaultValue)).toBe(restored);
});
