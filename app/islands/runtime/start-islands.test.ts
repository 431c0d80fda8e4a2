import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TIME_LIMIT } from "~/browser/time-limit";
import { startIslands } from "./start-islands.ts";

/** A link that opens an island once it has loaded, and leads to a page until then. */
class TestLink extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly dataset = { opens: "island-search" };
  readonly isConnected = true;
  followed = 0;

  constructor(private readonly press: (event: Event) => void) {
    super();
  }

  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  matches = () => false;
  closest = () => this;

  click(): void {
    const event = new Event("click", { cancelable: true });
    Object.defineProperty(event, "target", { value: this });
    this.press(event);
    if (!event.defaultPrevented) this.followed += 1;
  }
}

/** A page with an island made of these files. */
function testPage(files: string) {
  const listeners = new Map<string, (event: Event) => void>();
  const place = { dataset: { island: "search" } as Record<string, string> };
  const page = {
    addEventListener: (type: string, listener: (event: Event) => void) => void listeners.set(type, listener),
    getElementById: (id: string) => (id === "island-search" ? place : { getAttribute: () => files }),
    head: { appendChild: <Element>(element: Element): Element => element },
    createElement: () => ({}),
  };
  startIslands(page as unknown as Document);
  return { place, link: new TestLink((event) => listeners.get("click")?.(event)) };
}

beforeEach(() => {
  vi.useFakeTimers();
  // A stalled connection: neither a response nor an error.
  vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a pressed link is followed when a file has not come in time, and every press after that", async () => {
  const { place, link } = testPage("/assets/island-search.css");
  link.click();
  link.click();
  await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
  expect([link.followed, link.attributes.get("aria-busy")]).toEqual([0, "true"]);
  await vi.advanceTimersByTimeAsync(1);
  expect([link.followed, link.attributes.get("aria-busy")]).toEqual([1, undefined]);
  expect(place.dataset.failed).toBe("");
  link.click();
  expect(link.followed).toBe(2);
});
