import { describe, expect, test } from "vitest";
import { GESTURES, isIntent, isPlain, mayPreload, settleTime } from "./island-decisions.ts";

describe("an event is a sign of intent", () => {
  test.each([
    [{ type: "pointerdown" }, false, true],
    [{ type: "click" }, false, true],
    [{ type: "island" }, false, true],
    [{ type: "focusin" }, true, true],
    // The Tab key passing by.
    [{ type: "focusin" }, false, false],
    [{ type: "keydown", key: "Tab" }, false, false],
    [{ type: "keydown", key: "Enter" }, false, true],
    [{ type: "keydown", key: " " }, false, true],
    [{ type: "keydown", key: "a" }, false, false],
    [{ type: "keydown", key: "a" }, true, true],
  ])("%j in a field (%s): %s", (event, isField, expected) => {
    expect(isIntent(event, isField)).toBe(expected);
  });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  "a click with %j is the browser's own",
  (modifier) => {
    const click = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    expect(isPlain(click)).toBe(true);
    expect(isPlain({ ...click, ...modifier })).toBe(false);
  },
);

describe("files come before anybody asks", () => {
  test.each([
    [false, undefined, true],
    [false, {}, true],
    [false, { saveData: false, effectiveType: "4g" }, true],
    [false, { effectiveType: "3g" }, true],
    [true, {}, false],
    [false, { saveData: true }, false],
    [false, { effectiveType: "2g" }, false],
    [false, { effectiveType: "slow-2g" }, false],
  ])("page saves data %s, line %j: %s", (savesData, connection, expected) => {
    expect(mayPreload(savesData, connection)).toBe(expected);
  });
});

test("a press has time for its click", () => {
  expect(GESTURES.pointerdown?.split(" ").map(settleTime)).toEqual([0, 0, 100]);
});
