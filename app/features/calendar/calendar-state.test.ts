import { describe, expect, test } from "vitest";
import {
  beginDrag,
  type CalendarRules,
  type CalendarState,
  canTurn,
  checkedReach,
  enter,
  go,
  press,
  startState,
  turn,
  undo,
  widen,
} from "./calendar-state.ts";
import { type Choice, clear, missingDay, nextDay, refusalOf } from "./choice.ts";
import type { Mode } from "./moment.ts";
import { moveByKey, type Press, type View } from "./moves.ts";

const RULES: CalendarRules = {
  isRange: false,
  isRequired: true,
  reach: { min: "2023-10-17", max: "2026-11-17" },
  disallowed: new Set(["2026-10-20"]),
  months: 1,
};
const RANGE: CalendarRules = { ...RULES, isRange: true };

const at = (focused: string, more: Partial<CalendarState> = {}): CalendarState => ({
  view: "days",
  focused,
  first: focused.slice(0, 7),
  choice: {},
  ...more,
});

const keyPress = (key: string, modifiers: Partial<Press> = {}): Press => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});

const BLOCKED = "Move target is disabled";

describe("keys", () => {
  test.each<[View, string, string, string]>([
    ["days", "ArrowLeft", "2026-10-01", "2026-09-30"],
    ["days", "ArrowRight", "2026-10-31", "2026-11-01"],
    ["days", "ArrowUp", "2026-10-17", "2026-10-10"],
    ["days", "ArrowDown", "2026-10-17", "2026-10-24"],
    ["days", "Home", "2026-10-17", "2026-10-12"],
    ["days", "End", "2026-10-17", "2026-10-18"],
    ["days", "PageUp", "2026-03-31", "2026-02-28"],
    ["days", "PageDown", "2026-10-17", "2026-11-17"],
    ["days", "Alt+PageUp", "2026-10-17", "2025-10-17"],
    ["days", "Alt+PageDown", "2025-10-17", "2026-10-17"],
    ["months", "ArrowLeft", "2026-10-17", "2026-09-17"],
    ["months", "ArrowDown", "2026-01-31", "2026-04-30"],
    ["months", "Home", "2026-10-17", "2026-01-17"],
    ["months", "End", "2025-10-17", "2025-12-17"],
    ["months", "PageUp", "2026-10-17", "2025-10-17"],
    ["years", "ArrowLeft", "2026-10-17", "2025-10-17"],
    ["years", "ArrowUp", "2026-10-31", "2023-10-31"],
  ])("in %s, %s from %s leads to %s", (view, keys, from, to) => {
    const pressed = keyPress(keys.replace("Alt+", ""), { altKey: keys.startsWith("Alt+") });
    const move = moveByKey(pressed, view, from, 1);
    expect(move && go(at(from, { view }), move, RULES).focused).toBe(to);
  });

  test.each([
    ["a letter", keyPress("a")],
    ["Alt and an arrow, the browser's way back", keyPress("ArrowLeft", { altKey: true })],
    ["Meta and an arrow, the same on a Mac", keyPress("ArrowLeft", { metaKey: true })],
    ["Ctrl and PageDown, the browser's next tab", keyPress("PageDown", { ctrlKey: true })],
    ["Shift and Home", keyPress("Home", { shiftKey: true })],
    ["Enter, which presses", keyPress("Enter")],
  ])("%s is none of the grid's", (_name, pressed) => {
    expect(moveByKey(pressed, "days", "2026-10-17", 1)).toBeUndefined();
  });

  test.each<[string, View, string, { to: string; isPage: boolean }]>([
    ["the day after the last", "days", "2026-11-17", { to: "2026-11-18", isPage: false }],
    ["the day before the first", "days", "2023-10-17", { to: "2023-10-16", isPage: false }],
    ["the month after the last", "days", "2026-11-17", { to: "2026-12-17", isPage: true }],
    ["a year before the first", "days", "2024-02-29", { to: "2023-02-28", isPage: true }],
    ["the last month's neighbour", "months", "2026-11-17", { to: "2026-12-17", isPage: false }],
    ["the year after the last", "months", "2026-11-17", { to: "2027-11-17", isPage: true }],
    ["twelve years on", "years", "2026-11-17", { to: "2038-11-17", isPage: true }],
  ])("%s is refused", (_name, view, from, move) => {
    expect(() => go(at(from, { view }), move, RULES)).toThrow(BLOCKED);
  });

  test("a month that is only half in reach is entered at its edge", () => {
    expect(go(at("2026-10-31"), { to: "2026-11-30", isPage: true }, RULES).focused).toBe("2026-11-17");
  });
});

