import { expect, test } from "vitest";
import { createSteadyClock } from "./browser-feed.ts";

test("a clock that is set back goes on from where it was, and one that is set ahead is followed", () => {
  let own = 1_000;
  const now = createSteadyClock(() => own);
  const read = (instant: number) => {
    own = instant;
    return now();
  };
  expect([1_000, 1_500, 500, 700, 5_000].map(read)).toEqual([1_000, 1_500, 1_500, 1_700, 6_000]);
});
