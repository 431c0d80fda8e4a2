import { expect, test } from "vitest";
import { decideAsk, decideBroadcast, isDue, nextAskAt } from "./hub-schedule.ts";

test.each([
  [0, 1_000, 10_150, 11_000],
  [0, 1_000, 11_000, 12_000],
  [0, 500, 10_150, 10_500],
  [0, 2_000, 10_150, 12_000],
  [0, 10_000, 10_150, 20_000],
  [1, 1_000, 10_150, 12_000],
  [2, 1_000, 10_150, 14_000],
  [3, 1_000, 10_150, 18_000],
  [4, 1_000, 10_150, 20_000],
  [50, 1_000, 10_150, 20_000],
  // A slow pace is not made faster by a failure.
  [1, 10_000, 10_150, 20_000],
])("after %i failures a hub that polls each %i ms does so next, at %i, at %i", (failures, pollEvery, now, expected) => {
  expect(nextAskAt(failures, pollEvery, now)).toBe(expected);
});

test.each([
  [0, 0, false],
  [0, 399, false],
  [0, 400, true],
  [1, 1_000, false],
  [1, 1_400, true],
  [2, 3_000, false],
  [2, 3_400, true],
  [9, 9_000, false],
  [9, 9_400, true],
  // The clock was set back.
  [0, -1, true],
])("after %i failures a root asked %i ms after its last call makes another: %s", (failures, after, expected) => {
  expect(isDue({ calledAt: 50_000, failures, now: 50_000 + after })).toBe(expected);
});

const NOON = Date.parse("2026-11-21T12:00:00Z");
const START = NOON - 10 * 60_000;

test.each([
  [
    "it goes on from the last answer, and a minute of what may be learnt late",
    NOON - 1_500,
    { since: NOON - 61_500, goesOn: true },
  ],
  ["also after minutes of failures", NOON - 14 * 60_000, { since: NOON - 15 * 60_000, goesOn: true }],
  ["also when the upstream's clock is a little ahead", NOON + 2_000, { since: NOON - 58_000, goesOn: true }],
  ["a last answer too far back begins a new window", NOON - 16 * 60_000, { since: START, goesOn: false }],
  ["so does one from the future", NOON + 3_600_000, { since: START, goesOn: false }],
])("%s", (_case, until, query) => {
  expect(decideAsk({ until }, NOON)).toEqual(query);
});

test("with no window a new one begins", () => {
  expect(decideAsk(undefined, NOON)).toEqual({ since: START, goesOn: false });
});

const window = (lastChange?: number) => ({
  since: 100_000,
  until: 700_000,
  hasAfter: (instant: number) => lastChange !== undefined && lastChange > instant,
});

test.each([
  ["what has changed since", "changes", { cursor: 698_500, window: window(699_000), silentFor: 1_500 }],
  [
    "what has changed since, after a while without an answer",
    "changes",
    { cursor: 150_000, window: window(200_000), silentFor: 550_000 },
  ],
  ["nothing when nothing has changed", "nothing", { cursor: 698_500, window: window(600_000), silentFor: 9_000 }],
  [
    "after ten silent seconds that the feed lives, though the poll began early in its second",
    "heartbeat",
    { cursor: 698_500, window: window(), silentFor: 9_001 },
  ],
  [
    "to reload when the window does not reach back",
    "reload",
    { cursor: 99_999, window: window(699_000), silentFor: 0 },
  ],
  ["to reload when the clock was moved back", "reload", { cursor: 705_001, window: window(), silentFor: 0 }],
] as const)("listeners are sent %s", (_case, decided, broadcast) => {
  expect(decideBroadcast(broadcast)).toBe(decided);
});
