import { expect, test, vi } from "vitest";
import { highestHeld } from "./held-rate.ts";

const BOUNDS = { from: 100, most: 10_000, halvings: 4 };

test.each([
  ["between two doublings", 1_000, 1_000],
  ["just above a doubling", 810, 800],
  ["not even the first", 99, 0],
  ["the first only", 100, 100],
  ["above what is tried", 1_000_000, 6_400],
])("%s", async (_, capacity, expected) => {
  expect(await highestHeld(async (rate) => rate <= capacity, BOUNDS)).toBe(expected);
});

test("is at most a sixteenth of a doubling below the truth", async () => {
  for (const capacity of [150, 333, 1_234, 4_999]) {
    const held = await highestHeld(async (rate) => rate <= capacity, BOUNDS);
    expect(held).toBeLessThanOrEqual(capacity);
    expect(held).toBeGreaterThan(capacity * (1 - 1 / 16));
  }
});

test("each rate is tried once", async () => {
  const holds = vi.fn(async (rate: number) => rate <= 777);
  await highestHeld(holds, BOUNDS);
  const tried = holds.mock.calls.map(([rate]) => rate);
  expect(new Set(tried).size).toBe(tried.length);
});
