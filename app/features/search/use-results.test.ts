import type { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storeFailure, testQueries, withinIsland } from "~/runtime/islands/test-island";
import { mountHook, openPage } from "~/ui/test-browser";
import type { Found } from "./read-found.ts";
import { useResults } from "./use-results.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FROM = { locale: "en", sport: "football", storage: "" } as const;
const found = (...names: string[]): Found => ({
  sport: "football",
  groups: names.length > 0 ? [{ kind: "teams", lines: names.map((name) => ({ path: `/${name}`, name })) }] : [],
  matches: [],
});

function search(first: string, queries: QueryClient = testQueries(), isShown = true) {
  openPage();
  const fetched = vi.fn((_address: string) => new Promise(() => {}));
  vi.stubGlobal("fetch", fetched);
  let text = first;
  const hook = mountHook(() => useResults(text, FROM, { isShown, hasStart: true }), withinIsland(queries));
  return {
    fetched,
    type(next: string) {
      text = next;
      hook.render();
    },
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    now: () => ({ ...hook.result, lists: hook.result.lists.flatMap(({ lines }) => lines.map(({ name }) => name)) }),
    searched: () =>
      fetched.mock.calls
        .map(([address]) => new URL(address, "https://scores.example").searchParams.get("q"))
        .filter(Boolean),
  };
}
const knowing = (answers: Record<string, Found[]>) => {
  const queries = testQueries();
  for (const [text, answer] of Object.entries(answers))
    queries.setQueryData(["search", "en", "football", text], answer);
  return queries;
};

describe("results", () => {
  test("are asked for a moment after the last key", () => {
    const { type, pass, searched, now } = search("");
    type("ha");
    pass(200);
    type("hanoi");
    pass(200);
    expect([searched(), now().isBusy]).toEqual([[], true]);
    pass(50);
    expect(new Set(searched())).toEqual(new Set(["hanoi"]));
  });

  test("stay until the next ones arrive", () => {
    const { type, pass, now } = search("ha", knowing({ ha: [found("Hà Nội")] }));
    expect(now()).toEqual({ state: "found", lists: ["Hà Nội"], isBusy: false });
    type("hai");
    expect(now()).toMatchObject({ lists: ["Hà Nội"], isBusy: true });
    pass(250);
    expect(now()).toMatchObject({ state: "found", lists: ["Hà Nội"], isBusy: true });
  });

  test("are none, or a fault", () => {
    expect(search("x", knowing({ x: [found()] })).now().state).toBe("none");
    const queries = testQueries();
    storeFailure(queries, ["search", "en", "football", "x"]);
    expect(search("x", queries).now()).toMatchObject({ state: "fault", lists: [] });
  });

  test("give way to popular items at once when the text is emptied", () => {
    const queries = knowing({ ha: [found("Hà Nội")] });
    queries.setQueryData(["popular", "en", "football"], found("Arsenal"));
    const { type, now } = search("ha", queries);
    type("");
    expect(now()).toEqual({ state: "start", lists: ["Arsenal"], isBusy: false });
  });

  test("are not asked for while the search is closed", () => {
    const { pass, fetched } = search("ha", testQueries(), false);
    pass(1_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});
