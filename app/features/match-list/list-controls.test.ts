import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { swipedTo } from "~/ui/swipe";
import { pauseBeforeDay, placeAfterKey, startDateField } from "./list-script.ts";
import { countsOfRows, recount, stateOfRow } from "./recount.ts";

describe("a stroke over the list", () => {
  test.each([
    ["to the left brings the next day", { right: -60, down: 0, duration: 300 }, "next"],
    ["to the right the one before", { right: 90, down: -80, duration: 120 }, "prev"],
    ["too slow is none", { right: -200, down: 0, duration: 301 }, undefined],
    ["too short is none", { right: 59, down: 0, duration: 100 }, undefined],
    ["down is scrolling", { right: -100, down: 81, duration: 100 }, undefined],
  ])("%s", (_name, stroke, to) => {
    expect(swipedTo(stroke)).toBe(to);
  });
});

describe("keys in the strip of days", () => {
  test.each([
    ["ArrowLeft", 4, 3],
    ["ArrowRight", 4, 5],
    ["ArrowLeft", 0, 0],
    ["ArrowRight", 8, 8],
    ["Home", 4, 0],
    ["End", 4, 8],
    ["Enter", 4, undefined],
    ["Tab", 4, undefined],
  ])("%s from %i leads to %s", (key, place, next) => {
    expect(placeAfterKey(key, place, 9)).toBe(next);
  });
});

describe("the date field", () => {
  test.each([
    ["a picked day is shown at once", "2026-10-05", true, false, 0],
    ["a typed one after a pause", "2026-10-05", true, true, 1_000],
    ["one out of reach is not", "1999-01-01", false, true, undefined],
    ["that of the list is not", "2026-10-17", true, false, undefined],
  ])("%s", (_name, value, valid, isTyped, pause) => {
    expect(pauseBeforeDay({ value, defaultValue: "2026-10-17", validity: { valid } }, isTyped)).toBe(pause);
  });
});

describe("the date field of a page that goes on", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function startField() {
    const around = new EventTarget();
    vi.stubGlobal("addEventListener", around.addEventListener.bind(around));
    const day = { value: "2026-10-17", defaultValue: "2026-10-17", validity: { valid: true } };
    const field = Object.assign(new EventTarget(), day);
    const form = { querySelector: () => field, requestSubmit: vi.fn() };
    startDateField(form as unknown as HTMLFormElement);
    const pick = (date: string) => {
      field.value = date;
      field.dispatchEvent(new Event("change"));
      vi.runAllTimers();
    };
    return { around, field, form, pick };
  }

  test("shows the first day when the correction of the zone has changed the list to another", () => {
    const { field, form, pick } = startField();
    Object.assign(field, { value: "2026-10-18", defaultValue: "2026-10-18" });
    pick("2026-10-18");
    expect(form.requestSubmit).not.toHaveBeenCalled();
    pick("2026-10-17");
    expect(form.requestSubmit).toHaveBeenCalledOnce();
  });

  test.each([
    ["shows the list's day again after the way back", true, "2026-10-17"],
    ["keeps what was entered while the page was loaded", false, "2026-10-05"],
  ])("%s", (_name, persisted, value) => {
    const { around, field, pick } = startField();
    pick("2026-10-05");
    around.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    expect(field.value).toBe(value);
  });
});

describe("counts read from the rows", () => {
  test.each([
    ["row live", "live"],
    ["row live goal", "live"],
    ["row finished", "finished"],
    ["row upcoming", "scheduled"],
    ["row other", "void"],
    ["m", "void"],
  ])("a row of class “%s” is %s", (className, state) => {
    expect(stateOfRow(className)).toBe(state);
  });

  test("are those of the whole day where all matches stand", () => {
    expect(countsOfRows(["row live", "row finished", "row finished", "row upcoming", "row other"], "all")).toEqual({
      all: 5,
      live: 1,
      finished: 2,
      upcoming: 1,
      off: 1,
    });
  });

  test.each(["live", "finished", "upcoming", undefined])("are none in a list of %s matches only", (show) => {
    expect(countsOfRows(["row live"], show)).toBeUndefined();
  });

  /** A stub of a list with one competition and the given number of live rows. */
  function listWith(liveRows: number, badge: { textContent: string; className: string }) {
    const summary = { querySelector: (selector: string) => (selector === ":scope > b" ? badge : null) };
    const rows = Array<object>(liveRows).fill({ className: "row live" });
    const group = { id: "g-766", dataset: {}, querySelectorAll: () => rows, querySelector: () => summary };
    const list = {
      dataset: { show: "live", liveWords: "{{number}} live" },
      querySelectorAll: (selector: string) => (selector === ".group" ? [group] : []),
    };
    return { getElementById: () => list, querySelectorAll: () => [] } as unknown as Document;
  }

  test.each([
    ["a match begins", { textContent: "", className: "" }, 1, { textContent: "1 live", className: "liveCount" }],
    ["the last is over", { textContent: "1 live", className: "liveCount" }, 0, { textContent: "", className: "" }],
  ])("are written into the badge of a competition when %s", (_name, badge, liveRows, written) => {
    recount(listWith(liveRows, badge));
    expect(badge).toEqual(written);
  });
});
