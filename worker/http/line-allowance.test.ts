import { expect, test } from "vitest";
import { lineAllowance } from "./reports-handler.ts";

test("two lines a minute are two lines a minute", () => {
  const allowance = lineAllowance({ most: 2, milliseconds: 60_000 });
  const taken = [0, 10, 20, 59_999, 60_000, 60_001, 60_002, 119_999, 500_000].map((now) => [
    allowance.isLeft(now),
    allowance.take(now),
  ]);
  expect(taken.map(([isLeft]) => isLeft)).toEqual(taken.map(([, isTaken]) => isTaken));
  expect(taken.map(([, isTaken]) => isTaken)).toEqual([true, true, false, false, true, true, false, false, true]);
});
