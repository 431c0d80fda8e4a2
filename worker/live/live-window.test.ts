import { expect, test, vi } from "vitest";
import type { MatchChange } from "#contract/domain/live";
import { MINUTE } from "#contract/time/units";
import { readMessage } from "../../app/runtime/live/read-message.ts";
import { LiveWindow, LONGEST_WINDOW, windowStart } from "./live-window.ts";
import { change, NOON } from "./test-changes.ts";

const windowOf = (...changes: ReturnType<typeof change>[]) =>
  new LiveWindow({ since: NOON - 10 * MINUTE, until: NOON, changes });
const changesAfter = (window: LiveWindow, seconds: number): readonly MatchChange[] => {
  const message = readMessage(`{"f":0,"t":0,"n":0,"c":${window.textAfter(NOON + seconds * 1_000)}}`);
  return message && "changes" in message ? message.changes : [];
};
const idsAfter = (window: LiveWindow, seconds: number): string[] => changesAfter(window, seconds).map(({ id }) => id);

test.each([
  ["12:00:00", "11:50:00"],
  ["12:04:59.999", "11:50:00"],
  ["12:05:00", "11:55:00"],
])("at %s the window begins at %s", (now, start) => {
  expect(windowStart(Date.parse(`2026-11-21T${now}Z`))).toBe(Date.parse(`2026-11-21T${start}Z`));
});

test("a window covers at least ten minutes and never more than the longest", () => {
  for (let now = NOON; now < NOON + 20 * MINUTE; now += 7_001) {
    expect(now - windowStart(now)).toBeGreaterThanOrEqual(10 * MINUTE);
    expect(now - windowStart(now)).toBeLessThan(LONGEST_WINDOW);
  }
});

test("a cut has what happened after the instant, in order, whatever the order of the answer", () => {
  const window = windowOf(change("c", -10), change("a", -300), change("b", -60));
  expect(idsAfter(window, -400)).toEqual(["a", "b", "c"]);
  expect(idsAfter(window, -60)).toEqual(["c"]);
  expect(idsAfter(window, -60.001)).toEqual(["b", "c"]);
  expect(idsAfter(window, -10)).toEqual([]);
});

test("nothing has happened after the last change, nor in an empty window", () => {
  const window = windowOf(change("a", -10));
  expect([-11, -10, 0].map((seconds) => window.hasAfter(NOON + seconds * 1_000))).toEqual([true, false, false]);
  expect(windowOf().hasAfter(0)).toBe(false);
  expect(windowOf().textAfter(0)).toBe("[]");
});

test("each change is encoded once, whatever cursors ask", () => {
  const encoded = vi.spyOn(JSON, "stringify");
  const window = windowOf(change("a", -300), change("b", -60));
  for (let seconds = -600; seconds < 0; seconds += 1) window.textAfter(NOON + seconds * 1_000);
  expect(encoded).toHaveBeenCalledTimes(2);
  encoded.mockRestore();
});

test("what happened next replaces what a match had before, and the window moves on", () => {
  const window = windowOf(change("a", -599), change("b", -60, 1), change("c", -30, 7));
  const next = { since: NOON, until: NOON + 2_000, changes: [change("b", 1, 2), change("c", 1, 6)] };
  const moved = window.followedBy(next, NOON - 9 * MINUTE);
  expect(moved).toMatchObject({ since: NOON - 9 * MINUTE, until: NOON + 2_000 });
  expect(moved?.changes.map(({ id, seq }) => [id, seq])).toEqual([
    ["c", 7],
    ["b", 2],
  ]);
});

test("what is learnt late is sent from when it is known, once, though it happened before what all have seen", () => {
  const window = windowOf(change("a", -60, 3), change("b", -30, 1));
  const put = { state: "void", kickOff: NOON, how: "ABANDONED", reds: [0, 0] } as const;
  const next = {
    since: NOON - 60_000,
    until: NOON + 1_000,
    changes: [{ ...change("a", -50, 4), match: put }, change("late", -20)],
  };
  const moved = window.followedBy(next, window.since);
  expect(moved && idsAfter(moved, 0)).toEqual(["a", "late"]);
  const moves = moved?.changes;
  const again = moved?.followedBy({ ...next, until: NOON + 2_000 }, window.since);
  expect(again?.changes).toEqual(moves);
  expect(again && idsAfter(again, 1)).toEqual([]);
});

test("a higher number alone, of what no row shows, is no late news", () => {
  const played = (minute: number) =>
    ({ state: "live", kickOff: NOON, period: "FIRST_HALF", minute, score: [1, 0], reds: [0, 0] }) as const;
  const window = windowOf({ ...change("a", -60, 3), match: played(20) });
  const next = {
    since: NOON - 60_000,
    until: NOON + 1_000,
    changes: [{ ...change("a", -60, 4), match: played(21) }],
  };
  expect(window.followedBy(next, window.since)?.changes).toEqual(window.changes);
});

test("an answer that ends a little before the last one, of another machine, takes nothing back", () => {
  const window = windowOf(change("a", -1));
  const moved = window.followedBy({ since: NOON - 60_000, until: NOON - 4_000, changes: [] }, window.since);
  expect(moved).toMatchObject({ until: NOON, changes: [{ id: "a" }] });
});

test("an answer of a clock that was set back does not go on from a window", () => {
  expect(windowOf().followedBy({ since: 0, until: NOON - 6_000, changes: [] }, 0)).toBeUndefined();
});

test("a window never reaches further back than it did", () => {
  const moved = windowOf().followedBy({ since: NOON, until: NOON, changes: [] }, NOON - 14 * MINUTE);
  expect(moved?.since).toBe(NOON - 10 * MINUTE);
});
