import { expect, test } from "vitest";
import { countLeading } from "./count-leading.ts";

test.each([
  [[], 5, 0],
  [[1, 3, 5], 0, 0],
  [[1, 3, 5], 1, 1],
  [[1, 3, 5], 4, 2],
  [[1, 3, 3, 3, 5], 3, 4],
  [[1, 3, 5], 9, 3],
])("of %j, those up to %d are %d", (list, limit, count) => {
  expect(countLeading(list.length, (place) => list[place]! <= limit)).toBe(count);
});
