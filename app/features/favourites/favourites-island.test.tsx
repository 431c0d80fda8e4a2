import { describe, expect, test, vi } from "vitest";
import { storeFailure, testQueries, withinIsland } from "~/runtime/islands/test-island";
import { control, controlsIn, fire, mount, openPage, press, pressKey, type } from "~/ui/test-browser";
import FavouritesIsland from "./favourites.island.tsx";
import type { ItemList } from "./read-lists.ts";

const lists = (...all: ItemList[]) => all;
const TEAMS: ItemList = { kind: "popularTeams", items: [{ kind: "team", id: "7", name: "Hà Nội", flag: "vn" }] };
const COMPETITIONS: ItemList = {
  kind: "competitions",
  items: [{ kind: "competition", id: "3", name: "V-League", detail: "Vietnam" }],
};
const COUNTRIES: ItemList = { kind: "countries", items: [{ kind: "country", id: "84", name: "Vietnam" }] };

function open({ list = "", storage = "" } = {}) {
  const page = openPage(`<button id="open" data-opens="favourites-place" data-list="${list}">Add</button>
    <div id="favourites-place"></div>`);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const queries = testQueries();
  const known = (tab: string, text: string, value: ItemList[], country = "") =>
    queries.setQueryData(["favourites", "en", "football", tab, country, text], value);
  known("teams", "", lists(TEAMS));
  known("competitions", "", lists(COMPETITIONS));
  known("filter", "", lists());
  const { place } = mount(
    withinIsland(
      queries,
      page.getElementById("favourites-place"),
    )(<FavouritesIsland locale="en" sport="football" storage={storage} tipId="tip" />),
  );
  const opener = page.getElementById("open") as HTMLElement;
  press(opener);
  return {
    place,
    queries,
    known,
    opener,
    dialog: () => place.querySelector("dialog") as HTMLDialogElement,
    field: () => place.querySelector("input") as HTMLInputElement,
    tab: () => place.querySelector('[role=tab][aria-selected="true"]')?.textContent,
    said: () => place.querySelector("[role=status]")?.textContent,
    items: () => controlsIn(place, "ul button"),
  };
}

describe("the dialog of favourites", () => {
  test("opens with popular teams, and the focus in its field", () => {
    const { dialog, tab, items, said, field } = open();
    expect([dialog().open, tab(), items(), said()]).toEqual([true, "Teams", ["Hà Nội"], "Results: 1"]);
    expect(document.activeElement).toBe(field());
  });

  test("opens at the list that its button names", () => {
    expect(open({ list: "competitions" }).tab()).toBe("Competitions");
  });

  test.each([
    ["ArrowRight", "Competitions"],
    ["ArrowLeft", "Filter"],
    ["End", "Filter"],
    ["a", "Teams"],
  ])("%s among its tabs leads to %s", (key, tab) => {
    const { place, tab: shown } = open();
    pressKey(place.querySelector('[role=tab][aria-selected="true"]') as Element, key);
    expect(shown()).toBe(tab);
  });

  test("says that nothing was found, or that the list is not available", () => {
    const { place, said, known, field, queries } = open();
    press(control("Filter", place));
    expect(said()).toBe("No result found");
    known("filter", "x", lists(TEAMS));
    storeFailure(queries, ["favourites", "en", "football", "competitions", "", ""]);
    press(control("Competitions", place));
    expect(said()).toMatch(/not available/);
    expect(field().getAttribute("aria-label")).toBe("Find a competition or country");
  });

  test("opens a country's competitions, and goes back", () => {
    const { place, known, items } = open();
    known("competitions", "", lists(COUNTRIES));
    press(control("Competitions", place));
    known("competitions", "", lists(COMPETITIONS), "84");
    press(control("Vietnam", place));
    expect(items()).toEqual(["V-LeagueVietnam"]);
    press(control("Back from Vietnam", place));
    expect(items()).toEqual(["Vietnam"]);
  });

  test("has a star for everything but a country", () => {
    const { place } = open();
    expect(control<HTMLButtonElement>("Hà Nội", place).getAttribute("form")).toBe("fav");
  });

  test("has pictures, unless the visitor saves data", () => {
    expect(open({ storage: "/storage" }).place.querySelector("img")?.className).toBe("flag");
    expect(open().place.querySelector("img")).toBeNull();
  });

  test("clears its field by a button that is there when needed", () => {
    const { place, field } = open();
    expect(controlsIn(place)).not.toContain("Clear");
    type(field(), "ars");
    press(control("Clear", place));
    expect([field().value, document.activeElement === field()]).toEqual(["", true]);
  });

  test("closes by its buttons, Escape in the field, and a press outside", () => {
    for (const close of [
      ({ place }: ReturnType<typeof open>) => void press(control("Done", place)),
      ({ place }: ReturnType<typeof open>) => void press(control("Close", place)),
      ({ field }: ReturnType<typeof open>) => void pressKey(field(), "Escape"),
      ({ dialog }: ReturnType<typeof open>) => {
        fire(dialog(), new PointerEvent("pointerdown", { bubbles: true }));
        press(dialog());
      },
    ]) {
      const opened = open();
      close(opened);
      expect(opened.dialog().open).toBe(false);
      expect(document.activeElement).toBe(opened.opener);
    }
  });

  test("stays open when a press that began inside ends outside, and while a word is composed", () => {
    const { dialog, field } = open();
    fire(field(), new PointerEvent("pointerdown", { bubbles: true }));
    press(dialog());
    pressKey(field(), "Escape", { isComposing: true });
    expect(dialog().open).toBe(true);
  });
});
