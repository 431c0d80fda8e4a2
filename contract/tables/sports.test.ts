import { describe, expect, test } from "vitest";
import { callAddress, DEFAULT_SPORT, isSport, SPORTS, sportOfCall, sportOfType, sportTypeOf } from "./sports.ts";

test.each(SPORTS)("$code is sportType $sportType, and back", ({ code, sportType }) => {
  expect([sportTypeOf(code), sportOfType(sportType), sportOfType(String(sportType))]).toEqual([sportType, code, code]);
});

test.each([99, "99", "", " ", Number.NaN, null, undefined, {}])("no sport has the sportType %s", (sportType) => {
  expect(sportOfType(sportType)).toBeUndefined();
});

test.each(SPORTS)("a call of $code is recognised by its address", ({ code }) => {
  expect(sportOfCall(callAddress(code, "h2hInfo", "/h2h/info").path)).toBe(code);
});

describe("the address of a call", () => {
  test("is the specification's own for the default sport", () => {
    expect(callAddress(DEFAULT_SPORT, "h2hInfo", "/h2h/info")).toEqual({ name: "h2hInfo", path: "/h2h/info" });
  });

  test("begins with the name of any other sport", () => {
    const [, ...others] = SPORTS;
    for (const { code } of others)
      expect(callAddress(code, "h2hInfo", "/h2h/info")).toEqual({ name: `${code}H2hInfo`, path: `/${code}/h2h/info` });
  });
});

test.each([
  ["football", true],
  ["basketball", true],
  ["all", false],
  ["", false],
  [undefined, false],
])("%s is a sport: %s", (word, is) => {
  expect(isSport(word)).toBe(is);
});
