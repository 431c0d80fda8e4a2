import { expect, test } from "vitest";
import { parseSupply } from "./supply.ts";

test.each([
  [{}, {}],
  [{ supply: { suppliers: ["A"], silentSince: undefined } }, { supply: { suppliers: ["A"] } }],
  [{ supply: { suppliers: ["A", "B"], silentSince: 5 } }, { supply: { suppliers: ["A", "B"], silentSince: 5 } }],
])("%o has %o", (answer, supply) => {
  expect(parseSupply(answer)).toEqual(supply);
});
