import { expect, test } from "vitest";
import { isoDuration, playTime } from "./highlight-cards.ts";

test.each([
  [6, "0:06", "PT0M6S"],
  [21, "0:21", "PT0M21S"],
  [725, "12:05", "PT12M5S"],
  [3723, "1:02:03", "PT62M3S"],
])("%i seconds", (seconds, shown, machine) => {
  expect(playTime(seconds)).toBe(shown);
  expect(isoDuration(seconds)).toBe(machine);
});
