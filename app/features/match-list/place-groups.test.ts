import { describe, expect, test } from "vitest";
import type { CompetitionMatches } from "#contract/domain/competition";
import { scheduled } from "~/features/match-row/test-matches";
import { type GroupSize, isOwnCountry, orderGroups, placeGroups } from "./place-groups.ts";
import { testGroup } from "./test-group.ts";

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

function group(id: string, flag: string | undefined, isPopular?: true): CompetitionMatches {
  const made = testGroup(id, [scheduled]);
  const { flag: _flag, ...country } = made.competition.country;
  return { ...made, competition: { ...made.competition, country: { ...country, ...(flag && { flag }) }, isPopular } };
}

const minor = (...args: Parameters<typeof group>): CompetitionMatches => {
  const made = group(...args);
  return { ...made, competition: { ...made.competition, isMinor: true } };
};

const DAY = [
  group("world", undefined),
  group("premier", "gb-eng", true),
  group("scottish", "gb-sct"),
  group("thai", "th", true),
  minor("thai-u21", "th", true),
  group("thai-2", "th"),
  group("la-liga", "es", true),
];

describe("the order of a day's competitions", () => {
  test.each([
    ["TH", "thai thai-2 premier la-liga world scottish thai-u21"],
    ["GB", "premier scottish thai la-liga world thai-2 thai-u21"],
    ["ES", "la-liga premier thai world scottish thai-2 thai-u21"],
    ["NZ", "premier thai la-liga world scottish thai-2 thai-u21"],
    [undefined, "premier thai la-liga world scottish thai-2 thai-u21"],
  ])("for a visitor in %s is %s", (country, order) => {
    expect(
      orderGroups(DAY, country)
        .map(({ competition }) => competition.id)
        .join(" "),
    ).toBe(order);
  });

  test.each([
    [{ flag: "vn" }, "VN", true],
    [{ flag: "gb-wls" }, "GB", true],
    [{ flag: "vn" }, "GB", false],
    [{}, "VN", false],
    [{}, undefined, false],
  ])("%j is home in %s: %s", (country, visitors, expected) => {
    expect(isOwnCountry(country, visitors)).toBe(expected);
  });
});
