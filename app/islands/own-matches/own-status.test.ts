import { expect, test } from "vitest";
import { type OwnStatus, ownStatus } from "./own-status.ts";

const NONE = { phase: "", minute: "", addedMinute: "", clock: "", periodCount: 0 };

test.each<[string, Partial<Parameters<typeof ownStatus>[0]>, OwnStatus]>([
  ["not begun", { phase: "SCHEDULED" }, { state: "upcoming", kind: "kickOff" }],
  ["no word for it", { phase: "PAUSED" }, { state: "upcoming", kind: "kickOff" }],
  ["no time yet", { phase: "TIME_TBA" }, { state: "upcoming", kind: "word", word: "timeToBeAnnounced" }],
  ["a minute", { phase: "FIRST_HALF", minute: "34" }, { state: "live", kind: "minute", minute: "34" }],
  [
    "added time",
    { phase: "SECOND_HALF", minute: "90", addedMinute: "3" },
    { state: "live", kind: "minute", minute: "90+3" },
  ],
  [
    "no added time",
    { phase: "SECOND_HALF", minute: "67", addedMinute: "0" },
    { state: "live", kind: "minute", minute: "67" },
  ],
  ["a half without a minute", { phase: "FIRST_HALF" }, { state: "live", kind: "word", word: "inPlay" }],
  ["half-time", { phase: "HALF_TIME", minute: "45" }, { state: "live", kind: "word", word: "halfTime" }],
  [
    "a quarter",
    { phase: "Q3", clock: "04:12" },
    { state: "live", kind: "word", word: "quarter", number: 3, left: "04:12" },
  ],
  [
    "between quarters",
    { phase: "END_OF_PERIOD", clock: "00:00", periodCount: 2 },
    { state: "live", kind: "word", word: "quarterOver", number: 2 },
  ],
  ["overtime", { phase: "OT", clock: "01:00" }, { state: "live", kind: "word", word: "overtime", left: "01:00" }],
  ["over", { phase: "FULL_TIME", minute: "90" }, { state: "over", kind: "word", word: "fullTime" }],
  ["postponed", { phase: "POSTPONED" }, { state: "over", kind: "word", word: "postponed" }],
])("%s", (_, progress, status) => {
  expect(ownStatus({ ...NONE, ...progress })).toEqual(status);
});
