import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FETCHED_HEADER } from "#contract/tables/edge-headers";
import { SECOND } from "#contract/time/units";
import { LIST_ID } from "~/page/element-ids";
import { openPage } from "~/ui/test-browser.tsx";
import { createCatchUp } from "./catch-up.ts";

const START = Date.parse("2026-10-17T14:20:00Z");
const markup = (text: string) => `<main><div id="${LIST_ID}" data-fetched="${START}">${text}</div></main>`;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** A page whose list caches have as of `asOf` seconds after the start. */
function open() {
  const page = openPage(`<html lang="en"><body>${markup("old")}</body></html>`);
  const state = { asOf: 0, isDown: false };
  const fetchedAt: number[] = [];
  const catchUp = createCatchUp({
    page,
    async fetchPage() {
      fetchedAt.push((Date.now() - START) / SECOND);
      if (state.isDown) throw new TypeError("network");
      const headers = { [FETCHED_HEADER]: String(START + state.asOf * SECOND) };
      return new Response(markup(`as of ${state.asOf}`), { headers });
    },
    now: Date.now,
    random: () => 0,
    accept: () => [],
    onReplaced: () => {},
  });
  return {
    state,
    fetchedAt,
    shown: () => page.getElementById(LIST_ID)?.textContent,
    need: (second: number) => catchUp.request(START + second * SECOND),
    request: () => catchUp.request(),
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND),
  };
}

test("the list is fetched at once, then no more often than every ten seconds, for as long as caches have an older one", async () => {
  const { need, pass, state, fetchedAt, shown } = open();
  need(5);
  await pass(25);
  expect(fetchedAt).toEqual([0, 10, 20]);
  state.asOf = 5;
  await pass(600);
  expect(fetchedAt).toEqual([0, 10, 20, 30]);
  expect(shown()).toBe("as of 5");
});

test("requests in the meantime add no fetches", async () => {
  const { request, pass, fetchedAt } = open();
  for (let second = 0; second < 10; second += 1) {
    request();
    await pass(1);
  }
  await pass(600);
  expect(fetchedAt).toEqual([0, 10]);
});

test("fetches become rarer while caches stay old, and a failed one counts as old", async () => {
  const { need, pass, state, fetchedAt } = open();
  need(5);
  state.isDown = true;
  await pass(600);
  const pauses = fetchedAt.slice(1).map((at, index) => at - (fetchedAt[index] ?? 0));
  expect(pauses).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 16, 32, 64, 128, 256]);
});

test("what happens next does not wait for the pause that has become long", async () => {
  const { need, pass, state, fetchedAt, shown } = open();
  need(5);
  await pass(300);
  const last = fetchedAt.at(-1) ?? 0;
  state.asOf = 299;
  need(299);
  await pass(0);
  expect(300 - last).toBeGreaterThan(10);
  expect(fetchedAt.at(-1)).toBe(300);
  expect(shown()).toBe("as of 299");
  await pass(600);
  expect(fetchedAt.at(-1)).toBe(300);
});
