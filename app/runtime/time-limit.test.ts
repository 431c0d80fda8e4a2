import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TIME_LIMIT, withTimeLimit } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ["without a signal", () => undefined],
  ["with a signal", () => new AbortController().signal],
])("a call %s", (_, signalOf) => {
  test("ends when its time is up, and not before", () => {
    const signal = withTimeLimit(signalOf());
    vi.advanceTimersByTime(TIME_LIMIT - 1);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });
});

test("a call ends with the signal that it was given", () => {
  const asker = new AbortController();
  const signal = withTimeLimit(asker.signal);
  expect(signal.aborted).toBe(false);
  asker.abort();
  expect(signal.aborted).toBe(true);
});

test("a call that nobody wants any more does not begin", () => {
  expect(withTimeLimit(AbortSignal.abort()).aborted).toBe(true);
});