describe("turning pages", () => {
  test.each<[string, View, 1 | -1, string | undefined]>([
    ["2026-10-31", "days", 1, "2026-11-17"],
    ["2026-11-01", "days", 1, undefined],
    ["2023-11-05", "days", -1, "2023-10-17"],
    ["2023-10-20", "days", -1, undefined],
    ["2024-01-05", "months", -1, "2023-10-17"],
    ["2023-12-05", "months", -1, undefined],
    ["2026-01-05", "years", 1, undefined],
    ["2026-01-05", "years", -1, undefined],
  ])("from %s in %s by %i: %s", (from, view, by, focused) => {
    const state = at(from, { view });
    expect(canTurn(state, by, RULES)).toBe(focused !== undefined);
    if (focused === undefined) expect(() => turn(state, by, RULES)).toThrow(BLOCKED);
    else expect(turn(state, by, RULES).focused).toBe(focused);
  });

  test("a calendar that is not displayed cannot be turned", () => {
    expect(() => turn(undefined, 1, RULES)).toThrow("Navigation disabled while calendar is not yet displayed.");
  });

  test("years stand twelve to a page", () => {
    expect(turn(at("2026-01-05", { view: "years" }), -1, { ...RULES, reach: checkedReach("", "") }).focused).toBe(
      "2014-01-05",
    );
  });

  test("two months beside each other turn by one, and the last in reach stays at the right", () => {
    const rules = { ...RANGE, months: 2 };
    const start = startState(undefined, "2026-11-10", rules);
    expect(start).toMatchObject({ focused: "2026-11-10", first: "2026-10" });
    expect(() => turn(start, 1, rules)).toThrow(BLOCKED);
    expect(turn(start, -1, rules)).toMatchObject({ focused: "2026-10-10", first: "2026-09" });
    expect(go(start, { to: "2026-10-10", isPage: true }, rules).first).toBe("2026-10");
    expect(go(start, { to: "2026-09-10", isPage: true }, rules).first).toBe("2026-09");
  });
});

describe("what can be chosen", () => {
  test.each([
    ["2026-10-17", "2026-11-17", { min: "2026-10-17", max: "2026-11-17" }],
    ["", "", { min: "1870-01-01", max: "2099-12-31" }],
  ])("from “%s” to “%s”", (min, max, reach) => {
    expect(checkedReach(min, max)).toEqual(reach);
  });

  test.each([
    ["2026-11-17", "2026-10-17"],
    ["2026-02-30", ""],
    ["", "soon"],
  ])("from “%s” to “%s” is nothing", (min, max) => {
    expect(() => checkedReach(min, max)).toThrow("Invalid page range provided.");
  });

  test.each([
    ["what is chosen", "2026-10-18", "2026-10-17", "2026-10-18"],
    ["today", undefined, "2026-10-17", "2026-10-17"],
    ["the last day, where today is later", undefined, "2031-01-01", "2026-11-17"],
    ["the first day, where what is chosen is earlier", "2018-07-15", "2026-10-17", "2023-10-17"],
  ])("opens on %s", (_name, chosen, today, focused) => {
    const days = chosen === undefined ? undefined : { from: chosen, to: chosen };
    expect(startState(days, today, RULES)).toMatchObject({ view: "days", focused, first: focused.slice(0, 7) });
  });
});

describe("pressing days", () => {
  test.each([
    ["a day", "2026-10-19", true],
    ["a disabled one", "2026-10-20", false],
    ["one out of reach", "2026-11-18", false],
  ])("%s: %s is taken: %s", (_name, date, isTaken) => {
    expect(press(at("2026-10-17"), date, RULES)?.choice.chosen?.from).toBe(isTaken ? date : undefined);
  });

  test.each([
    ["in order", ["2026-10-12", "2026-10-15"], { from: "2026-10-12", to: "2026-10-15" }],
    ["start after end: swapped", ["2026-10-15", "2026-10-12"], { from: "2026-10-12", to: "2026-10-15" }],
    ["twice the same", ["2026-10-15", "2026-10-15"], { from: "2026-10-15", to: "2026-10-15" }],
    ["over a disabled day: rejected", ["2026-10-19", "2026-10-21"], undefined],
  ])("a range %s", (_name, days, range) => {
    let state: CalendarState | undefined = at("2026-10-17");
    for (const day of days) state = state && press(state, day, RANGE);
    expect(state?.choice.chosen).toEqual(range);
  });
});

