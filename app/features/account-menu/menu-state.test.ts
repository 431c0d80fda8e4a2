import { describe, expect, test } from "vitest";
import { CLOSED, type MenuEvent, type MenuState, type MenuView, nextState } from "./menu-state.ts";

const VIEWS: readonly MenuView[] = ["closed", "settings", "country", "language"];
const SAVE: MenuEvent = { type: "save", choice: { country: "TH" } };

/** A state as a short text: its view, a dot if pinned, the choice being saved. */
const short = ({ view, isPinned, saving }: MenuState): string =>
  `${view}${isPinned ? "." : ""}${saving ? ` ${saving.country ?? saving.language}` : ""}`;

describe("every state and what may happen to it", () => {
  test.each<[MenuEvent["type"] | "list country" | "list language", Record<string, string>]>([
    [
      "press",
      {
        closed: "settings.",
        settings: "settings.",
        country: "country.",
        language: "language.",
        "settings.": "closed",
        "country.": "closed",
        "language.": "closed",
      },
    ],
    [
      "hover",
      {
        closed: "settings",
        settings: "settings",
        country: "country",
        language: "language",
        "settings.": "settings.",
        "country.": "country.",
        "language.": "language.",
      },
    ],
    [
      "leave",
      {
        closed: "closed",
        settings: "closed",
        country: "closed",
        language: "closed",
        "settings.": "settings.",
        "country.": "country.",
        "language.": "language.",
      },
    ],
    [
      "list country",
      {
        closed: "closed",
        settings: "country",
        country: "country",
        language: "country",
        "settings.": "country.",
        "country.": "country.",
        "language.": "country.",
      },
    ],
    [
      "list language",
      {
        closed: "closed",
        settings: "language",
        country: "language",
        language: "language",
        "settings.": "language.",
        "country.": "language.",
        "language.": "language.",
      },
    ],
    [
      "back",
      {
        closed: "closed",
        settings: "settings",
        country: "settings",
        language: "settings",
        "settings.": "settings.",
        "country.": "settings.",
        "language.": "settings.",
      },
    ],
    [
      "close",
      {
        closed: "closed",
        settings: "closed",
        country: "closed",
        language: "closed",
        "settings.": "closed",
        "country.": "closed",
        "language.": "closed",
      },
    ],
  ])("%s", (name, outcomes) => {
    const [type, view] = name.split(" ");
    const event = { type, view } as MenuEvent;
    const states = VIEWS.flatMap((each) => [false, true].map((isPinned) => ({ view: each, isPinned }))).filter(
      (state) => !(state.view === "closed" && state.isPinned),
    );
    expect(Object.fromEntries(states.map((state) => [short(state), short(nextState(state, event))]))).toEqual(outcomes);
  });
});

describe("while a choice is being saved", () => {
  const saving = nextState({ view: "country", isPinned: true }, SAVE);

  test("another one is not taken", () => {
    expect(short(saving)).toBe("country. TH");
    expect(nextState(saving, { type: "save", choice: { language: "kh" } })).toBe(saving);
  });

  test.each<[MenuEvent["type"], string]>([
    ["press", "closed TH"],
    ["leave", "country. TH"],
    ["close", "closed TH"],
    ["back", "settings. TH"],
    ["settle", "country."],
  ])("%s leads to %s", (type, state) => {
    expect(short(nextState(saving, { type } as MenuEvent))).toBe(state);
  });

  test("a menu that has been closed can be opened again, and is still saving", () => {
    const closed = nextState(saving, { type: "close" });
    expect(short(nextState(closed, { type: "press" }))).toBe("settings. TH");
    expect(nextState(closed, { type: "settle" })).toEqual(CLOSED);
  });
});
