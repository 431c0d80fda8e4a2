import { expect, test } from "vitest";
import { knownQuery } from "./known-query.ts";

test.each([
  ["", ["date"], ""],
  ["?", ["date"], ""],
  ["?date=2026-11-21", ["date"], "?date=2026-11-21"],
  ["?utm_source=x&date=2026-11-21&fbclid=y", ["date"], "?date=2026-11-21"],
  ["?utm_source=x", ["date"], ""],
  ["?date=a&date=b", ["date"], "?date=a"],
  ["?b=2&a=1", ["a", "b"], "?a=1&b=2"],
  ["?date=", ["date"], ""],
  ["?date=&show=live", ["show", "date"], "?show=live"],
  ["?date=%3Cscript%3E&x", ["date"], "?date=%3Cscript%3E"],
  ["?date=2026-11-21", [], ""],
])("of %j a page that reads %j gets %j", (search, names, known) => {
  expect(knownQuery(search, names)).toBe(known);
});
