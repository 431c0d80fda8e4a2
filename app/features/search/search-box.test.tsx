import type { QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { describe, expect, test, vi } from "vitest";
import { storeFailure, testQueries, withinIsland } from "~/runtime/islands/test-island";
import { control, controlsIn, mount, openPage, press, pressKey, type } from "~/ui/test-browser";
import type { Found } from "./read-found.ts";
import { readRecent, saveRecent } from "./recent-searches.ts";
import { SearchBox } from "./SearchBox.tsx";

const FROM = { locale: "en", sport: "football", storage: "" } as const;
const line = (name: string) => ({ path: `/football/team/${name}/1/overview`, name });
const found = (...names: string[]): Found => ({
  sport: "football",
  groups: names.length > 0 ? [{ kind: "teams", lines: names.map(line) }] : [],
  matches: [],
});

interface Box {
  text?: string;
  isShown?: boolean;
  hasStart?: boolean;
  queries?: QueryClient;
  /** Kept on the device. */
  recent?: string[];
}

function Search(props: { text: string; isShown: boolean; hasStart: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <SearchBox {...props} field={field} from={FROM} action="/en/search" label="Team">
      {null}
    </SearchBox>
  );
}

function box({ text = "", isShown = true, hasStart = true, queries = testQueries(), recent = [] }: Box = {}) {
  openPage();
  // What is not stored is never answered.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  for (const one of [...recent].reverse()) saveRecent(() => localStorage, one);
  const { place } = mount(withinIsland(queries)(<Search text={text} isShown={isShown} hasStart={hasStart} />));
  return {
    place,
    field: control<HTMLInputElement>("Team"),
    said: () => place.querySelector("[role=status]")?.textContent,
    options: () => controlsIn(place, "[role=option]"),
    active: () => controlsIn(place, '[aria-selected="true"]'),
    isBusy: () => place.querySelector('[aria-busy="true"]') !== null,
  };
}
const answered = (text: string, answer: Found[]): QueryClient => {
  const queries = testQueries();
  queries.setQueryData(["search", "en", "football", text], answer);
  return queries;
};

describe("what a search shows", () => {
  test("results, their number for screen readers, and a list that the field controls", () => {
    const { options, said, field } = box({ text: "hanoi", queries: answered("hanoi", [found("Hà Nội", "Hà Nội B")]) });
    expect([options(), said()]).toEqual([["Hà Nội", "Hà Nội B"], "Results: 2"]);
    expect([field.getAttribute("aria-expanded"), field.hasAttribute("aria-activedescendant")]).toEqual(["true", false]);
    expect(document.getElementById(field.getAttribute("aria-controls") ?? "")?.role).toBe("listbox");
  });

  test("that there are none, with the text that was searched for", () => {
    const { said, place, field } = box({ text: "hanio", queries: answered("hanio", [found()]) });
    expect(said()).toBe("No results");
    expect(place.querySelector("q")?.textContent).toBe("hanio");
    expect([field.getAttribute("aria-expanded"), field.hasAttribute("aria-controls")]).toEqual(["false", false]);
  });

  test("that it is not available", () => {
    const queries = testQueries();
    storeFailure(queries, ["search", "en", "football", "hanoi"]);
    const { said, options } = box({ text: "hanoi", queries });
    expect([said(), options()]).toEqual(["Search is not available at the moment. Please try again later.", []]);
  });

  test("nothing yet while it is under way", () => {
    const { said, options, isBusy } = box({ text: "hanoi" });
    expect([said(), options(), isBusy()]).toEqual(["", [], true]);
  });

  test("popular items without a text, of which nothing is said, where there is room for them", () => {
    const queries = testQueries();
    queries.setQueryData(["popular", "en", "football"], found("Arsenal"));
    const { said, options } = box({ queries });
    expect([said(), options()]).toEqual(["", ["Arsenal"]]);
    expect(box({ queries, hasStart: false }).options()).toEqual([]);
  });

  test("nothing while it is closed", () => {
    const closed = box({ text: "hanoi", isShown: false, queries: answered("hanoi", [found("Hà Nội")]) });
    expect([closed.said(), closed.options()]).toEqual(["", []]);
  });
});

describe("keys in the field", () => {
  const queries = answered("hanoi", [found("Hà Nội", "Hà Nội B")]);

  test("move through the results, and the field names the active one", () => {
    const { field, active } = box({ text: "hanoi", queries });
    pressKey(field, "ArrowDown");
    expect(pressKey(field, "ArrowDown")).toBe(false);
    expect(active()).toEqual(["Hà Nội B"]);
    expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe("Hà Nội B");
  });

  test("open the active result, or else the search page", () => {
    const { field } = box({ text: "hanoi", queries });
    const opened = vi.fn((event: Event) => event.preventDefault());
    control("Hà Nội").addEventListener("click", opened);
    expect(pressKey(field, "Enter")).toBe(true);
    pressKey(field, "ArrowDown");
    expect(pressKey(field, "Enter")).toBe(false);
    expect(opened).toHaveBeenCalledOnce();
    // What has led to a result is kept on the device.
    expect(readRecent(() => localStorage)).toEqual(["hanoi"]);
  });

  test("of an input method choose its candidates instead", () => {
    const { field, active } = box({ text: "hanoi", queries });
    expect(pressKey(field, "ArrowDown", { isComposing: true })).toBe(true);
    expect(active()).toEqual([]);
  });

  test("are the browser's while no results are shown", () => {
    expect(pressKey(box({ text: "hanoi", queries, isShown: false }).field, "ArrowDown")).toBe(true);
  });

  test("that change the text leave no result active", () => {
    const { field, active } = box({ text: "hanoi", queries });
    pressKey(field, "ArrowDown");
    type(field, " hanoi ");
    expect(active()).toEqual([]);
  });
});

describe("recent searches", () => {
  test("are offered before anything is typed, and run in place", () => {
    const { field, options } = box({ recent: ["lakers", "hanoi"] });
    expect(options()).toEqual(["lakers", "hanoi"]);
    expect(press(control("hanoi"))).toBe(false);
    expect([field.value, document.activeElement === field]).toEqual(["hanoi", true]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])("open the search page with %j", (keys) => {
    const { field } = box({ recent: ["hanoi"] });
    expect([press(control("hanoi"), keys), field.value]).toEqual([true, ""]);
  });

  test("can be cleared, which leaves the focus in the field", () => {
    const { field, options } = box({ recent: ["hanoi"] });
    press(control("Clear"));
    expect([options(), readRecent(() => localStorage)]).toEqual([[], []]);
    expect(document.activeElement).toBe(field);
  });

  test("are not offered beside results, nor where there is no room for them", () => {
    const queries = answered("hanoi", [found("Hà Nội")]);
    expect(box({ text: "hanoi", queries, recent: ["lakers"] }).options()).toEqual(["Hà Nội"]);
    expect(box({ hasStart: false, recent: ["lakers"] }).options()).toEqual([]);
  });
});
