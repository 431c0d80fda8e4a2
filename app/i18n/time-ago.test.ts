import { expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { MINUTE } from "#contract/time/units";
import { dateIn } from "#contract/time/zone";
import { deviceDate, timeAgo } from "./time-ago.ts";

const NOW = Date.UTC(2026, 9, 17, 14, 20);
const time = { now: "Just now", minutes: "{{minutes}} min ago", hours: "{{hours}} h ago" };
const dateOf = (instant: number) => dateIn(instant, "Asia/Bangkok");

test.each<[age: number, locale: LocaleCode, text: string]>([
  [0, "en", "Just now"],
  [MINUTE - 1, "en", "Just now"],
  [-5 * MINUTE, "en", "Just now"],
  [MINUTE, "en", "1 min ago"],
  [59.9 * MINUTE, "en", "59 min ago"],
  [60 * MINUTE, "en", "1 h ago"],
  [23.9 * 60 * MINUTE, "en", "23 h ago"],
  [24 * 60 * MINUTE, "en", "16 Oct 2026"],
  [24 * 60 * MINUTE, "vn", "16/10/2026"],
  [24 * 60 * MINUTE, "zh-Hant", "2026年10月16日"],
  // After midnight in Bangkok.
  [45 * 60 * MINUTE, "en", "16 Oct 2026"],
])("what is %d ms old has in %s: %s", (age, locale, text) => {
  expect(timeAgo(NOW - age, { now: NOW, locale, texts: { time }, dateOf })).toBe(text);
});

test("a device has its own date", () => {
  expect(deviceDate(new Date(2026, 0, 2, 23, 59).getTime())).toBe("2026-01-02");
});
