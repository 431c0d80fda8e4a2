import { expect, test } from "vitest";
import { withoutResult } from "./own-matches.island.tsx";
import { ownStatus } from "./own-status.ts";

const match = { id: "1", path: "/p", home: "A", away: "B", kickOff: 0, isNotifying: false };
const progress = { minute: "", addedMinute: "", clock: "", periodCount: Number.NaN, points: [] };
const statusIn = (phase: string, minute = "") => ownStatus({ ...progress, phase, minute });

test.each([
  ["FULL_TIME", "over", "fullTime"],
  ["AFTER_PENS", "over", "fullTime"],
  ["EXTRA_TIME", "live", "inPlay"],
  ["HALF_TIME", "live", "inPlay"],
] as const)("%s is told as %s, with no score", (phase, state, word) => {
  const status = statusIn(phase, phase === "EXTRA_TIME" ? "105" : "");
  const shown = withoutResult({ ...match, score: ["2", "1"], status });
  expect(shown).toEqual({ ...match, status: { state, kind: "word", word } });
});

test("a match to come stays as it is", () => {
  const upcoming = { ...match, status: statusIn("SCHEDULED") };
  expect(withoutResult(upcoming)).toEqual(upcoming);
});
