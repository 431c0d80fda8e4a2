import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ISLAND_EVENT, ISLAND_OVER_EVENT } from "~/runtime/islands/island-event";
import { testPage } from "~/runtime/page-script/test-page";
import { LONGEST_PAUSE } from "~/runtime/try-again";
import { recoverIslands } from "./recover-islands.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An island that has failed, and each of whose attempts comes to what the test says. */
class Place extends EventTarget {
  readonly id = "island-search";
  readonly isConnected = true;
  dataset: DOMStringMap = { failed: "" };
  attempts = 0;
  isMended = false;

  constructor() {
    super();
    this.addEventListener(ISLAND_EVENT, () => {
      this.attempts += 1;
      if (this.isMended) this.dataset = {};
      this.dispatchEvent(new Event(ISLAND_OVER_EVENT));
    });
  }

  matches = (): boolean => this.dataset.failed !== undefined;
}

test("an island that failed is started again, ever more rarely, until it is there", async () => {
  const { page } = testPage();
  const place = new Place();
  recoverIslands({
    page: Object.assign(page, { querySelectorAll: () => [place], getElementById: () => null }),
  } as never);
  await vi.advanceTimersByTimeAsync(900);
  expect(place.attempts).toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(place.attempts).toBeGreaterThanOrEqual(3);
  expect(place.attempts).toBeLessThan(8);
  place.isMended = true;
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE);
  expect(place.matches()).toBe(false);
  const { attempts } = place;
  await vi.advanceTimersByTimeAsync(2 * LONGEST_PAUSE);
  expect(place.attempts).toBe(attempts);
});
