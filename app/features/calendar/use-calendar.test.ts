import { act, type RefObject } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mountHook, openPage } from "~/ui/test-browser";
import words from "../../../locales/en/calendar.json";
import type { CalendarSetup } from "./calendar-setup.ts";
import { testSetup } from "./test-setup.ts";
import { type Calendar, useCalendar } from "./use-calendar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DISPLAYED = { current: { open: true } } as RefObject<HTMLDialogElement>;

/** What a calendar shows after these actions, and the texts that its fields got. */
function use(setup: CalendarSetup, actions: ((calendar: Calendar) => void)[], dialog = DISPLAYED) {
  openPage();
  const onDone = vi.fn<(texts?: string[]) => void>();
  const calendar = mountHook(() => useCalendar(setup, dialog, onDone));
  for (const action of actions) {
    act(() => action(calendar.result));
    // Messages are announced a moment later.
    act(() => void vi.runAllTimers());
  }
  return { calendar: calendar.result, done: onDone.mock.calls.map(([texts]) => texts) };
}
const press = (date: string) => (calendar: Calendar) => calendar.press(date);
const key = (name: string, from: string) => (calendar: Calendar) =>
  void calendar.moveBy({ key: name, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }, from);

describe("a pressed day", () => {
  test("is written into a date field at once", () => {
    expect(use(testSetup(), [press("2026-10-20")]).done).toEqual([["2026-10-20"]]);
  });

  test.each([
    ["outside the limits", "2026-10-01", words.limit],
    ["that cannot be chosen", "2026-10-13", words.disabled],
  ])("%s is refused with its reason, and nothing is written", (_name, date, refusal) => {
    const { calendar, done } = use(testSetup({ disabled: ["2026-10-13"] }), [press(date)]);
    expect(calendar.refusal).toBe(refusal);
    expect(done).toEqual([]);
  });

  test("clears the refusal of the one before it", () => {
    expect(use(testSetup({ isRange: true }), [press("2026-10-01"), press("2026-10-20")]).calendar.refusal).toBe("");
  });

  test("waits for the button where a time belongs to it", () => {
    const setup = testSetup({ mode: "datetime" }, { min: "", max: "" });
    expect(use(setup, [press("2026-10-20")]).done).toEqual([]);
    const steps = [press("2026-10-20"), (one: Calendar) => one.setTime(0, "18:30"), (one: Calendar) => one.commit()];
    expect(use(setup, steps).done).toEqual([["2026-10-20T18:30"]]);
  });

  test("leads from the months back to the days", () => {
    const { calendar } = use(testSetup({ isRange: true }), [(one) => one.widen(), press("2026-10-20")]);
    expect(calendar.state.view).toBe("days");
  });
});

describe("a range", () => {
  const setup = testSetup({ isRange: true, disabled: ["2026-10-25"] });

  test("is written in order once its second day is pressed", () => {
    const first = use(setup, [press("2026-10-22")]);
    expect([first.calendar.hint, first.calendar.isChoosing(), first.done]).toEqual([words.last, true, []]);
    const both = use(setup, [press("2026-10-22"), press("2026-10-20")]);
    expect(both.done).toEqual([["2026-10-20", "2026-10-22"]]);
  });

  test("across a day that cannot be chosen is refused, and its first day stays", () => {
    const { calendar, done } = use(setup, [press("2026-10-24"), press("2026-10-26")]);
    expect([calendar.refusal, calendar.isChoosing(), done]).toEqual([words.disabledBetween, true, []]);
  });

  test("that is begun by dragging keeps the focus where it was", () => {
    const { calendar } = use(setup, [(one) => one.drag("2026-10-20"), (one) => one.point("2026-10-21")]);
    expect([calendar.isChoosing(), calendar.pointed, calendar.focusMoves]).toEqual([true, "2026-10-21", 0]);
    expect(use(setup, [(one) => one.drag("2026-10-25")]).calendar.refusal).toBe(words.disabled);
  });

  test("without its second day is asked for by the button", () => {
    const range = testSetup({ isRange: true, mode: "datetime" }, { min: "", max: "" });
    const { calendar, done } = use(range, [press("2026-10-22"), (one) => one.commit()]);
    expect([calendar.refusal, done]).toEqual([words.last, []]);
  });
});

