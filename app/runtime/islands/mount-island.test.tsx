import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountIsland } from "./mount-island.tsx";
import { readPlaceProps } from "./use-opener.ts";

// Rendering is tested in the browser (e2e/islands.spec.ts).
const root = { render: vi.fn(), unmount: vi.fn() };
const removeQueries = vi.fn();
const EFFECTS = { createRoot: () => root, pageQueryClient: () => ({ removeQueries }) as unknown as QueryClient };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Tree {
  onReady(): void;
  onError(reason: unknown): void;
}

function mount() {
  const place = {
    id: "probe",
    dataset: { props: '{"today":"2026-10-17"}' } as DOMStringMap,
    childNodes: ["the native field"],
    ownerDocument: { createElement: () => ({ dataset: {} }) },
    replaceChildren: vi.fn(),
    dispatchEvent: vi.fn(),
  };
  const done = mountIsland(place as unknown as HTMLElement, [{}, { default: () => null }], EFFECTS);
  const tree = root.render.mock.lastCall?.[0] as ReactElement<Tree>;
  return { place, done, tree: tree.props };
}

test("an island that throws when it is mounted leaves what stood there, and is marked as failed", async () => {
  const { place, done, tree } = mount();
  tree.onError(new Error("broken"));
  await expect(done).rejects.toThrow("broken");
  expect(place.replaceChildren).toHaveBeenCalledWith("the native field");
  expect(place.dataset.failed).toBe("");
  expect(place.dispatchEvent).toHaveBeenCalledOnce();
  vi.runAllTimers();
  // What failed before is asked for again.
  const [{ predicate }] = removeQueries.mock.lastCall ?? [];
  const query = (status: string, observers: number) => ({ state: { status }, getObserversCount: () => observers });
  expect([query("error", 0), query("success", 0), query("error", 1)].map(predicate)).toEqual([true, false, false]);
});

test("so does one that throws later, when nobody waits for it any more", async () => {
  const { place, done, tree } = mount();
  tree.onReady();
  await done;
  expect(place.dataset.failed).toBeUndefined();
  tree.onError(new Error("broken"));
  expect(place.replaceChildren).toHaveBeenCalledWith("the native field");
  expect(place.dataset.failed).toBe("");
  vi.runAllTimers();
  expect(root.unmount).toHaveBeenCalled();
});

test("props are read from a place as it is now", () => {
  const { place } = mount();
  expect(readPlaceProps(place)).toEqual({ today: "2026-10-17" });
  place.dataset.props = '{"today":"2026-10-18"}';
  expect(readPlaceProps(place)).toEqual({ today: "2026-10-18" });
  expect(readPlaceProps({ dataset: {} })).toEqual({});
});
