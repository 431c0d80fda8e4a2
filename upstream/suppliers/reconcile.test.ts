import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { HOUR, MINUTE } from "#contract/time/units";
import type { MatchFacts } from "./facts.ts";
import { type Known, reconcile } from "./reconcile.ts";
import { UNTOLD } from "./supplied-state.ts";

const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");
const NOW = KICK_OFF + 30 * MINUTE;

const facts = (more: Partial<MatchFacts> = {}): MatchFacts => ({
  id: "1",
  sport: "football",
  competition: { id: "39", name: "Premier League" },
  round: "Regular Season - 8",
  kickOff: KICK_OFF,
  isTimeConfirmed: true,
  home: { id: "42", name: "Arsenal" },
  away: { id: "66", name: "Aston Villa" },
  phase: "FIRST_HALF",
  word: "1H",
  ...more,
});

const known = (more: Partial<Known["state"]>, doubt?: Known["doubt"]): Known => ({
  kickOff: KICK_OFF,
  state: { ...UNTOLD, ...more },
  doubt,
});

const goal = (side: "home" | "away", minute: number) =>
  ({ type: "GOAL", side, minute, period: "H1", player: { name: "A. Scorer" } }) as const;

/** The states and doubts of answers that follow each other. */
function follow(start: Known, answers: readonly MatchFacts[]) {
  let before: Known = start;
  return answers.map((one, index) => {
    const reported = reconcile(before, one, NOW + index * 20_000);
    before = reported;
    return reported;
  });
}