describe("Escape", () => {
  test.each<[string, ((calendar: Calendar) => void)[], boolean]>([
    ["takes back a started range", [press("2026-10-20")], true],
    ["leaves the grid of months", [(one) => one.widen()], true],
    ["has nothing else to undo", [], false],
  ])("%s", (_name, steps, isUndone) => {
    let undone: boolean | undefined;
    const last = (one: Calendar) => {
      undone = one.undo();
    };
    const { calendar } = use(testSetup({ isRange: true }), [...steps, last]);
    expect([undone, calendar.isChoosing(), calendar.state.view]).toEqual([isUndone, false, "days"]);
  });
});

describe("a page that is turned to", () => {
  test("is announced by its title, without moving the focus", () => {
    const { calendar } = use(testSetup(), [(one) => one.turn(1)]);
    expect([calendar.turnedTo, calendar.focusMoves]).toEqual(["November 2026", 0]);
  });

  test("without a day to choose is refused", () => {
    const { calendar } = use(testSetup(), [(one) => one.turn(-1)]);
    expect([calendar.refusal, calendar.turnedTo, calendar.state.first]).toEqual([words.limit, "", "2026-10"]);
  });

  test("is refused while the calendar is not displayed", () => {
    const closed = { current: { open: false } } as RefObject<HTMLDialogElement>;
    expect(use(testSetup(), [(one) => one.turn(1)], closed).calendar.refusal).toBe(words.limit);
  });

  test("of months shows its days when one is entered, unless none can be chosen", () => {
    const wide = (one: Calendar) => one.widen();
    expect(use(testSetup(), [wide, (one) => one.enter("2026-11-20")]).calendar.state.first).toBe("2026-11");
    const refused = use(testSetup(), [wide, (one) => one.enter("2026-12-20")]).calendar;
    expect([refused.refusal, refused.state.view]).toEqual([words.limit, "months"]);
  });
});

describe("a key in the grid", () => {
  test("moves the focus from the day that has it", () => {
    const { calendar } = use(testSetup(), [key("ArrowRight", "2026-10-20")]);
    expect([calendar.state.focused, calendar.focusMoves]).toEqual(["2026-10-21", 1]);
  });

  test("that leads beyond the limits is refused", () => {
    const { calendar } = use(testSetup(), [key("ArrowLeft", "2026-10-02")]);
    expect([calendar.refusal, calendar.focusMoves]).toEqual([words.limit, 0]);
  });

  test("of another kind is left to the browser", () => {
    let belongs: boolean | undefined;
    const press = { key: "a", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    use(testSetup(), [
      (one) => {
        belongs = one.moveBy(press, "2026-10-20");
      },
    ]);
    expect(belongs).toBe(false);
  });
});

describe("closing", () => {
  test.each<[string, boolean, (string[] | undefined)[]]>([
    ["Clear empties a field", false, [[""]]],
    ["Clear leaves a required field as it is", true, [undefined]],
  ])("%s", (_name, required, texts) => {
    const setup = testSetup({}, { value: "2026-10-20", required });
    expect(use(setup, [(one) => one.clear()]).done).toEqual(texts);
  });

  test("by Close leaves the field as it is", () => {
    expect(use(testSetup(), [(one) => one.close()]).done).toEqual([undefined]);
  });
});

test("a time starts with the field's, or at noon", () => {
  const field = { min: "", max: "" };
  expect(use(testSetup({ mode: "time" }, { ...field, value: "18:30" }), []).calendar.times).toEqual(["18:30"]);
  expect(use(testSetup({ mode: "time" }, field), []).calendar.times).toEqual(["12:00"]);
  expect(use(testSetup(), []).calendar.times).toEqual([]);
});
