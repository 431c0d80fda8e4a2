import { describe, expect, test } from "vitest";
import { pauseBeforeDay } from "./date-field.ts";
import { placeAfterKey } from "./date-strip.ts";
import { findCompetitions } from "./find-competitions.ts";
import { countsOfRows, stateOfRow } from "./recount.ts";
import { swipedTo } from "./swipe.ts";

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

describe("finding a competition", () => {
  const all = ["Premier League England", "La Liga España", "V.League 1 Việt Nam", "Thai\u200bLeague ថៃ"].map(
    (name) => ({
      name,
      href: "#",
    }),
  );
  test.each([
    ["lea eng", "Premier League England"],
    ["espana", "La Liga España"],
    ["viet v.league", "V.League 1 Việt Nam"],
    ["thaileague", "Thai\u200bLeague ថៃ"],
    ["serie", ""],
    ["  ", ""],
  ])("“%s” finds “%s”", (query, found) => {
    expect(
      findCompetitions(all, query)
        .map(({ name }) => name)
        .join(),
    ).toBe(found);
  });
});

describe("counts read from the rows", () => {
  test.each([
    ["m l", "live"],
    ["m l goal", "live"],
    ["m f", "finished"],
    ["m u", "scheduled"],
    ["m o", "void"],
    ["m", "void"],
  ])("a row of class “%s” is %s", (className, state) => {
    expect(stateOfRow(className)).toBe(state);
  });

  test("are those of the whole day where all matches stand", () => {
    expect(countsOfRows(["m l", "m f", "m f", "m u", "m o"], "all")).toEqual({
      all: 5,
      live: 1,
      finished: 2,
      upcoming: 1,
    });
  });

  test.each(["live", "finished", "upcoming", undefined])("are none in a list of %s matches only", (show) => {
    expect(countsOfRows(["m l"], show)).toBeUndefined();
  });
});
