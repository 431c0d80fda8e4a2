import { expect, test } from "vitest";
import { matchesTag, withoutFields } from "./answer-response.ts";

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

test.each([
  [{ url: "a", title: "b" }, { title: "b" }],
  [{ result: { data: [{ "@url": "a", "@title": "b" }] } }, { result: { data: [{ "@title": "b" }] } }],
  [{ result: { data: { url: { href: "a" }, urls: 1 } } }, { result: { data: { urls: 1 } } }],
])("%j without its url is %j", (answer, expected) => {
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  expect(JSON.parse(withoutFields(bytes, ["url"]))).toEqual(expected);
});
