import { expect, test } from "vitest";
import { isInOtherZone } from "./catch-up.ts";

const pageIn = (zone?: string) =>
  ({ documentElement: { dataset: { ...(zone !== undefined && { zone }) } } }) as Document;

test.each([
  ["the same zone at another time", "1795281305054:420", "1795281299000:420", false],
  ["another zone", "1795281305054:420", "1795281305054:-180", true],
  ["the same change of the clocks", "60,0", "1792206000000:60,1793000000000:0", false],
  ["no change of the clocks any more", "0", "1792206000000:60,1793000000000:0", true],
  ["a part without times", undefined, "1795281305054:420", false],
])("%s", (_name, fresh, shown, isOther) => {
  expect(isInOtherZone(pageIn(fresh), pageIn(shown))).toBe(isOther);
});
