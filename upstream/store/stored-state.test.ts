import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Pair } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { parseMatchState } from "#contract/parse/match";
import { playMinute } from "#contract/time/play-clock";
import { MINUTE } from "#contract/time/units";
import { matchChangeWire } from "../matches/wire/match.ts";
import { withoutTicks } from "../matches/wire/test-match-states.ts";
import { UNSAID } from "./load-statements.ts";
import { buildFixture } from "./match-row.ts";
import type { MatchRow } from "./schema.ts";
import { storedStateAt } from "./stored-state.ts";

const KICK_OFF = Date.parse("2022-11-25T10:00:00Z");
const at = (minutes: number): number => KICK_OFF + minutes * MINUTE;

const row = (fields: Partial<MatchRow>): MatchRow => ({
  ...UNSAID,
  id: "2293289988176",
  competitionId: "75",
  season: "2022",
  stage: "group",
  matchday: 2,
  group: "B",
  kickOff: KICK_OFF,
  isTimeConfirmed: true,
  homeId: "1",
  awayId: "2",
  isNeutral: true,
  status: "played",
  halfTime: [0, 0],
  fullTime: [0, 0],
  revision: 1,
  changedAt: 0,
  ...fields,
});

const walesIran = row({
  fullTime: [0, 2],
  goals: [
    { side: "away", minute: 90, addedMinute: 8, player: "Cheshmi" },
    { side: "away", minute: 90, addedMinute: 11, player: "Rezaeian" },
  ],
});

const final = row({
  halfTime: [2, 0],
  fullTime: [2, 2],
  extraTime: [3, 3],
  shootout: [4, 2],
  goals: [
    { side: "home", minute: 23, isPenalty: true },
    { side: "home", minute: 36 },
    { side: "away", minute: 80, isPenalty: true },
    { side: "away", minute: 81 },
    { side: "home", minute: 108 },
    { side: "away", minute: 118, isPenalty: true },
  ],
});

describe("a match whose scorers are known", () => {
  it.each([
    [-1, { phase: "SCHEDULED", goals: [] }],
    [0, { phase: "FIRST_HALF", minute: 1, score: [0, 0] }],
    [44, { phase: "FIRST_HALF", minute: 45 }],
    [46, { phase: "FIRST_HALF", minute: 45, addedMinute: 2 }],
    [50, { phase: "HALF_TIME", halfTime: [0, 0] }],
    [63, { phase: "SECOND_HALF", minute: 46 }],
    [115, { phase: "SECOND_HALF", minute: 90, addedMinute: 8, score: [0, 0] }],
    [116, { phase: "SECOND_HALF", minute: 90, addedMinute: 9, score: [0, 1] }],
    [120, { phase: "SECOND_HALF", minute: 90, addedMinute: 13, score: [0, 2] }],
    [121, { phase: "FULL_TIME", score: [0, 2], fullTime: [0, 2], winner: "away" }],
  ])("is at minute %i after kick-off as its goals tell", (minutes, expected) => {
    expect(storedStateAt(walesIran, at(minutes))).toMatchObject(expected);
  });

  it.each([
    [100, { phase: "SECOND_HALF", score: [2, 2] }],
    [117, { phase: "ET_BREAK", fullTime: [2, 2], score: [2, 2] }],
    [122, { phase: "EXTRA_TIME", minute: 95 }],
    [144, { phase: "EXTRA_TIME", minute: 114, score: [3, 2] }],
    [157, { phase: "EXTRA_TIME", minute: 120, score: [3, 3] }],
    [163, { phase: "SHOOTOUT", score: [3, 3] }],
    [180, { phase: "AFTER_PENS", score: [3, 3], fullTime: [2, 2], shootout: [4, 2], winner: "home" }],
  ])("goes through extra time and shoot-out, at minute %i", (minutes, expected) => {
    expect(storedStateAt(final, at(minutes))).toMatchObject(expected);
  });

  it("keeps the shoot-out and the winner to itself until the last kick", () => {
    const during = storedStateAt(final, at(165));
    expect(during).not.toHaveProperty("shootout");
    expect(during).not.toHaveProperty("winner");
  });
});