describe("a range dragged from a day", () => {
  test("of the neighbour month leaves month and focus where they are until the range is complete", () => {
    const begun = beginDrag(at("2026-09-20"), "2026-10-02", RANGE);
    expect(begun).toEqual(at("2026-09-20", { choice: { started: "2026-10-02" } }));
    const complete = begun && press(begun, "2026-09-28", RANGE);
    expect(complete).toMatchObject({ first: "2026-09", choice: { chosen: { from: "2026-09-28", to: "2026-10-02" } } });
  });

  test("that is disabled is rejected", () => {
    expect(beginDrag(at("2026-10-17"), "2026-10-20", RANGE)).toBeUndefined();
  });
});

describe("what is said", () => {
  const chosen = { from: "2026-10-01", to: "2026-10-03" };
  const started = "2026-10-19";

  test.each([
    ["2026-11-18", "limit"],
    ["2023-10-16", "limit"],
    ["2026-10-20", "disabled"],
    ["2026-10-21", "disabledBetween"],
  ])("of %s when it is rejected: %s", (date, refusal) => {
    expect(press(at("2026-10-17", { choice: { started } }), date, RANGE)).toBeUndefined();
    expect(refusalOf(date, RANGE)).toBe(refusal);
  });

  test.each<[string, Choice, boolean, Mode, ReturnType<typeof nextDay>, ReturnType<typeof missingDay>]>([
    ["nothing chosen", {}, false, "datetime", "only", "only"],
    ["a day chosen", { chosen }, false, "datetime", "only", undefined],
    ["no range", {}, true, "datetime", "first", "first"],
    ["a range", { chosen }, true, "datetime", "first", undefined],
    ["a range begun", { started }, true, "datetime", "last", "last"],
    ["a range begun in place of another", { chosen, started }, true, "datetime", "last", "last"],
    ["times alone", {}, true, "time", "first", undefined],
  ])("with %s: of the next press, and of what is missing", (_name, choice, isRange, mode, next, missing) => {
    expect(nextDay(choice, { isRange })).toBe(next);
    expect(missingDay(choice, { isRange }, mode)).toBe(missing);
  });

  test("after Escape in a range is the first day again", () => {
    const looking = press(at("2026-10-17", { choice: { chosen } }), started, RANGE);
    expect(looking && nextDay(looking.choice, RANGE)).toBe("last");
    const undone = looking && undo(looking);
    expect(undone && nextDay(undone.choice, RANGE)).toBe("first");
  });
});

describe("Escape and emptying", () => {
  const chosen = { from: "2026-10-01", to: "2026-10-03" };

  test("a range looked for is given up, and the old one is there again", () => {
    const looking = press(at("2026-10-17", { choice: { chosen } }), "2026-10-12", RANGE);
    expect(looking?.choice.started).toBe("2026-10-12");
    expect(looking && undo(looking)?.choice).toEqual({ chosen });
  });

  test("from months and years back to the days, and then there is nothing to undo", () => {
    const months = widen(at("2026-10-17"));
    expect(months.view).toBe("months");
    expect(widen(months).view).toBe("years");
    expect(undo(months)?.view).toBe("days");
    expect(undo(at("2026-10-17"))).toBeUndefined();
  });

  test.each([
    ["required: keeps the old value", true, { chosen }],
    ["not required: is empty", false, {}],
  ])("%s", (_name, isRequired, choice) => {
    expect(clear({ chosen }, { isRequired })).toEqual(choice);
  });
});

describe("entering a month or a year", () => {
  test("leads closer, by the same day where there is one", () => {
    const year = enter(at("2026-10-17", { view: "years" }), "2024-01-01", RULES);
    expect(year).toMatchObject({ view: "months", focused: "2024-01-01" });
    expect(enter(year, "2024-03-01", RULES)).toMatchObject({ view: "days", first: "2024-03" });
  });

  test("without a day to be chosen is refused", () => {
    expect(() => enter(at("2026-10-17", { view: "months" }), "2026-12-01", RULES)).toThrow(BLOCKED);
    expect(() => enter(at("2026-10-17", { view: "years" }), "2027-01-01", RULES)).toThrow(BLOCKED);
  });
});