describe("a score", () => {
  const ahead = known({ phase: "FIRST_HALF", score: [1, 0], goals: [{ side: "home", minute: 12 }] });

  it("rises at once", () => {
    expect(reconcile(ahead, facts({ score: [2, 0] }), NOW).state.score).toEqual([2, 0]);
  });

  it("falls only when it is told again", () => {
    const lower = facts({ score: [0, 0] });
    const [first, second] = follow(ahead, [lower, lower]);
    expect(first).toMatchObject({ state: { score: [1, 0] }, doubt: { kind: "score falls", times: 1 } });
    expect(second).toMatchObject({ state: { score: [0, 0], goals: [] }, correction: "score falls: 0-0" });
    expect(second).not.toHaveProperty("doubt");
  });

  it("does not fall if something else is told in between", () => {
    const reported = follow(ahead, [facts({ score: [0, 0] }), facts({ score: [1, 0] }), facts({ score: [0, 0] })]);
    expect(reported.map(({ state }) => state.score)).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it("falls at once if a review took a goal back", () => {
    const events = [{ type: "VAR", side: "home", minute: 14, period: "H1", isGoalCancelled: true } as const];
    expect(reconcile(ahead, facts({ score: [0, 0], events }), NOW)).toMatchObject({ state: { score: [0, 0] } });
    const later = facts({ score: [0, 0], events, elapsed: 40 });
    expect(reconcile(ahead, later, NOW)).toMatchObject({ doubt: { kind: "score falls" } });
  });

  it("below the half-time score is not believed at once", () => {
    const half = known({ phase: "HALF_TIME", score: [2, 0], halfTime: [2, 0] });
    const reported = reconcile(half, facts({ phase: "SECOND_HALF", score: [1, 0] }), NOW);
    expect(reported).toMatchObject({
      state: { phase: "HALF_TIME", score: [2, 0] },
      doubt: { kind: "below half-time" },
    });
  });

  it("has the goals that agree with it: events come late", () => {
    const late = reconcile(ahead, facts({ score: [2, 0], events: [goal("home", 12)] }), NOW);
    expect(late.state.goals).toHaveLength(1);
    const early = reconcile(ahead, facts({ score: [1, 0], events: [goal("home", 12), goal("home", 29)] }), NOW);
    expect(early.state.goals).toEqual([{ side: "home", minute: 12 }]);
    const none = reconcile(ahead, facts({ score: [1, 0], events: [] }), NOW);
    expect(none.state.goals).toEqual([{ side: "home", minute: 12 }]);
  });
});

describe("a phase", () => {
  it.each([
    ["FULL_TIME", "SECOND_HALF", 3],
    ["SECOND_HALF", "FIRST_HALF", 2],
    ["FIRST_HALF", "SCHEDULED", 2],
  ] as const)("%s is believed to be %s when it is told %i times", (from, to, times) => {
    const reported = follow(
      known({ phase: from, score: [1, 0] }),
      Array.from({ length: times }, () => facts({ phase: to, score: [1, 0] })),
    );
    expect(reported.slice(0, -1).map(({ state }) => state.phase)).toEqual(
      Array.from({ length: times - 1 }, () => from),
    );
    expect(reported.at(-1)!.state.phase).toBe(to);
  });

  it("that nobody knows changes nothing of the phase, however often, and the score goes on", () => {
    const unknown = facts({ phase: undefined, word: "XYZ", score: [2, 0] });
    const reported = follow(known({ phase: "FIRST_HALF", score: [1, 0] }), [unknown, unknown, unknown]);
    expect(reported.at(-1)).toMatchObject({ state: { phase: "FIRST_HALF", score: [2, 0] }, doubt: { times: 3 } });
  });

  it("of a match that is halted and goes on is believed at once", () => {
    const halted = known({ phase: "INTERRUPTED", score: [1, 0] });
    expect(reconcile(halted, facts({ phase: "FIRST_HALF", score: [1, 0] }), NOW).state.phase).toBe("FIRST_HALF");
  });

  it("of a match that is not played has no score", () => {
    expect(reconcile(undefined, facts({ phase: "POSTPONED", score: [0, 0] }), NOW).state).toEqual({
      ...UNTOLD,
      phase: "POSTPONED",
    });
  });
});

describe("a kick-off", () => {
  it.each([
    ["FIRST_HALF", "SCHEDULED", 2],
    ["FULL_TIME", "POSTPONED", 3],
  ] as const)(
    "of a match in %s, reported %s on another day, moves once the report is believed, the %ith time",
    (from, to, times) => {
      const moved = facts({ phase: to, kickOff: KICK_OFF + 24 * HOUR });
      const reported = follow(
        known({ phase: from, score: [1, 0] }),
        Array.from({ length: times }, () => moved),
      );
      for (const before of reported.slice(0, -1))
        expect(before).toMatchObject({ kickOff: KICK_OFF, state: { phase: from } });
      expect(reported.at(-1)).toMatchObject({
        kickOff: KICK_OFF + 24 * HOUR,
        state: { phase: to, originalTime: KICK_OFF },
      });
    },
  );

  it("moves, and keeps the one before, even if the status is unknown", () => {
    const unknown = facts({ phase: undefined, word: "XYZ", kickOff: KICK_OFF + 24 * HOUR });
    expect(follow(known({}), [unknown, unknown]).at(-1)).toMatchObject({
      kickOff: KICK_OFF + 24 * HOUR,
      state: { originalTime: KICK_OFF },
    });
  });

  it("that moves to another day keeps the one before; one that moves by hours does not", () => {
    const before = known({});
    const day = reconcile(before, facts({ phase: "SCHEDULED", kickOff: KICK_OFF + 24 * HOUR }), NOW);
    expect(day).toMatchObject({ kickOff: KICK_OFF + 24 * HOUR, state: { originalTime: KICK_OFF } });
    const again = reconcile(day, facts({ phase: "SCHEDULED", kickOff: KICK_OFF + 72 * HOUR }), NOW);
    expect(again.state.originalTime).toBe(KICK_OFF);
    const later = reconcile(before, facts({ phase: "SCHEDULED", kickOff: KICK_OFF + 2 * HOUR }), NOW);
    expect(later.state).not.toHaveProperty("originalTime");
  });
});

describe("a clock", () => {
  it("is the supplier's start of the period if it agrees with the minute", () => {
    const reported = reconcile(undefined, facts({ elapsed: 30, periodStart: KICK_OFF }), NOW);
    expect(reported.state.clock).toEqual({ startedAt: KICK_OFF, from: 1 });
  });

  it("follows the minute if the start is the announced one and play began late", () => {
    const reported = reconcile(undefined, facts({ elapsed: 20, periodStart: KICK_OFF }), NOW);
    expect(reported.state.clock).toEqual({ startedAt: NOW - 19 * MINUTE, from: 1 });
  });

  it("stays while it agrees, and does not run back by a minute", () => {
    const clock = { startedAt: KICK_OFF, from: 1 } as const;
    const before = known({ phase: "FIRST_HALF", clock });
    for (const elapsed of [29, 30, 31]) expect(reconcile(before, facts({ elapsed }), NOW).state.clock).toEqual(clock);
  });

  it("is not guessed where the supplier has no minutes, and stays while the period does", () => {
    expect(reconcile(undefined, facts({}), NOW).state).not.toHaveProperty("clock");
    const clock = { startedAt: KICK_OFF, from: 1 } as const;
    expect(reconcile(known({ phase: "FIRST_HALF", clock }), facts({}), NOW).state.clock).toEqual(clock);
    const second = reconcile(known({ phase: "HALF_TIME", clock }), facts({ phase: "SECOND_HALF" }), NOW);
    expect(second.state).not.toHaveProperty("clock");
  });

  it("of extra time begins at 91 and 106, and none runs in a break", () => {
    const extra = { phase: "EXTRA_TIME" } as const;
    expect(reconcile(undefined, facts({ ...extra, elapsed: 95 }), NOW).state.clock?.from).toBe(91);
    expect(reconcile(undefined, facts({ ...extra, elapsed: 107 }), NOW).state.clock?.from).toBe(106);
    expect(reconcile(undefined, facts({ phase: "HALF_TIME", elapsed: 45 }), NOW).state).not.toHaveProperty("clock");
  });
});

describe("a game", () => {
  const game = (more: Partial<MatchFacts>) => facts({ sport: "basketball", ...more });
  const third = known({
    phase: "Q3",
    score: [55, 55],
    periods: [
      [19, 26],
      [23, 21],
      [13, 8],
    ],
  });

  it.each([
    ["Q2", "phase goes back"],
    ["HALF_TIME", "phase goes back"],
    ["SCHEDULED", "phase goes back"],
    ["Q3", undefined],
    ["END_OF_PERIOD", undefined],
    ["Q4", undefined],
    ["FULL_TIME", undefined],
  ] as const)("in its third quarter that is told to be in %s: %s", (phase, doubt) => {
    expect(reconcile(third, game({ phase, score: [55, 55] }), NOW).doubt?.kind).toBe(doubt);
  });

  it("goes on after a break, of which there are several", () => {
    const before = known({ phase: "END_OF_PERIOD", score: [55, 55] });
    expect(reconcile(before, game({ phase: "Q4", score: [57, 55] }), NOW)).toMatchObject({ state: { phase: "Q4" } });
    expect(reconcile(before, game({ phase: "SCHEDULED" }), NOW).doubt?.kind).toBe("phase goes back");
  });

  it("has the points of its periods while they add up to its score", () => {
    const periods: Pair[] = [[20, 18]];
    const reported = (score: Pair) =>
      reconcile(known({ phase: "Q1" }), game({ phase: "Q1", score, periods }), NOW).state;
    expect(reported([20, 18]).periods).toEqual(periods);
    expect(reported([22, 18])).not.toHaveProperty("periods");
    expect(reconcile(third, game({ phase: "Q3", score: [55, 55] }), NOW).state.periods).toHaveLength(3);
  });
});

const phases: readonly Phase[] = ["SCHEDULED", "FIRST_HALF", "HALF_TIME", "SECOND_HALF", "FULL_TIME", "POSTPONED"];
const anyFacts = fc
  .record({
    phase: fc.constantFrom(...phases),
    home: fc.nat(4),
    away: fc.nat(4),
    elapsed: fc.integer({ min: 0, max: 95 }),
  })
  .map(({ phase, home, away, elapsed }) => {
    const hasBegun = phaseGroup(phase) === "live" || phaseGroup(phase) === "final";
    return facts({ phase, elapsed, ...(hasBegun && { score: [home, away] as Pair }) });
  });

it("the clock of a half stops after the most added time", () => {
  const first = reconcile(undefined, facts({ phase: "FIRST_HALF", elapsed: 77 }), NOW);
  expect(reconcile(first, facts({ phase: "FIRST_HALF", elapsed: 78 }), NOW + 60_000)).toEqual(first);
});

describe("any answers in any order", () => {
  it("make no score fall that is not told twice in a row, and open no final within two", () => {
    fc.assert(
      fc.property(fc.array(anyFacts, { maxLength: 30 }), (answers) => {
        let before: Known = known({});
        for (const [index, one] of answers.entries()) {
          const reported = reconcile(before, one, NOW + index * 20_000);
          const [was, is] = [before.state.score, reported.state.score];
          if (was && is && (is[0] < was[0] || is[1] < was[1])) {
            const previous = answers[index - 1];
            expect(reported.correction).toBeDefined();
            expect(previous?.score).toEqual(one.score);
          }
          if (phaseGroup(before.state.phase) === "final" && phaseGroup(reported.state.phase) !== "final")
            expect(answers.slice(index - 2, index + 1).map(({ phase }) => phase)).toEqual([
              one.phase,
              one.phase,
              one.phase,
            ]);
          before = reported;
        }
      }),
      { numRuns: 500 },
    );
  });

  it("told again change nothing", () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        const first = reconcile(undefined, one, NOW);
        expect(reconcile(first, one, NOW + 1_000)).toEqual(first);
      }),
    );
  });
});
