import { expect, test } from "vitest";
import { matchDay } from "./match-day.ts";

const KICK_OFF = Date.parse("2026-11-05T23:05:00Z");
const TO_COME = { kickOff: KICK_OFF, isTimeConfirmed: true };

test.each([
  ["en", "UTC", TO_COME, "05 Nov 2026 23:05"],
  ["en", "Asia/Bangkok", TO_COME, "06 Nov 2026 06:05"],
  ["th", "UTC", TO_COME, "05/11/2026 23:05"],
  ["km", "Asia/Bangkok", TO_COME, "06/11/2026 06:05"],
  ["zh-Hant", "Asia/Hong_Kong", TO_COME, "2026年11月6日 07:05"],
  ["pt", "America/Sao_Paulo", { ...TO_COME, isTimeConfirmed: false }, "05/11/2026"],
  ["vi", "UTC", { ...TO_COME, score: ["1", "0"] as const }, "05/11/2026"],
])("in %s, in %s", (language, timeZone, match, said) => {
  expect(matchDay(match, { language, timeZone })).toBe(said);
});

test("years are those that the visitor counts", () => {
  expect(matchDay(TO_COME, { language: "th", timeZone: "UTC", yearsAhead: 543 })).toBe("05/11/2569 23:05");
});
