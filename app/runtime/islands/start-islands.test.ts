import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TIME_LIMIT } from "~/runtime/time-limit";
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

/** A page with an island made of these files, within a dialog if one is given. */
function testPage(files: string, dialog: Partial<HTMLDialogElement> | null = null) {
  const listeners = new Map<string, (event: Event) => void>();
  const place = {
    dataset: { island: "search" } as Record<string, string>,
    closest: () => dialog,
    setAttribute: () => {},
    removeAttribute: () => {},
    dispatchEvent: () => true,
  };
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

test("the dialog around an island opens with the press, as often as it is pressed, and stays without the island", async () => {
  const dialog = { open: false, showModal: vi.fn(() => Object.assign(dialog, { open: true })) };
  const { place, link } = testPage("/assets/island-search.css", dialog as unknown as HTMLDialogElement);
  link.click();
  expect([link.followed, dialog.open]).toEqual([0, true]);
  dialog.open = false;
  link.click();
  link.click();
  expect(dialog.showModal).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(TIME_LIMIT);
  expect([link.followed, dialog.open, place.dataset.failed]).toEqual([0, true, ""]);
  link.click();
  expect(link.followed).toBe(1);
});

test("a browser without dialogs follows the link, and loads nothing", async () => {
  const { place, link } = testPage("/assets/island-search.css", {});
  link.click();
  await vi.advanceTimersByTimeAsync(TIME_LIMIT);
  expect([link.followed, place.dataset.failed]).toEqual([1, undefined]);
});
