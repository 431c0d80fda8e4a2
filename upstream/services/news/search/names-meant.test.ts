import { expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { contextAt } from "../../../matches/history/test-context.ts";
import { namesMeant, sportsOf } from "./names-meant.ts";

const { directory } = contextAt(Date.parse("2026-11-23T12:00:00Z"));

test.each<[string, LocaleCode, string]>([
  ["gunners", "en", "Arsenal"],
  ["livrpol", "en", "Liverpool"],
  ["machester untied", "en", "Manchester United"],
  ["ลิเวอร์พูล", "en", "Liverpool"],
  ["liverpool", "th", "ลิเวอร์พูล"],
  ["利物浦", "vn", "Liverpool"],
  ["lakres", "en", "Los Angeles Lakers"],
  ["premier leage", "zh-Hans", "英超"],
])("%j in %s may mean %s", (text, locale, name) => {
  expect(namesMeant(text, locale, { directory, sports: sportsOf(undefined) })).toContain(name);
});

test.each(["", "qqqqqqqq", "%%%"])("%j means nobody", (text) => {
  expect(namesMeant(text, "en", { directory, sports: sportsOf(undefined) })).toEqual([]);
});

test("only those of the sport that is asked for", () => {
  expect(namesMeant("lakers", "en", { directory, sports: sportsOf("football") })).not.toContain("Los Angeles Lakers");
});
