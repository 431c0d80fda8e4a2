import { expect, test } from "vitest";
import { createIntake } from "./intake.ts";

test("a hub takes so many listeners each second, and refuses the others", () => {
  let now = 10_000;
  const { take } = createIntake(2, () => now);
  const takeAll = (count: number) => Array.from({ length: count }, take);
  expect(takeAll(4)).toEqual([true, true, false, false]);
  now += 999;
  expect(takeAll(1)).toEqual([false]);
  now += 1;
  expect(takeAll(3)).toEqual([true, true, false]);
});
