import { expect, test } from "vitest";
import { addressOf, splitAddress } from "./address.ts";

test.each([
  "https://scores.example/",
  "https://scores.example/en/football/matches",
  "http://127.0.0.1:8787/en?date=2026-11-21&x=/y?z",
  "https://scores.example/?next=https://evil.com/a",
  "https://scores.example/%E0%B9%84//x/",
])("the parts of %s are those of the URL standard", (url) => {
  const { origin, pathname, search } = new URL(url);
  expect(splitAddress(url)).toEqual({ origin, path: pathname, search });
});

test.each([
  ["https://scores.example", { origin: "https://scores.example", path: "/", search: "" }],
  ["https://scores.example?x=/y", { origin: "https://scores.example", path: "/", search: "?x=/y" }],
])("%s has the root as its path", (url, parts) => {
  expect(splitAddress(url)).toEqual(parts);
});

test.each([
  [undefined, undefined],
  ["127.0.0.1", undefined],
  ["::1", undefined],
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8::1", "2001:db8::1"],
])("a request with CF-Connecting-IP %s comes from %s", (header, expected) => {
  expect(addressOf({ headers: new Headers(header ? { "CF-Connecting-IP": header } : {}) })).toBe(expected);
});
