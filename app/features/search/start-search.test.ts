import { describe, expect, test, vi } from "vitest";
import { islandId } from "~/runtime/islands/island-event";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { openPage, press, pressKey } from "~/ui/test-browser";
import { readRecent, saveRecent } from "./recent-searches.ts";
import { startSearch } from "./start-search.ts";

const store = () => localStorage;

/** A page with a search link, and with its dialog or, on the search page, a field of its own. */
function open(isSearchPage: boolean, { text = "", hasFound = false, recent = [] as string[] } = {}) {
  const own = `<form role="search"><input type="search" value="${text}"></form>
    <div id="${islandId("recent-searches")}"></div>${hasFound ? "<ul data-found></ul>" : ""}`;
  const page = openPage(`<a href="/en/search" data-opens="${islandId("search")}">Search</a><textarea></textarea>
    <dialog></dialog><div contenteditable="true"><i></i></div>
    <main>${isSearchPage ? own : `<div id="${islandId("search")}"></div>`}</main>`);
  for (const one of recent) saveRecent(store, one);
  const link = page.querySelector("a") as HTMLAnchorElement;
  const clicked = vi.fn();
  link.addEventListener("click", clicked);
  const opened = vi.fn();
  page.getElementById(islandId("recent-searches"))?.addEventListener("island", opened);
  startSearch({ page } as PageScript);
  return { page, link, clicked, field: page.querySelector<HTMLInputElement>("main input") };
}

describe("the slash key", () => {
  test("presses the search link", () => {
    const { page, clicked } = open(false);
    expect(pressKey(page.body, "/")).toBe(false);
    expect(clicked).toHaveBeenCalledOnce();
  });

  test.each<[string, string, KeyboardEventInit]>([
    ["another key", "a", {}],
    ["with Ctrl", "/", { ctrlKey: true }],
    ["with Alt", "/", { altKey: true }],
    ["with Meta", "/", { metaKey: true }],
  ])("does not when it is %s", (_name, key, init) => {
    const { page, clicked } = open(false);
    expect(pressKey(page.body, key, init)).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
  });

  test.each(["textarea", "[contenteditable] i"])("is a letter in %s", (selector) => {
    const { page, clicked } = open(false);
    expect(pressKey(page.querySelector(selector) as Element, "/")).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
  });

  test("does nothing behind an open dialog", () => {
    const { page, clicked } = open(false);
    page.querySelector("dialog")?.setAttribute("open", "");
    pressKey(page.body, "/");
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe("on the search page", () => {
  test("the link goes to the page's own field", () => {
    const { page, link, field } = open(true, { text: "hanoi" });
    expect(press(link)).toBe(false);
    expect(page.activeElement).toBe(field);
  });

  test.each(["ctrlKey", "metaKey", "altKey", "shiftKey"])("the link with %s leads where it says", (key) => {
    expect(press(open(true).link, { [key]: true })).toBe(true);
  });

  test("a search that has found something is kept on the device, one that has not is not", () => {
    open(true, { text: "hanoi", hasFound: true });
    expect(readRecent(store)).toEqual(["hanoi"]);
    open(true, { text: "hanio" });
    expect(readRecent(store)).toEqual([]);
  });
});

test("elsewhere the link opens the dialog, and nothing is kept", () => {
  const { link } = open(false);
  expect(press(link)).toBe(true);
  expect(readRecent(store)).toEqual([]);
});

test("a page without a search link keeps its slash", () => {
  const page = openPage("<main></main>");
  startSearch({ page } as PageScript);
  expect(pressKey(page.body, "/")).toBe(true);
});