describe("the clock of a match", () => {
  it.each([
    [0, { startedAt: KICK_OFF, from: 1 }],
    [50, undefined],
    [100, { startedAt: at(63), from: 46 }],
    [117, undefined],
    [122, { startedAt: at(118), from: 91 }],
    [135, undefined],
    [140, { startedAt: at(136), from: 106 }],
    [155, undefined],
    [180, undefined],
  ])("runs, or stands, at minute %i after kick-off", (minutes, clock) => {
    expect(storedStateAt(final, at(minutes)).clock).toEqual(clock);
  });

  it("is told anew whenever it stops", () => {
    for (const whistle of [134, 153]) {
      const [before, after] = [at(whistle) - 1, at(whistle)].map((instant) => storedStateAt(final, instant));
      expect(after).toMatchObject({ phase: "EXTRA_TIME", happenedAt: at(whistle), seq: (before?.seq ?? 0) + 1 });
    }
  });
});

describe("a match without its play", () => {
  it("has the awarded score once it would have ended, and is a fixture before", () => {
    const awarded = row({ status: "awarded", halfTime: null, fullTime: [0, 2] });
    expect(storedStateAt(awarded, at(60))).toMatchObject({ phase: "SCHEDULED" });
    expect(storedStateAt(awarded, at(60))).not.toHaveProperty("score");
    expect(storedStateAt(awarded, at(120))).toMatchObject({ phase: "AWARDED", score: [0, 2], winner: "away" });
  });

  it("says what the source says of matches that were not played", () => {
    expect(storedStateAt(row({ status: "postponed", fullTime: null }), at(500))).toMatchObject({ phase: "POSTPONED" });
    expect(storedStateAt(row({ status: "cancelled", fullTime: null }), at(-500))).toMatchObject({ phase: "CANCELLED" });
    expect(storedStateAt(row({ status: "abandoned", fullTime: null }), at(500))).toMatchObject({ phase: "ABANDONED" });
  });

  it("stays a fixture while a result may come, its time to be announced where the source has none", () => {
    const open = row({ status: "scheduled", halfTime: null, fullTime: null });
    expect(storedStateAt(open, at(300))).toMatchObject({ phase: "SCHEDULED", seq: 100 });
    expect(storedStateAt({ ...open, isTimeConfirmed: false }, at(-500))).toMatchObject({ phase: "TIME_TBA" });
  });

  it("says that no result is known once none is going to come", () => {
    const open = row({ status: "scheduled", halfTime: null, fullTime: null });
    expect(storedStateAt(open, at(360))).toMatchObject({ phase: "NO_RESULT", seq: 101, updatedAt: at(360) });
    expect(storedStateAt(open, at(360))).not.toHaveProperty("score");
    expect(storedStateAt({ ...open, isTimeConfirmed: false }, at(1439))).toMatchObject({ phase: "TIME_TBA" });
    expect(storedStateAt({ ...open, isTimeConfirmed: false }, at(1440))).toMatchObject({ phase: "NO_RESULT" });
  });
});

describe("a game of basketball", () => {
  // biome-ignore format: pairs
  const periods: Pair[] = [[22, 20], [17, 19], [25, 30], [30, 25], [18, 9]];
  const game = (fields: Partial<MatchRow>) =>
    row({ sport: "basketball", halfTime: null, fullTime: [112, 103], periods, ...fields });

  it("has its periods with its end, and overtimes by the rules of its competition", () => {
    const nba = game({ competitionId: "8001" });
    expect(storedStateAt(nba, at(60))).not.toHaveProperty("periods");
    expect(storedStateAt(nba, at(200))).toMatchObject({
      score: [112, 103],
      periods,
      basketball: { periodCount: 4, periodSeconds: 720, period: 5, overtimes: 1 },
    });
  });

  it("has none where nobody knows how many are played without overtime", () => {
    expect(storedStateAt(game({ competitionId: "90001" }), at(200))).not.toHaveProperty("periods");
  });
});

