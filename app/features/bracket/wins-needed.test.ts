import { expect, it } from "vitest";
import { winsNeeded } from "./bracket-data.ts";

it.each([
  [1, 1],
  [3, 2],
  [5, 3],
  [7, 4],
])("a best of %i takes %i wins", (bestOf, wins) => {
  expect(winsNeeded(bestOf)).toBe(wins);
});
