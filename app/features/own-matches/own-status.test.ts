import { expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { matchStatus } from "~/features/match-row/match-status";
import { GAMES } from "~/features/match-row/test-games";
import { NOW, STATES } from "~/features/match-row/test-matches";
import { type OwnStatus, ownStatus } from "./own-status.ts";

const NONE = { phase: "", minute: "", addedMinute: "", clock: "", periodCount: Number.NaN, points: [] };

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
    { phase: "END_OF_PERIOD", clock: "00:00", periodCount: 4, points: [30, 19] },
    { state: "live", kind: "word", word: "quarterOver", number: 2 },
  ],
  ["overtime", { phase: "OT", clock: "01:00" }, { state: "live", kind: "word", word: "overtime", left: "01:00" }],
  [
    "between overtimes",
    { phase: "END_OF_PERIOD", clock: "00:00", periodCount: 4, points: [30, 19, 23, 27, 9] },
    { state: "live", kind: "word", word: "overtimeOver" },
  ],
  [
    "a second overtime",
    { phase: "OT", clock: "01:00", periodCount: 4, points: [30, 19, 23, 27, 9, 2] },
    { state: "live", kind: "word", word: "overtimeNumber", number: 2, left: "01:00" },
  ],
  [
    "won in overtime",
    { phase: "FULL_TIME", periodCount: 4, points: [30, 19, 23, 27, 9] },
    { state: "over", kind: "word", word: "afterOvertime" },
  ],
  ["over", { phase: "FULL_TIME", minute: "90" }, { state: "over", kind: "word", word: "fullTime" }],
  ["postponed", { phase: "POSTPONED" }, { state: "over", kind: "word", word: "postponed" }],
])("%s", (_, progress, status) => {
  expect(ownStatus({ ...NONE, ...progress })).toEqual(status);
});

/** A match's fields as on the wire. */
function progressOf(match: Match): Parameters<typeof ownStatus>[0] {
  const { count = Number.NaN, points = [] } = ("periods" in match && match.periods) || {};
  const phase = "period" in match ? match.period : "how" in match ? match.how : "";
  return { ...NONE, phase, periodCount: count, points: points.map(([home]) => home) };
}

const WORDED = Object.entries({ ...STATES, ...GAMES }).flatMap(([name, match]) => {
  const status = matchStatus(match, NOW);
  return match.state !== "scheduled" && (status.kind === "word" || status.kind === "clock")
    ? [{ name, match, word: status.word, number: status.number }]
    : [];
});

test.each(WORDED)("$name: the strip has the word of the row, $word", ({ match, word, number }) => {
  expect(ownStatus(progressOf(match))).toMatchObject({ kind: "word", word, ...(number && { number }) });
});

test("the words of rows that the strip has too include overtimes", () => {
  expect(WORDED.map(({ word }) => word)).toEqual(
    expect.arrayContaining(["overtimeNumber", "overtimeOver", "afterOvertime", "quarterOver"]),
  );
});