describe("a second leg", () => {
  it("adds the first leg to the running score", () => {
    const leg = row({ leg: 2, firstLeg: [1, 0], halfTime: [0, 1], fullTime: [0, 1] });
    expect(storedStateAt(leg, at(0))).toMatchObject({ aggregate: [1, 0] });
    expect(storedStateAt(leg, at(200))).toMatchObject({ aggregate: [1, 1] });
  });
});

const goals = fc.nat({ max: 4 });
const played = fc
  .tuple(goals, goals, goals, goals, fc.boolean(), fc.stringMatching(/^2\d{12}$/))
  .map(([h1, a1, h2, a2, knowsHalfTime, id]) => {
    const fullTime: Pair = [h1 + h2, a1 + a2];
    return row({ id, halfTime: knowsHalfTime ? [h1, a1] : null, fullTime });
  });
const instants = fc.array(fc.integer({ min: -20, max: 150 }), { minLength: 2, maxLength: 12 });

describe("any match whose minutes are unknown", () => {
  it("never takes a goal back, never shows more than the result, and counts its changes up", () => {
    fc.assert(
      fc.property(played, instants, (match, minutes) => {
        const states = [...minutes].sort((a, b) => a - b).map((minute) => storedStateAt(match, at(minute)));
        for (const [index, state] of states.entries()) {
          const before = states[index - 1];
          const [home, away] = state.score ?? [0, 0];
          expect(home >= (before?.score?.[0] ?? 0) && away >= (before?.score?.[1] ?? 0)).toBe(true);
          expect(home <= match.fullTime![0] && away <= match.fullTime![1]).toBe(true);
          expect(state.seq).toBeGreaterThanOrEqual(before?.seq ?? 0);
          expect(state.goals).toEqual([]);
        }
      }),
    );
  });

  it("stands at half-time as the source says, and ends as it says", () => {
    fc.assert(
      fc.property(played, (match) => {
        const halfTime = storedStateAt(match, at(55));
        expect(halfTime.phase).toBe("HALF_TIME");
        if (match.halfTime) expect(halfTime.score).toEqual(match.halfTime);
        expect(storedStateAt(match, at(150))).toMatchObject({ phase: "FULL_TIME", score: match.fullTime });
      }),
    );
  });

  it("is the same at every asking, and has a minute exactly while a clock runs", () => {
    fc.assert(
      fc.property(played, fc.integer({ min: -20, max: 150 }), (match, minute) => {
        const state = storedStateAt(match, at(minute));
        expect(storedStateAt({ ...match }, at(minute))).toEqual(state);
        expect("minute" in state).toBe(phaseGroup(state.phase) === "live" && state.phase !== "HALF_TIME");
      }),
    );
  });
});

describe("any match, known in detail or not", () => {
  const known = fc.oneof(played, fc.constantFrom(walesIran, final, row({ status: "scheduled", fullTime: null })));
  const moments = fc.integer({ min: -20 * MINUTE, max: 400 * MINUTE }).map((offset) => KICK_OFF + offset);

  it("has a clock that tells the minute that it tells itself", () => {
    fc.assert(
      fc.property(known, moments, (match, instant) => {
        const { clock, minute, addedMinute } = storedStateAt(match, instant);
        if (clock) expect(playMinute(clock, instant)).toEqual({ minute, ...(addedMinute && { addedMinute }) });
      }),
      { numRuns: 500 },
    );
  });

  it("changes in a row, minutes aside, only when something has happened, and then counts up", () => {
    const standingAt = (match: MatchRow, instant: number) => {
      const state = storedStateAt(match, instant);
      return withoutTicks(parseMatchState(matchChangeWire({ fixture: buildFixture(match, "imported"), state })));
    };
    fc.assert(
      fc.property(known, moments, moments, (match, one, other) => {
        const [since, until] = [Math.min(one, other), Math.max(one, other)];
        const { happenedAt = 0, seq } = storedStateAt(match, until);
        if (happenedAt > since) expect(seq).toBeGreaterThan(storedStateAt(match, since).seq);
        else expect(standingAt(match, until)).toEqual(standingAt(match, since));
      }),
      { numRuns: 500 },
    );
  });
});
