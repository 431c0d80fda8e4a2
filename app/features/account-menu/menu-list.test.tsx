import { describe, expect, test, vi } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import type { LocaleCode } from "#contract/tables/locales";
import { withinIsland } from "~/runtime/islands/test-island";
import { control, controlsIn, mount, openPage, press } from "~/ui/test-browser";
import { MenuList } from "./MenuList.tsx";
import type { MenuState, MenuView } from "./menu-state.ts";
import type { Preferences } from "./save-preferences.ts";

interface Menu {
  view: MenuView;
  saving?: MenuState["saving"];
  preferences?: Preferences;
  locale?: LocaleCode;
}

function menu({ view, saving, preferences, locale = "en" }: Menu, pressed?: string) {
  openPage();
  const [dispatch, choose, focusOpener] = [vi.fn(), vi.fn(), vi.fn()];
  const state = { view, isPinned: true, ...(saving && { saving }) };
  const list = (
    <MenuList
      locale={locale}
      state={state}
      preferences={preferences}
      dispatch={dispatch}
      choose={choose}
      focusOpener={focusOpener}
      path="/football/matches?show=live"
    />
  );
  const { place } = mount(withinIsland()(list));
  if (pressed) press(control(pressed));
  return { place, dispatch, choose, focusOpener };
}
const chosen = (place: Element) => controlsIn(place, '[aria-current="true"]');
const buttons = (place: Element) => controlsIn(place, "button");

describe("the settings", () => {
  test("lead to the profile, to both lists and out", () => {
    const { place } = menu({ view: "settings", locale: "th" });
    expect(Array.from(place.querySelectorAll("a"), (link) => link.getAttribute("href"))).toEqual([
      "/th/account/myProfile",
      "/th/account/myProfile#security",
    ]);
    expect(buttons(place)).toEqual(["Country", "Language", "Log out"]);
    expect(place.querySelector<HTMLInputElement>("[name=back]")?.value).toBe("/th/football/matches?show=live");
  });

  test.each([
    ["Country", "country"],
    ["Language", "language"],
  ])("%s opens its list", (name, view) => {
    expect(menu({ view: "settings" }, name).dispatch).toHaveBeenCalledWith({ type: "list", view });
  });
});

describe("the list of countries", () => {
  test("has them all, in the order of the page's language", () => {
    const names = buttons(menu({ view: "country" }).place).slice(1);
    expect(names).toHaveLength(COUNTRIES.length);
    expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
    const own = buttons(menu({ view: "country", locale: "vn" }).place).slice(1);
    expect(own).toEqual([...own].sort(new Intl.Collator("vi").compare));
    expect(own).not.toEqual(names);
  });

  test.each<[string, Omit<Menu, "view">, string[]]>([
    ["none before the preferences are known", {}, []],
    ["none where the member has none", { preferences: {} }, []],
    ["the member's own", { preferences: { country: "TH" } }, ["Thailand"]],
    ["the one being saved", { preferences: { country: "TH" }, saving: { country: "VN" } }, ["Vietnam"]],
    [
      "the member's own while a language is saved",
      { preferences: { country: "TH" }, saving: { language: "en" } },
      ["Thailand"],
    ],
  ])("marks %s", (_name, given, marked) => {
    expect(chosen(menu({ view: "country", ...given }).place)).toEqual(marked);
  });

  test("saves what is pressed", () => {
    expect(menu({ view: "country" }, "Vietnam").choose).toHaveBeenCalledWith({ country: "VN" });
  });
});

describe("the list of languages", () => {
  test.each<[string, Omit<Menu, "view">, string[], string[]]>([
    ["is English where the country is unknown", {}, ["English"], []],
    ["is the country's", { preferences: { country: "TH", language: "en" } }, ["ไทย", "English"], ["English"]],
    [
      "is that of the country being saved, and marks its first",
      { preferences: { country: "TH", language: "en" }, saving: { country: "VN" } },
      ["Tiếng Việt", "English"],
      ["Tiếng Việt"],
    ],
    [
      "marks the language being saved",
      { preferences: { country: "TH", language: "en" }, saving: { language: "th" } },
      ["ไทย", "English"],
      ["ไทย"],
    ],
  ])("%s", (_name, given, names, marked) => {
    const { place } = menu({ view: "language", ...given });
    expect(buttons(place).slice(1)).toEqual(names);
    expect(chosen(place)).toEqual(marked);
  });

  test("names each in itself, for screen readers in its own voice", () => {
    const { place } = menu({ view: "language", preferences: { country: "TH" } });
    expect(Array.from(place.querySelectorAll("li"), ({ lang }) => lang)).toEqual(["th", "en"]);
  });

  test("goes back with the focus on the menu's button", () => {
    const { dispatch, focusOpener } = menu({ view: "language" }, "Back: Language");
    expect(dispatch).toHaveBeenCalledWith({ type: "back" });
    expect(focusOpener.mock.invocationCallOrder[0]).toBeLessThan(dispatch.mock.invocationCallOrder[0] ?? 0);
  });
});
