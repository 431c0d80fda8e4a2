import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quartersOf } from "#contract/odds/quarters";
import { mirroredSettle, type Settle } from "#contract/odds/settle";
import { HANDICAP_CASES, scoreWonBy, TOTAL_CASES } from "#contract/odds/test-vectors";
import type { Sport } from "#contract/tables/sports";
import type { ContestResult } from "../schema/contests.ts";
import { buildOutcome, type PickKind } from "./settle-pick.ts";

const POINTS: Record<Settle, number> = { WIN: 2, HALF_WIN: 1, PUSH: 0, HALF_LOSE: -1, LOSE: -2, VOID: 0 };

const final = (score: readonly [number, number]): ContestResult => ({ phase: "FULL_TIME", score });
const ah = (choice: "home" | "away", line: number): PickKind => ({ market: "AH", choice, line });
const ou = (choice: "over" | "under", line: number): PickKind => ({ market: "OU", choice, line });
const settled = (kind: PickKind, result: ContestResult, sport: Sport = "football", isFeatured = false) => {
  const { outcome, points } = buildOutcome(kind, result, { sport, isFeatured });
  return [outcome, points];
};

const SPORTS: readonly Sport[] = ["football", "basketball"];

describe("a pick on a handicap", () => {
  it.each(HANDICAP_CASES)("of %s given, won by %d: %s", (given, margin, expected) => {
    const line = quartersOf(given)!;
    for (const sport of SPORTS) {
      const [result, mirror] = [final(scoreWonBy(margin)), mirroredSettle(expected)];
      expect(settled(ah("home", -line), result, sport)).toEqual([expected, POINTS[expected]]);
      expect(settled(ah("away", -line), result, sport)).toEqual([mirror, POINTS[mirror]]);
    }
  });
});

describe("a pick on a total", () => {
  it.each(TOTAL_CASES)("of %s with %d goals: over %s", (total, goals, expected) => {
    const line = quartersOf(total)!;
    const [result, mirror] = [final([goals, 0]), mirroredSettle(expected)];
    for (const sport of SPORTS) {
      expect(settled(ou("over", line), result, sport)).toEqual([expected, POINTS[expected]]);
      expect(settled(ou("under", line), result, sport)).toEqual([mirror, POINTS[mirror]]);
    }
  });
});

const pair = fc.tuple(fc.nat(9), fc.nat(9));
const kind = fc.oneof(
  fc.record({
    market: fc.constant("AH"),
    choice: fc.constantFrom("home", "away"),
    line: fc.integer({ min: -20, max: 20 }),
  }),
  fc.record({
    market: fc.constant("OU"),
    choice: fc.constantFrom("over", "under"),
    line: fc.integer({ min: 1, max: 30 }),
  }),
) as fc.Arbitrary<PickKind>;

describe("points", () => {
  it("are three times as many on the featured team's match, for every outcome", () => {
    fc.assert(
      fc.property(kind, pair, (pick, score) => {
        const [outcome, points] = settled(pick, final(score));
        expect(settled(pick, final(score), "football", true)).toEqual([outcome, 3 * Number(points) || 0]);
      }),
    );
  });

  it("of both sides of a line add up to nothing", () => {
    const other = { home: "away", away: "home", over: "under", under: "over" } as const;
    fc.assert(
      fc.property(kind, pair, fc.boolean(), (pick, score, isFeatured) => {
        const mirror = { ...pick, choice: other[pick.choice as keyof typeof other] };
        const sum = [pick, mirror].map((one) => Number(settled(one, final(score), "football", isFeatured)[1]));
        expect(sum[0]! + sum[1]!).toBe(0);
      }),
    );
  });

  it("are none of what is void, which every pick on a match that was not played is", () => {
    const voided = fc.constantFrom("POSTPONED", "CANCELLED", "AWARDED", "NO_RESULT");
    fc.assert(
      fc.property(kind, voided, fc.constantFrom(...SPORTS), fc.boolean(), (pick, phase, sport, isFeatured) => {
        expect(settled(pick, { phase }, sport, isFeatured)).toEqual(["VOID", 0]);
        expect(settled({ market: "SCORE", choice: "2-1", line: null }, { phase }, sport)).toEqual(["VOID", 0]);
      }),
    );
  });
});

describe("a match that was given up", () => {
  const stopped: ContestResult = { phase: "ABANDONED", score: [2, 1] };
  it.each<[string, PickKind, Sport, Settle]>([
    ["a handicap is void", ah("home", -2), "football", "VOID"],
    ["an over that is over stands", ou("over", 10), "football", "WIN"],
    ["an under that is lost stands", ou("under", 10), "football", "LOSE"],
    ["a total that could still change is void", ou("under", 14), "football", "VOID"],
    ["a quarter line needs both legs", ou("over", 11), "football", "VOID"],
    ["a score is void, however near", { market: "SCORE", choice: "2-1", line: null }, "football", "VOID"],
    ["all of basketball is void", ou("over", 10), "basketball", "VOID"],
  ])("%s", (_, pick, sport, expected) => {
    expect(settled(pick, stopped, sport)[0]).toBe(expected);
  });
});

it.each([
  ["2-1", "EXACT", 5],
  ["1-0", "MARGIN", 3],
  ["3-0", "WINNER", 2],
  ["1-1", "MISS", 0],
] as const)("a guess of %s at 2-1 is %s", (choice, outcome, points) => {
  const guess: PickKind = { market: "SCORE", choice, line: null };
  expect(settled(guess, final([2, 1]))).toEqual([outcome, points]);
  // The featured team makes no difference here: only lines count three times.
  expect(settled(guess, final([2, 1]), "football", true)).toEqual([outcome, points]);
});

it("says by which rule", () => {
  const rule = (result: ContestResult, sport: Sport, isFeatured: boolean) =>
    buildOutcome(ou("over", 10), result, { sport, isFeatured }).rule;
  expect(rule(final([1, 0]), "football", false)).toBe("90 minutes");
  expect(rule(final([1, 0]), "football", true)).toBe("90 minutes x3");
  expect(rule(final([90, 80]), "basketball", false)).toBe("with overtime");
  expect(rule({ phase: "POSTPONED" }, "football", false)).toBe("postponed");
});
