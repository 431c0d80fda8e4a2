import { expect, test } from "vitest";
import { rowCount } from "./row-count.ts";

test.each([
  [6, 0, {}],
  [6, 23, {}],
  [6, 24, { "data-n": 6 }],
])("%i rows below %i others say %j", (count, above, said) => {
  expect(rowCount(count, above)).toEqual(said);
});
