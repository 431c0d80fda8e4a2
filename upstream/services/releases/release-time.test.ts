import { expect, test } from "vitest";
import { HOUR } from "#contract/time/units";
import { LONGEST_WAIT, RING_FOR, secondsUntilRelease } from "./send-release.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");
type Published = Parameters<typeof secondsUntilRelease>[0];

test.each<[string, Partial<Published>, boolean, number | undefined]>([
  ["at once when it is out", {}, false, 0],
  ["at once within an hour", { publishedAt: NOW - RING_FOR }, false, 0],
  ["not when it has been out for longer", { publishedAt: NOW - RING_FOR - 1 }, false, undefined],
  ["when it comes out", { publishedAt: NOW + 90_500 }, false, 91],
  ["looked at again, when that is after the longest wait", { publishedAt: NOW + 100 * HOUR }, false, LONGEST_WAIT],
  ["soon looked at again, where the clock may be moved", { publishedAt: NOW + HOUR }, true, 10],
  ["when it comes out, where the clock may be moved", { publishedAt: NOW + 4_000 }, true, 4],
  ["not as a draft", { status: "draft" }, false, undefined],
  ["not as a draft without a date", { status: "draft", publishedAt: null }, false, undefined],
  ["not once it is withdrawn", { status: "withdrawn" }, false, undefined],
])("a release is told %s", (_, change, isMovable, seconds) => {
  const published = { status: "published", publishedAt: NOW, ...change } as const;
  expect(secondsUntilRelease(published, { now: NOW, isMovable })).toBe(seconds);
});
