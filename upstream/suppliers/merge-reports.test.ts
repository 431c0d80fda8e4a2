import { describe, expect, it } from "vitest";
import type { Pair } from "#contract/domain/match";
import { mergeReports } from "./merge-reports.ts";
import { type SuppliedState, UNTOLD } from "./supplied-state.ts";

const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");
const LATER = KICK_OFF + 900_000;

const merge = (
  first: Partial<SuppliedState>,
  second: Partial<SuppliedState>,
  sport: "football" | "basketball" = "football",
) =>
  mergeReports(
    [
      { kickOff: KICK_OFF, state: { ...UNTOLD, ...first } },
      { kickOff: LATER, state: { ...UNTOLD, ...second } },
    ],
    sport,
  );

const FIRST = { phase: "FIRST_HALF" } as const;
const SECOND = { phase: "SECOND_HALF" } as const;
const OVER = { phase: "FULL_TIME" } as const;

describe("the phase", () => {
  it.each<[string, Partial<SuppliedState>, Partial<SuppliedState>, SuppliedState["phase"]]>([
    [
      "is of whoever has the match furthest",
      { phase: "HALF_TIME", score: [0, 0] },
      { ...SECOND, score: [0, 0] },
      "SECOND_HALF",
    ],
    ["begins with the first who says so", {}, { ...FIRST, score: [0, 0] }, "FIRST_HALF"],
    ["does not go back to one who lags", SECOND, FIRST, "SECOND_HALF"],
    [
      "is final by one who agrees about the score",
      { ...SECOND, score: [1, 0] },
      { ...OVER, score: [1, 0] },
      "FULL_TIME",
    ],
    ["is not by one who does not", { ...SECOND, score: [1, 0] }, { ...OVER, score: [0, 0] }, "SECOND_HALF"],
    ["stays final by the first", { ...OVER, score: [1, 0] }, { ...SECOND, score: [1, 0] }, "FULL_TIME"],
    ["is off by the first", { phase: "POSTPONED" }, { ...FIRST, score: [0, 0] }, "POSTPONED"],
    ["is not off by another", { ...FIRST, score: [0, 0] }, { phase: "POSTPONED" }, "FIRST_HALF"],
  ])("%s", (_, first, second, phase) => {
    expect(merge(first, second).state.phase).toBe(phase);
  });
});

describe("the score", () => {
  it.each<[string, Pair, Pair, Pair]>([
    ["has a goal that another has seen first", [1, 0], [1, 1], [1, 1]],
    ["has no two of them", [1, 0], [2, 1], [1, 0]],
    ["keeps a goal that another has not seen", [1, 1], [1, 0], [1, 1]],
    ["is the first's where they differ", [1, 0], [0, 1], [1, 0]],
  ])("in play %s", (_, first, second, score) => {
    expect(merge({ ...FIRST, score: first }, { ...FIRST, score: second }).state.score).toEqual(score);
  });

  it("once it is over is the first's", () => {
    expect(merge({ ...OVER, score: [1, 0] }, { ...OVER, score: [1, 1] }).state.score).toEqual([1, 0]);
  });

  it("of a game is of one of them: a point more is nothing", () => {
    const state = merge({ phase: "Q1", score: [10, 8] }, { phase: "Q1", score: [10, 9] }, "basketball").state;
    expect(state.score).toEqual([10, 8]);
  });
});

describe("what the first does not say", () => {
  it("is of another who sees the same", () => {
    const clock = { startedAt: KICK_OFF, from: 46 } as const;
    const goals = [{ side: "home", minute: 12, player: "A. Scorer" }] as const;
    const { kickOff, state } = merge(
      { ...SECOND, score: [1, 0], reds: [0, 1] },
      { ...SECOND, score: [1, 0], clock, halfTime: [1, 0], goals },
    );
    expect(kickOff).toBe(KICK_OFF);
    expect(state).toMatchObject({ clock, halfTime: [1, 0], goals, reds: [0, 1] });
  });

  it("is of no one who sees another phase", () => {
    const clock = { startedAt: KICK_OFF, from: 1 } as const;
    expect(merge({ ...SECOND, score: [0, 0] }, { ...FIRST, score: [0, 0], clock }).state).not.toHaveProperty("clock");
  });

  it("of a shoot-out is of one with the same score", () => {
    const pens = { phase: "AFTER_PENS", score: [1, 1] } as const;
    expect(merge(pens, { ...pens, shootout: [4, 3], winner: "home" }).state).toMatchObject({
      shootout: [4, 3],
      winner: "home",
    });
    expect(merge(pens, { ...pens, score: [2, 2], shootout: [4, 3] }).state).not.toHaveProperty("shootout");
  });

  it("of the goals is whoever names most of the score's", () => {
    const one = { side: "home", minute: 12 } as const;
    const two = { side: "away", minute: 30 } as const;
    const goalsOf = (first: SuppliedState["goals"], second: SuppliedState["goals"]) =>
      merge({ ...FIRST, score: [1, 1], goals: first }, { ...FIRST, score: [1, 1], goals: second }).state.goals;
    expect(goalsOf([one], [one, two])).toEqual([one, two]);
    expect(goalsOf([one, two], [one])).toEqual([one, two]);
    expect(goalsOf([one], [one, two, two])).toEqual([one]);
  });
});
