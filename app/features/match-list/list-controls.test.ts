import { describe, expect, test } from "vitest";
import { swipedTo } from "~/ui/swipe";
import { pauseBeforeDay } from "./date-field.ts";
import { placeAfterKey } from "./date-strip.ts";
import { countsOfRows, stateOfRow } from "./recount.ts";

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
    ["a picked day is shown at once", true, false, 0],
    ["a typed one after a pause", true, true, 1_000],
    ["one out of reach is not", false, true, undefined],
  ])("%s", (_name, isValid, isTyped, pause) => {
    expect(pauseBeforeDay(isValid, isTyped)).toBe(pause);
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
    });
  });

  test.each(["live", "finished", "upcoming", undefined])("are none in a list of %s matches only", (show) => {
    expect(countsOfRows(["row live"], show)).toBeUndefined();
  });
});
