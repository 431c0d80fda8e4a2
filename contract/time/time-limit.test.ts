import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rejectAfter, waitAtMost } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (milliseconds: number, value: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(value), milliseconds));
/** How a promise has settled after so many milliseconds. */
async function settledAfter(milliseconds: number, promise: Promise<unknown>) {
  const outcome = promise.then(
    (value) => ({ value }),
    ({ message }: Error) => ({ message }),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return Promise.race([outcome, Promise.resolve("pending")]);
}

it.each([
  ["waitAtMost", waitAtMost],
  ["rejectAfter", rejectAfter],
])("%s passes on a value and a rejection in time, and leaves no timer", async (_, limited) => {
  expect(await settledAfter(10, limited(20, after(10, "value")))).toEqual({ value: "value" });
  expect(await settledAfter(0, limited(20, Promise.reject(new Error("own"))))).toEqual({ message: "own" });
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ["waitAtMost", waitAtMost, { value: undefined }],
  ["rejectAfter", rejectAfter, { message: "not done in 20 ms" }],
])("%s settles at the limit, not before", async (_, limited, outcome) => {
  const waiting = limited(20, after(30, "late"));
  expect(await settledAfter(19, waiting)).toBe("pending");
  expect(await settledAfter(1, waiting)).toEqual(outcome);
});
