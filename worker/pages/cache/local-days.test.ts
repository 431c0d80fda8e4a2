import { expect, test } from "vitest";
import { describeDay, describeToday } from "./local-days.ts";

test.each([
  ["2026-11-21", "Asia/Bangkok", "2026-11-21+420+420"],
  ["2026-11-21", "America/Sao_Paulo", "2026-11-21-180-180"],
  ["2026-11-21", "Asia/Kolkata", "2026-11-21+330+330"],
  ["2026-11-21", "UTC", "2026-11-21+0+0"],
  ["2026-03-29", "Europe/Lisbon", "2026-03-29+0+60"],
  ["2026-10-25", "Europe/Lisbon", "2026-10-25+60+0"],
  // The clocks go forward at midnight: the day before ends with the old offset.
  ["2018-11-03", "America/Sao_Paulo", "2018-11-03-180-180"],
  ["2026-02-30", "UTC", "none"],
  ["yesterday", "UTC", "none"],
])("%s in %s is %s", (date, zone, text) => {
  expect(describeDay(date, zone)).toBe(text);
});

test("zones with the same offsets on a day share an entry", () => {
  expect(describeDay("2026-11-21", "Asia/Bangkok")).toBe(describeDay("2026-11-21", "Asia/Ho_Chi_Minh"));
  expect(describeDay("2026-06-21", "Europe/Lisbon")).not.toBe(describeDay("2026-06-21", "UTC"));
  expect(describeDay("2026-11-21", "Europe/Lisbon")).toBe(describeDay("2026-11-21", "UTC"));
});

test.each([
  ["2026-11-21T16:59:59.999Z", "Asia/Bangkok", "2026-11-21+420+420"],
  ["2026-11-21T17:00:00Z", "Asia/Bangkok", "2026-11-22+420+420"],
  ["2026-11-21T02:59:59.999Z", "America/Sao_Paulo", "2026-11-20-180-180"],
  ["2026-11-21T03:00:00Z", "America/Sao_Paulo", "2026-11-21-180-180"],
  ["2022-11-25T12:00:00Z", "Asia/Bangkok", "2022-11-25+420+420"],
])("at %s today in %s is %s, forwards and after the clock was moved back", (instant, zone, text) => {
  expect(describeToday(Date.parse(instant), zone)).toBe(text);
});
