import { expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { zoneName } from "./load-account-notifications.server.ts";

const now = Date.parse("2026-10-17T12:00:00Z");

test.each<[timeZone: string, locale: LocaleCode, name: string]>([
  ["Asia/Bangkok", "en", "Indochina Time"],
  ["Asia/Bangkok", "th", "เวลาอินโดจีน"],
  ["UTC", "en", "UTC"],
  ["UTC", "th", "UTC"],
  ["Etc/GMT-7", "en", "UTC+7"],
])("%s in %s is %s", (timeZone, locale, name) => {
  expect(zoneName(timeZone, { locale, now })).toBe(name);
});
