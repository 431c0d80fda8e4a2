import { expect, test } from "vitest";
import { matchesTag } from "./answer-response.ts";

test.each([
  [undefined, false],
  ["", false],
  ['W/"a1"', true],
  ['"a1"', true],
  ['"b2", W/"a1"', true],
  ["*", true],
  ["a1", false],
  ['"a1x"', false],
])('If-None-Match %s against W/"a1": %s', (header, isMatch) => {
  expect(matchesTag(header, 'W/"a1"')).toBe(isMatch);
});
