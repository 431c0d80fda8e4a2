import { expect, test } from "vitest";
import { hiddenPrices } from "./hidden-prices.ts";

test.each([
  [true, false, undefined, undefined],
  [true, false, { compact: true }, undefined],
  [true, false, { noOdds: true }, "choice"],
  [true, true, undefined, "default"],
  [true, true, { showOdds: true }, undefined],
  [true, true, { showOdds: true, noOdds: true }, "choice"],
  [false, false, undefined, "country"],
  [false, true, { showOdds: true }, "country"],
] as const)("allowed: %s, hidden by default: %s, view %j: %s", (isAllowed, isHiddenByDefault, view, why) => {
  expect(hiddenPrices({ isAllowed, isHiddenByDefault, view })).toBe(why);
});
