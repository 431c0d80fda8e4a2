import { describe, expect, test } from "vitest";
import { type GroupSize, placeGroups } from "./place-groups.ts";

const size = (rowCount: number, change: Partial<GroupSize> = {}): GroupSize => ({
  rowCount,
  liveCount: 0,
  isFavoured: false,
  isMinor: false,
  ...change,
});

/** `+` for an unfolded competition, `*` for an unfolded and deferred one, `-` for a folded one. */
const shown = (groups: GroupSize[]): string =>
  placeGroups(groups)
    .map(({ isOpen, isDeferred }) => (isOpen ? (isDeferred ? "*" : "+") : isDeferred ? "-" : "?"))
    .join("");

describe("which competitions of a list stand open", () => {
  test.each<[string, GroupSize[], string]>([
    ["a short list: all", [size(10), size(10), size(10), size(30)], "++**"],
    ["a long one: its first screens", [size(10), size(10), size(10), size(10), size(100)], "++*--"],
    ["a competition is never cut", [size(70), size(1)], "+-"],
    ["own and popular ones wherever they are", [size(30), size(40), size(9, { isFavoured: true }), size(9)], "+-*-"],
    ["what is live wherever it is", [size(30), size(40), size(9, { liveCount: 1 }), size(9)], "+-*-"],
    ["the tallest first screen in full", [size(15), size(5), size(5)], "++*"],
    ["the first screen ends with its sixteenth row", [size(16), size(1)], "+*"],
    ["the first screens end with their last row", [size(24), size(40)], "+-"],
    ["what is folded takes no place", [size(24), size(40), size(9, { liveCount: 1 }), size(9)], "+-*-"],
    [
      "youth and friendlies below the first screens never",
      [size(30), size(40), size(9, { isFavoured: true, liveCount: 1, isMinor: true })],
      "+--",
    ],
    ["youth and friendlies of a short list", [size(20), size(9, { isMinor: true })], "+*"],
    ["nothing", [], ""],
  ])("%s", (_name, groups, expected) => {
    expect(shown(groups)).toBe(expected);
  });
});
