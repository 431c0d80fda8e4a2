import { expect, test } from "vitest";
import { readSevensQuery, sevensPath } from "./sevens-query.ts";

test.each([
  ["", { category: "main" }],
  ["category=youth&day=2", { category: "youth", day: 2 }],
  ["year=2025&match=72025100", { category: "main", year: "2025", match: "72025100" }],
  ["category=women", undefined],
  ["year=twenty", undefined],
  ["year=1999", undefined],
  ["day=0", undefined],
  ["match=a/b", undefined],
])("%s", (query, read) => {
  expect(readSevensQuery(new URLSearchParams(query))).toEqual(read);
});

test.each([
  [{}, "/hkfc"],
  [{ category: "main", day: 1 }, "/hkfc?day=1"],
  [{ category: "masters", year: "2025", match: "72025200" }, "/hkfc?year=2025&category=masters&match=72025200"],
] as const)("%o is at %s", (query, path) => {
  expect(sevensPath(query)).toBe(path);
});
