import { expect, test } from "vitest";
import { SPORTS, sportOfType, sportTypeOf } from "./sports.ts";

test.each(SPORTS)("$code is sportType $sportType, and back", ({ code, sportType }) => {
  expect([sportTypeOf(code), sportOfType(sportType)]).toEqual([sportType, code]);
});

test.each([99, Number.NaN, null, undefined])("no sport has the sportType %s", (sportType) => {
  expect(sportOfType(sportType)).toBeUndefined();
});
