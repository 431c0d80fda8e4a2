import { afterEach, expect, test, vi } from "vitest";
import { startBanners } from "./start-banners.ts";

type Entry = { isIntersecting: boolean };

/** A page with banners, with its observer and the events sent to the island. */
function start({ saving, connection }: { saving?: string; connection?: object } = {}) {
  const events: string[] = [];
  let look: (entries: Entry[]) => void = () => {};
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("window", {});
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof look) {
        look = callback;
      }
      observe() {}
      disconnect() {
        look = () => {};
      }
    },
  );
  vi.useFakeTimers();
  const place = {
    dispatchEvent: ({ type }: Event) => events.push(type),
    closest: () => null,
    querySelectorAll: () => [],
    addEventListener: () => {},
  };
  const page = { documentElement: { dataset: { saving } }, getElementById: () => place };
  startBanners({ page: page as unknown as Document });
  return {
    events,
    see(isIntersecting: boolean) {
      look([{ isIntersecting }]);
      vi.runAllTimers();
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the island is loaded once the banners are in sight, and once only", () => {
  const { events, see } = start();
  see(false);
  expect(events).toEqual([]);
  see(true);
  see(true);
  expect(events).toEqual(["island"]);
});

test.each([
  ["who save data", { saving: "" }],
  ["whose browser saves data", { connection: { saveData: true } }],
  ["on a slow line", { connection: { effectiveType: "2g" } }],
])("it is not loaded for visitors %s", (_case, facts) => {
  const { events, see } = start(facts);
  see(true);
  expect(events).toEqual([]);
});
