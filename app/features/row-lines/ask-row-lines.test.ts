import { expect, test } from "vitest";
import { readLines } from "./ask-row-lines.ts";

const answer = (...data: unknown[]) => ({ result: { businessCode: "0", data } });

test("prices are those of home, draw and away, without a draw in basketball", () => {
  const lines = readLines(
    "prices",
    answer(
      { matchId: "1", prices: { home: "1.85", draw: "3.40", away: "4.20" } },
      { matchId: 2, prices: { home: 1.5, away: "2.60" } },
      { matchId: "3", prices: { home: "1.85" } },
      { matchId: "4" },
    ),
  );
  expect([...(lines ?? [])]).toEqual([
    ["1", { prices: ["1.85", "3.40", "4.20"] }],
    ["2", { prices: ["1.5", "2.60"] }],
  ]);
});

test("corners and cards are complete or left out", () => {
  const counts = { homeCorners: 5, awayCorners: 0, homeYellow: 2, awayYellow: 1 };
  const lines = readLines("counts", answer({ matchId: "1", ...counts }, { matchId: "2", ...counts, awayYellow: null }));
  expect([...(lines ?? [])]).toEqual([
    ["1", { counts: { homeCorners: "5", awayCorners: "0", homeYellow: "2", awayYellow: "1" } }],
  ]);
});

test.each([[{ result: { businessCode: "400" } }], ["<html>"], [null]])("no answer is in %j", (body) => {
  expect(readLines("prices", body)).toBeUndefined();
});
