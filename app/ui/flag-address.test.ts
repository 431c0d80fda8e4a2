import { expect, test } from "vitest";
import { flagAddress } from "./flag-address.ts";

test.each([
  ["in a row", "th", 20, "/flags/th.png"],
  ["in a squad", "gb-eng", 24, "/flags/gb-eng.png"],
  ["in a head", "vn", 56, "/flags/vn.svg"],
])("%s", (_where, code, size, address) => {
  expect(flagAddress(code, size)).toBe(address);
});
