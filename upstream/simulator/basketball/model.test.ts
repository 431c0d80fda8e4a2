import { describe, expect, it } from "vitest";
import { IS_SWEEP } from "../../test-sweep.ts";
import { scoringModel } from "./model.ts";
import { playGame } from "./play-game.ts";
import { RULES } from "./test-games.ts";

const GAMES = IS_SWEEP ? 900 : 225;
/** A quarter of the games doubles the random error. */
const TOLERANCE = IS_SWEEP ? 1 : 2;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const deviation = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)));
};

const cases = Object.entries(RULES).flatMap(([name, rules]) =>
  (
    [
      [70, 70, false],
      [85, 60, false],
      [60, 80, true],
    ] as const
  ).map(([home, away, isNeutral]) => ({ name, rules, home, away, isNeutral })),
);

describe("the scoring model", () => {
  it.each(cases)("is what the engine plays by ($name, $home v $away, neutral: $isNeutral)", (one) => {
    const { name, rules, home, away, isNeutral } = one;
    const scores = Array.from({ length: GAMES }, (_, index) => {
      const id = `model ${name} ${home} ${away} ${index}`;
      const setting = { tipOff: 0, knownAt: 0, strengths: [home, away] as const, isNeutral, rules };
      const { plays } = playGame({ id, ...setting, disruption: { delay: 0 } });
      return plays.findLast(({ kind, period }) => kind === "period_end" && period === rules.periods)!.board.score;
    });
    const model = scoringModel(home, away, isNeutral, rules);
    const margins = scores.map(([ours, theirs]) => ours - theirs);
    const totals = scores.map(([ours, theirs]) => ours + theirs);
    expect(Math.abs(mean(margins) - (model.points[0] - model.points[1]))).toBeLessThan(1.2 * TOLERANCE);
    expect(Math.abs(mean(totals) - (model.points[0] + model.points[1]))).toBeLessThan(2 * TOLERANCE);
    expect(deviation(margins) / model.marginSd).toBeGreaterThan(1 - 0.08 * TOLERANCE);
    expect(deviation(margins) / model.marginSd).toBeLessThan(1 + 0.08 * TOLERANCE);
    expect(deviation(totals) / model.totalSd).toBeGreaterThan(1 - 0.08 * TOLERANCE);
    expect(deviation(totals) / model.totalSd).toBeLessThan(1 + 0.08 * TOLERANCE);
  });
});
