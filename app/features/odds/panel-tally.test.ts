import { describe, expect, test } from "vitest";
import type { PricedMatch } from "#contract/domain/odds";
import { tallyOf } from "./panel-tally.ts";
import { pricedMatch } from "./test-panel.ts";

const went = (handicap: PricedMatch["handicap"], total: PricedMatch["total"]): PricedMatch =>
  pricedMatch("2026-10-01", "12:00", { ...(handicap && { handicap }), ...(total && { total }) });

describe("counts of past matches", () => {
  test("pushes count for no share, and shares say what they are of", () => {
    const matches = [went("WIN", "OVER"), went("HALF_LOSE", "PUSH"), went("PUSH", "HALF_UNDER"), went("LOSE", "UNDER")];
    expect(tallyOf(matches)).toMatchObject({
      played: 4,
      won: 4,
      handicap: { win: 1, halfWin: 0, push: 1, halfLose: 1, lose: 1 },
      total: { over: 1, halfOver: 0, push: 1, halfUnder: 1, under: 1 },
      handicapShare: { percent: 33.3, of: 3 },
      overShare: { percent: 33.3, of: 3 },
    });
  });

  test("matches without a price make no share", () => {
    const { handicap: _, total: __, odds: ___, ...bare } = pricedMatch("2026-10-01");
    const tally = tallyOf([bare]);
    expect(tally.played).toBe(1);
    expect(tally).not.toHaveProperty("handicapShare");
    expect(tally).not.toHaveProperty("overShare");
  });
});
