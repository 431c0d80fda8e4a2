import { expect, test } from "vitest";
import { translatorOf } from "~/i18n/translator";
import { fourFactors } from "./four-factors.ts";

const t = translatorOf("en", ["stats"]).getFixedT(null, "stats");

/** Toronto at Golden State, game 6 of the 2019 Finals: 114–110. */
const ROWS = [
  { key: "fgm", pair: [39, 39] },
  { key: "fga", pair: [80, 82] },
  { key: "tpm", pair: [11, 13] },
  { key: "ftm", pair: [21, 23] },
  { key: "fta", pair: [30, 29] },
  { key: "tov", pair: [16, 13] },
  { key: "oreb", pair: [11, 11] },
  { key: "dreb", pair: [31, 28] },
] as const;

test("are shares of shots, possessions and rebounds, with the better side", () => {
  expect(fourFactors(ROWS, t).map(({ key, home, away, better }) => [key, home, away, better])).toEqual([
    // (39 + 11 / 2) / 80; 16 / (80 + 0.44 * 30 + 16); 11 / (11 + 28); 21 / 80.
    ["efg", "56%", "55%", "home"],
    ["tovRate", "15%", "12%", "away"],
    ["orebRate", "28%", "26%", "home"],
    ["ftRate", "26%", "28%", "away"],
  ]);
});

test.each([
  ["without a count", ROWS.filter(({ key }) => key !== "oreb")],
  ["before anyone has shot", ROWS.map((row) => (row.key === "fga" ? { ...row, pair: [0, 3] as const } : row))],
])("are none %s", (_name, rows) => {
  expect(fourFactors(rows, t)).toEqual([]);
});
