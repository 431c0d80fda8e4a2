import { describe, expect, test } from "vitest";
import { signed } from "~/sports/figures";
import { describeTie } from "./tie-break.ts";

const rows = [
  { rank: 1, team: { id: "a", name: "Arden" } },
  { rank: 2, team: { id: "b", name: "Brook" } },
  { rank: 3, team: { id: "c", name: "Carrow" } },
  { rank: 4, team: { id: "d", name: "Dunmere" } },
];

describe("a tie-break that can be put into words", () => {
  test("names the level teams in the table's order, with what told them apart", () => {
    expect(describeTie({ criterion: "all.goalsFor", values: { c: "19", b: "21" } }, rows, "football")).toEqual({
      measure: "goalsFor",
      isAmongThem: false,
      teams: [
        { name: "Brook", value: "21" },
        { name: "Carrow", value: "19" },
      ],
    });
  });

  test("says when only matches among them count, of three teams too", () => {
    const tie = describeTie({ criterion: "h2h.points", values: { a: "6", b: "3", c: "0" } }, rows, "football");
    expect(tie?.isAmongThem).toBe(true);
    expect(tie?.teams.map(({ name }) => name)).toEqual(["Arden", "Brook", "Carrow"]);
  });

  test.each([
    ["goalDifference", "5", signed(5)],
    ["opponentGoalDifference", "-3", signed(-3)],
    ["goalDifference", "a half", "a half"],
    ["goalDifference", "0.5", "0.5"],
    ["points", "5", "5"],
  ])("%s of %s is shown as %s", (measure, given, shown) => {
    const tie = describeTie({ criterion: `all.${measure}`, values: { a: given, b: given } }, rows, "football");
    expect(tie?.teams.map(({ value }) => value)).toEqual([shown, shown]);
  });

  test("has no figures where the measure is none that reads as a number", () => {
    const tie = describeTie({ criterion: "all.divisionWinner", values: { a: "1", b: "0" } }, rows, "basketball");
    expect(tie?.teams).toEqual([{ name: "Arden" }, { name: "Brook" }]);
  });

  test.each([
    ["goalDifference", "pointDifference"],
    ["goalsFor", "pointsFor"],
    ["pct", "pct"],
  ])("what is %s in football is %s in basketball", (measure, shown) => {
    expect(describeTie({ criterion: `all.${measure}`, values: { a: "1", b: "2" } }, rows, "basketball")?.measure).toBe(
      shown,
    );
  });
});

test.each([
  ["a supplier's own criterion", { criterion: "all.shirtColour", values: { a: "1", b: "2" } }],
  ["a team that is not in the table", { criterion: "all.points", values: { a: "1", x: "1" } }],
  ["no team", { criterion: "all.points", values: {} }],
  ["one team alone", { criterion: "all.points", values: { a: "1" } }],
])("%s cannot be described", (_case, tie) => {
  expect(describeTie(tie, rows, "football")).toBeUndefined();
});
