import { describe, expect, test } from "vitest";
import type { CompetitionMatches } from "#contract/domain/competition";
import { scheduled } from "~/features/match-row/test-matches";
import { isOwnCountry, orderGroups } from "./order-groups.ts";
import { testGroup } from "./test-group.ts";

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
