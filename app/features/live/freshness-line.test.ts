import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFreshnessLine } from "./freshness-line.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const line = { textContent: "" };
  const onChange = vi.fn<(isRunning: boolean) => void>();
  const freshness = createFreshnessLine({
    line: line as HTMLElement,
    now: Date.now,
    notUpdated: (age) => `not updated for ${age / 1_000} s`,
    onChange,
  });
  return { line, onChange, ...freshness };
}

test("a watched page stops its clocks and says since when after 25 seconds without an update, until the next one", () => {
  const { line, onChange, watch, updated, isRunning } = start();
  watch(true);
  vi.advanceTimersByTime(24_999);
  expect([line.textContent, isRunning()]).toEqual(["", true]);
  vi.advanceTimersByTime(1);
  expect([line.textContent, isRunning()]).toEqual(["not updated for 25 s", false]);
  updated(0);
  expect([line.textContent, isRunning()]).toEqual(["", true]);
  expect(onChange.mock.calls).toEqual([[false], [true]]);
});

test("an update is as old as what it says, and an older one takes nothing back", () => {
  const { line, watch, updated } = start();
  watch(true);
  vi.advanceTimersByTime(20_000);
  updated(10_000);
  updated(15_000);
  vi.advanceTimersByTime(14_999);
  expect(line.textContent).toBe("");
  vi.advanceTimersByTime(1);
  expect(line.textContent).toBe("not updated for 25 s");
});

test("a page that nobody watches says nothing, and gets as long to catch up once it is seen", () => {
  const { line, watch, isRunning } = start();
  vi.advanceTimersByTime(100_000);
  expect([line.textContent, isRunning()]).toEqual(["", true]);
  watch(true);
  vi.advanceTimersByTime(24_999);
  expect([line.textContent, isRunning()]).toEqual(["", false]);
  vi.advanceTimersByTime(1);
  expect(line.textContent).toBe("not updated for 125 s");
  watch(false);
  expect([line.textContent, isRunning()]).toEqual(["", true]);
});
