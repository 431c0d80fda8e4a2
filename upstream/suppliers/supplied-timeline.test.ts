import { expect, it } from "vitest";
import { MINUTE } from "#contract/time/units";
import { WITNESS_WAIT } from "./second-witness.ts";
import { type SuppliedState, type SuppliedStep, toMatchState, UNTOLD } from "./supplied-state.ts";
import { suppliedTimeline } from "./supplied-timeline.ts";

const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");

const step = (minutes: number, revision: number, state: Partial<SuppliedState>): SuppliedStep => ({
  at: KICK_OFF + minutes * MINUTE,
  revision,
  state: { ...UNTOLD, ...state },
});

const FIRST_HALF = { phase: "FIRST_HALF", clock: { startedAt: KICK_OFF, from: 1 } } as const;

it("has phases, goals by the score, goals taken back and red cards, each when it was told", () => {
  const { incidents } = suppliedTimeline(
    [
      step(-60, 1, {}),
      step(1, 2, { ...FIRST_HALF, score: [0, 0] }),
      // The scorer is told after the goal.
      step(12, 3, { ...FIRST_HALF, score: [1, 0] }),
      step(13, 4, { ...FIRST_HALF, score: [1, 0], goals: [{ side: "home", minute: 12, player: "A. Scorer" }] }),
      step(20, 5, { ...FIRST_HALF, score: [1, 1] }),
      step(22, 6, { ...FIRST_HALF, score: [1, 0] }),
      step(30, 7, { ...FIRST_HALF, score: [1, 0], reds: [0, 1] }),
      step(47, 8, { phase: "HALF_TIME", score: [1, 0], reds: [0, 1] }),
    ],
    KICK_OFF,
    true,
  );
  const reported = incidents.map((one) => [
    (one.at - KICK_OFF) / MINUTE,
    one.kind,
    "goal" in one ? one.goal.player : "",
  ]);
  expect(reported).toEqual([
    [1, "phase", ""],
    [12, "goal", "A. Scorer"],
    [20, "goal", undefined],
    [22, "decision", ""],
    [30, "card", ""],
    [47, "phase", ""],
  ]);
});

it("has goals and ends that one supplier tells alone when they are told, and later when they are noticed", () => {
  const since = KICK_OFF + 12 * MINUTE;
  const { incidents } = suppliedTimeline(
    [
      step(1, 1, { ...FIRST_HALF, score: [0, 0] }),
      step(12, 2, { ...FIRST_HALF, score: [1, 0], aloneSince: since }),
      step(12.2, 3, { ...FIRST_HALF, score: [1, 0] }),
      step(95, 4, { phase: "FULL_TIME", score: [1, 0], aloneSince: KICK_OFF + 95 * MINUTE }),
    ],
    KICK_OFF,
    true,
  );
  expect(incidents).toMatchObject([
    { kind: "goal", at: since, noticedAt: KICK_OFF + 12.2 * MINUTE },
    { kind: "phase", at: KICK_OFF + 95 * MINUTE, noticedAt: KICK_OFF + 95 * MINUTE + WITNESS_WAIT },
  ]);
});

it("has the goals that were scored before the match was told first, when they were", () => {
  const goals = [
    { side: "home", minute: 12 },
    { side: "away", minute: 80, addedMinute: 1 },
  ] as const;
  const { incidents } = suppliedTimeline([step(120, 1, { phase: "FULL_TIME", score: [1, 1], goals })], KICK_OFF, true);
  expect(incidents.map(({ at }) => (at - KICK_OFF) / MINUTE)).toEqual([12, 96]);
});

it("has the phases of a game, and none of its points", () => {
  const steps = [
    step(-60, 1, {}),
    step(1, 2, { phase: "Q1", score: [0, 0] }),
    step(2, 3, { phase: "Q1", score: [3, 2], periods: [[3, 2]] }),
    step(50, 4, { phase: "HALF_TIME", score: [40, 41] }),
  ];
  expect(suppliedTimeline(steps, KICK_OFF, false).incidents.map((one) => "phase" in one && one.phase)).toEqual([
    "Q1",
    "HALF_TIME",
  ]);
});

it("a game's period follows from its points, by the competition's rules", () => {
  const periods = [
    [20, 18],
    [22, 25],
    [19, 20],
    [21, 19],
    [9, 4],
  ] as const;
  const state = step(120, 9, { phase: "FULL_TIME", score: [91, 86], periods });
  const rules = { periods: 4, periodMinutes: 10 } as const;
  expect(toMatchState(state, KICK_OFF + 130 * MINUTE, rules)).toMatchObject({
    periods,
    basketball: { periodCount: 4, periodSeconds: 600, period: 5, overtimes: 1 },
  });
});

it("a state's minute follows from its clock, which stops with the period", () => {
  const at = KICK_OFF + 40 * MINUTE;
  expect(toMatchState(step(1, 2, { ...FIRST_HALF, score: [0, 0] }), at)).toMatchObject({
    minute: 41,
    clock: FIRST_HALF.clock,
    seq: 2,
    happenedAt: KICK_OFF + MINUTE,
  });
  expect(toMatchState(step(47, 3, { phase: "HALF_TIME", score: [0, 0] }), at)).not.toHaveProperty("minute");
});
