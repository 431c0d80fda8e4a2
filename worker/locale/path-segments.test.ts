import { expect, test } from "vitest";
import { splitPath } from "./decide-route.ts";

const tidy = { isUntidy: false, isHostile: false };

test.each([
  ["/", { segments: [], isUntidy: true, isHostile: false }],
  ["/en", { segments: ["en"], ...tidy }],
  ["/en/football/matches", { segments: ["en", "football", "matches"], ...tidy }],
  ["/en/", { segments: ["en"], isUntidy: true, isHostile: false }],
  ["//en", { segments: ["en"], isUntidy: true, isHostile: false }],
  ["/en//x", { segments: ["en", "x"], isUntidy: true, isHostile: false }],
  ["/\\evil.com", { segments: ["evil.com"], isUntidy: true, isHostile: false }],
  ["/en/%E0%B9%84%E0%B8%97%E0%B8%A2", { segments: ["en", "%E0%B9%84%E0%B8%97%E0%B8%A2"], ...tidy }],
  ["/en/a%20b", { segments: ["en", "a%20b"], ...tidy }],
])("%j is split", (path, parts) => {
  expect(splitPath(path)).toEqual(parts);
});

test("the longest path is not hostile", () => {
  expect(splitPath(`/${"a".repeat(2_047)}`).isHostile).toBe(false);
});

test.each([
  ["an encoded slash", "/en/%2fevil.com"],
  ["an encoded backslash", "/en/%5Cevil.com"],
  ["a slash encoded twice", "/en/%252fevil.com"],
  ["an encoded line break", "/en/%0d%0aLocation"],
  ["a raw line break", "/en/\r\nLocation"],
  ["a null", "/en/%00"],
  ["a C1 control", "/en/%C2%85"],
  ["a dot segment", "/en/../x"],
  ["a single dot", "/en/./x"],
  ["an encoded dot segment", "/en/%2e%2E/x"],
  ["a half escape", "/en/%E0%B9"],
  ["no escape at all", "/en/100%"],
  ["a question mark", "/en/a?b"],
  ["a number sign", "/en/a#b"],
  ["one character too many", `/${"a".repeat(2_048)}`],
  ["an endless path", `/en/${"a".repeat(3_000)}`],
])("%s is hostile", (_case, path) => {
  expect(splitPath(path).isHostile).toBe(true);
});
