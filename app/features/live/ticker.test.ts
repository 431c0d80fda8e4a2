import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE } from "#contract/time/units";
import { createTicker } from "./live-screen.ts";

const START = Date.parse("2026-10-17T14:20:30Z");

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

/** Rows whose minutes change with the clock's. */
const rowsOf = () => ({
  tick: vi.fn<(now: number) => void>(),
  untilNextTick: (now: number) => MINUTE - (now % MINUTE),
});

test("ticks at once, then at each minute that passes", () => {
  const rows = rowsOf();
  createTicker(rows, Date.now).run();
  vi.advanceTimersByTime(29_999);
  expect(rows.tick.mock.calls).toEqual([[START]]);
  vi.advanceTimersByTime(1);
  expect(rows.tick.mock.calls).toEqual([[START], [START + 30_000]]);
  vi.advanceTimersByTime(MINUTE);
  expect(rows.tick).toHaveBeenCalledTimes(3);
});

test("has one timer, however often it is started", () => {
  const rows = rowsOf();
  const { run } = createTicker(rows, Date.now);
  run();
  run();
  expect(vi.getTimerCount()).toBe(1);
});

test("does not tick once it is stopped", () => {
  const rows = rowsOf();
  const { run, stop } = createTicker(rows, Date.now);
  run();
  stop();
  vi.advanceTimersByTime(2 * MINUTE);
  expect(rows.tick).toHaveBeenCalledTimes(1);
});

test("waits for nothing where no clock runs", () => {
  const rows = { tick: vi.fn(), untilNextTick: () => undefined };
  createTicker(rows, Date.now).run();
  expect(rows.tick).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("writes nothing before the edge's clock is known", () => {
  const rows = rowsOf();
  createTicker(rows, () => undefined).run();
  expect(rows.tick).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
