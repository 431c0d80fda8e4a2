import { describe, expect, test } from "vitest";
import { BASKETBALLER, FOOTBALLER } from "~/features/people/test-people";
import { clubTotals } from "./season-totals.ts";

describe("totals of a club", () => {
  test("sum what is counted and leave out ratings", () => {
    expect(clubTotals(FOOTBALLER.seasons)).toEqual([
      {
        team: FOOTBALLER.seasons[0]?.team,
        counts: {
          appearances: 16,
          starts: 1,
          cameOn: 5,
          wentOff: 1,
          minutes: 1563,
          goals: 5,
          penaltyGoals: 0,
          assists: 1,
          yellow: 1,
          secondYellow: 0,
          red: 0,
        },
        averages: {},
      },
    ]);
  });

  test("weigh averages by games, and put no percentages together", () => {
    const [season] = BASKETBALLER.seasons;
    const other = { ...season!, season: "2025-26", averages: { games: 48, points: "10.8", fieldGoalPct: "40.0" } };
    expect(clubTotals([season!, other])[0]?.averages).toEqual({ games: 64, points: "9.8" });
  });
});
