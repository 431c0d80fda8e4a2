import { expect, test } from "vitest";
import { hiddenUntil, isBarHidden } from "./app-download.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const days = (count: number) => count * 86_400_000;

test.each([
  ["nothing is stored", null, false],
  ["it was closed just now", String(hiddenUntil(NOW)), true],
  ["it was closed 29 days ago", String(hiddenUntil(NOW - days(29))), true],
  ["it was closed 30 days ago", String(hiddenUntil(NOW - days(30))), false],
  ["the device's clock was a year ahead then", String(hiddenUntil(NOW + days(365))), false],
  ["something else is stored", "soon", false],
])("the app bar when %s: hidden %s", (_, stored, isHidden) => {
  expect(isBarHidden(stored, NOW)).toBe(isHidden);
});
