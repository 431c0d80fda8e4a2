import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnnouncer } from "./announcer.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElement: () => ({ textContent: "" }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(more?: (count: number) => string) {
  const said: string[][] = [];
  const replaceChildren = (...lines: HTMLElement[]) => said.push(lines.map(({ textContent }) => textContent ?? ""));
  return { said, ...createAnnouncer({ replaceChildren } as unknown as HTMLElement, more, Date.now) };
}

test("what happens within three seconds is announced together, each event once", () => {
  const { said, announce } = start();
  announce("a 1", "first");
  vi.advanceTimersByTime(2_999);
  announce("b 1", "second");
  announce("a 1", "first");
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([["first", "second"]]);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(1);
});

test("the next announcement lets the one before be read for five seconds", () => {
  const { said, announce } = start();
  announce("a 1", "first");
  vi.advanceTimersByTime(3_000);
  announce("b 1", "second");
  vi.advanceTimersByTime(4_999);
  expect(said).toEqual([["first"]]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([["first"], ["second"]]);
});

test.each([
  ["are a number at the end", (count: number) => `${count} more`, ["2 more"]],
  ["are left out where nobody counts them", undefined, []],
])("of many at once those after the fifth %s", (_name, more, end) => {
  const { said, announce } = start(more);
  for (let at = 1; at <= 7; at += 1) announce(`m${at} 1`, `goal ${at}`);
  vi.advanceTimersByTime(3_000);
  expect(said).toEqual([["goal 1", "goal 2", "goal 3", "goal 4", "goal 5", ...end]]);
});
