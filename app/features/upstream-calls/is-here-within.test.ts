import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isHereWithin } from "./is-here-within.ts";

const PATIENCE = 100;
const lateBy = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** An answer that takes so many awaits. */
async function throughAwaits(count: number): Promise<string> {
  for (let turn = 0; turn < count; turn += 1) await undefined;
  return "value";
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("isHereWithin", () => {
  test.each([
    ["a value", async () => 1],
    ["a value through many hands", () => throughAwaits(20)],
    ["a fault", () => Promise.reject(new Error("dark"))],
  ])("is true of %s that is there, without a timer", async (_name, load) => {
    expect(await isHereWithin(PATIENCE, load())).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ["in time", () => lateBy(PATIENCE - 1), true],
    ["too late", () => lateBy(PATIENCE + 1), false],
    ["as a fault in time", () => lateBy(1).then(() => Promise.reject(new Error("dark"))), true],
  ])("waits for what comes %s", async (_name, load, isInTime) => {
    const answer = isHereWithin(PATIENCE, load());
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await answer).toBe(isInTime);
  });

  test("leaves no timer behind", async () => {
    const answer = isHereWithin(PATIENCE, lateBy(1));
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(vi.getTimerCount()).toBe(0);
  });
});
