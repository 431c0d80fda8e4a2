import { expect, test } from "vitest";
import { placeTip } from "./place-tip.ts";

const view = { width: 1280, height: 800 };
const tip = { width: 320, height: 160 };
const anchorAt = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 });

test.each([
  ["in the middle: below, middles in line", anchorAt(600, 300), { left: 462, top: 352 }],
  ["at the right edge: in sight", anchorAt(1230, 300), { left: 952, top: 352 }],
  ["at the left edge: in sight", anchorAt(0, 300), { left: 8, top: 352 }],
  ["at the lower edge: above", anchorAt(600, 740), { left: 462, top: 572 }],
  ["at the upper edge", anchorAt(600, 0), { left: 462, top: 52 }],
])("a tip for an anchor %s", (_where, anchor, place) => {
  expect(placeTip(anchor, tip, view)).toEqual(place);
});

test("in a window that is smaller than the tip its upper left corner is in sight", () => {
  expect(placeTip(anchorAt(100, 100), tip, { width: 200, height: 120 })).toEqual({ left: 8, top: 8 });
});
