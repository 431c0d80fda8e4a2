import { expect, test } from "vitest";
import { noteKey, sinceText } from "./offline-note.ts";

test.each([
  [{ isOther: false, isOnline: false }, "note"],
  [{ isOther: false, isOnline: true }, "slow"],
  [{ isOther: true, isOnline: false }, "instead"],
  [{ isOther: true, isOnline: true }, "instead"],
])("%j is stated by the sentence %s", (facts, key) => {
  expect(noteKey(facts)).toBe(key);
});

const NOW = Date.parse("2026-11-21T17:10:00Z");
test.each([
  ["2026-11-21T17:05:00Z", 0, "en", "17:05"],
  ["2026-11-21T17:05:00Z", 420, "th", "00:05"],
  ["2026-11-21T16:59:00Z", 420, "th", "23:59 (21 พ.ย.)"],
  ["2026-11-20T17:05:00Z", 0, "en", "17:05 (Nov 20)"],
  ["2026-11-20T17:05:00Z", -180, "pt", "14:05 (20 de nov.)"],
  ["2026-11-20T17:05:00Z", 0, "zh-Hant", "17:05 (11月20日)"],
])("a entry of %s, %d minutes east, is in %s of %s", (since, minutes, tag, text) => {
  expect(sinceText(Date.parse(since), NOW, [{ from: 0, minutes }], tag)).toBe(text);
});
