import { describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import type { MatchState } from "../../match/match.ts";
import { FIXTURE, KICK_OFF, STATE } from "../../matches/test-data.ts";
import { nextLook, resultOf } from "./settle-result.ts";

const match = (state: Partial<MatchState>, startsAt = KICK_OFF) => ({
  fixture: { ...FIXTURE, kickOff: startsAt },
  state: { ...STATE, ...state } as MatchState,
});
const football = (state: Partial<MatchState>, after = 3 * HOUR, startsAt = KICK_OFF) =>
  resultOf(match(state, startsAt), { kickOff: KICK_OFF, sport: "football", now: KICK_OFF + after });
const clock = (period: number, left: number, periodCount: 2 | 4 = 4, periodSeconds = 720) => ({
  basketball: { period, periodCount, periodSeconds, overtimes: 0, clock: { left } },
});
const basketball = (state: Partial<MatchState>, after = 3 * HOUR) =>
  resultOf(match(state), { kickOff: KICK_OFF, sport: "basketball", now: KICK_OFF + after });

describe("what settles a match of football", () => {
  it.each<[string, ReturnType<typeof football>, ReturnType<typeof football>]>([
    ["nothing before it", football({ phase: "SCHEDULED" }, 0), undefined],
    ["nothing while it is played", football({ phase: "SECOND_HALF", score: [1, 0] }), undefined],
    ["its final score", football({ phase: "FULL_TIME", score: [2, 1] }), { phase: "FULL_TIME", score: [2, 1] }],
    [
      "ninety minutes, not extra time",
      football({ phase: "AFTER_ET", score: [3, 2], fullTime: [2, 2] }),
      { phase: "FULL_TIME", score: [2, 2] },
    ],
    [
      "the same while extra time is played",
      football({ phase: "EXTRA_TIME", score: [3, 2], fullTime: [2, 2] }),
      { phase: "FULL_TIME", score: [2, 2] },
    ],
    ["nothing but that it was awarded", football({ phase: "AWARDED", score: [3, 0] }), { phase: "AWARDED" }],
    ["that it was called off", football({ phase: "CANCELLED" }), { phase: "CANCELLED" }],
    [
      "the score at which it was given up",
      football({ phase: "ABANDONED", score: [2, 1] }),
      { phase: "ABANDONED", score: [2, 1] },
    ],
    ["nothing while it is put off", football({ phase: "POSTPONED" }, 35 * HOUR), undefined],
    ["36 hours without it", football({ phase: "POSTPONED" }, 36 * HOUR), { phase: "POSTPONED" }],
    ["36 hours in which it only waits", football({ phase: "DELAYED" }, 36 * HOUR), { phase: "POSTPONED" }],
    [
      "a new time that is too late, at once",
      football({ phase: "SCHEDULED" }, 0, KICK_OFF + 36 * HOUR + 1),
      { phase: "POSTPONED" },
    ],
    [
      "its score where it began too late",
      football({ phase: "FULL_TIME", score: [1, 0] }, 40 * HOUR, KICK_OFF + 36 * HOUR + 1),
      { phase: "POSTPONED" },
    ],
    [
      "its score where it began in time",
      football({ phase: "FULL_TIME", score: [1, 0] }, 40 * HOUR, KICK_OFF + 36 * HOUR),
      { phase: "FULL_TIME", score: [1, 0] },
    ],
    ["nothing while it is halted", football({ phase: "SUSPENDED", score: [1, 0] }, 47 * HOUR), undefined],
    [
      "that it never goes on",
      football({ phase: "SUSPENDED", score: [1, 0] }, 48 * HOUR),
      { phase: "ABANDONED", score: [1, 0] },
    ],
    ["nothing while its source has no result yet", football({ phase: "NO_RESULT" }, 35 * HOUR), undefined],
    ["that its source never has one", football({ phase: "NO_RESULT" }, 36 * HOUR), { phase: "NO_RESULT" }],
    ["an end without a score", football({ phase: "FULL_TIME" }, 36 * HOUR), { phase: "NO_RESULT" }],
  ])("%s", (_, result, expected) => {
    expect(result).toEqual(expected);
  });

  it("that is gone is void after 36 hours", () => {
    const gone = (after: number) =>
      resultOf(undefined, { kickOff: KICK_OFF, sport: "football", now: KICK_OFF + after });
    expect([gone(35 * HOUR), gone(36 * HOUR)]).toEqual([undefined, { phase: "NO_RESULT" }]);
  });
});

describe("what settles a game of basketball", () => {
  it("is all of it, overtime too", () => {
    expect(basketball({ phase: "FULL_TIME", score: [120, 118], fullTime: [110, 110] })).toEqual({
      phase: "FULL_TIME",
      score: [120, 118],
    });
  });

  it.each([
    ["43 minutes of 48", clock(4, 300), "FULL_TIME"],
    ["a second less", clock(4, 301), "ABANDONED"],
    ["35 minutes of 40", clock(4, 300, 4, 600), "FULL_TIME"],
    ["a second less of 40", clock(4, 301, 4, 600), "ABANDONED"],
    ["35 minutes of two halves", clock(2, 300, 2, 1_200), "FULL_TIME"],
    ["overtime", clock(5, 200), "FULL_TIME"],
    ["no clock", {}, "ABANDONED"],
  ] as const)("given up after %s", (_, board, phase) => {
    expect(basketball({ phase: "ABANDONED", score: [90, 80], ...board })?.phase).toBe(phase);
  });
});

describe("the next look", () => {
  const look = (state: Partial<MatchState>, after: number, { isSettled = false, startsAt = KICK_OFF } = {}) => {
    const next = nextLook(match(state, startsAt), { kickOff: KICK_OFF, isSettled, now: KICK_OFF + after });
    return next === null ? null : (next - KICK_OFF) / 60_000;
  };

  it("is when the match may be over, then every few minutes, then once more after two days", () => {
    expect(look({ phase: "SCHEDULED" }, -HOUR)).toBe(105);
    expect(look({ phase: "FIRST_HALF" }, HOUR / 2)).toBe(105);
    expect(look({ phase: "SECOND_HALF" }, 2 * HOUR)).toBe(123);
    expect(look({ phase: "FULL_TIME" }, 2 * HOUR, { isSettled: true })).toBe(48 * 60);
    expect(look({ phase: "FULL_TIME" }, 48 * HOUR, { isSettled: true })).toBeNull();
  });

  it("waits for a match that was put off", () => {
    expect(look({ phase: "POSTPONED" }, HOUR)).toBe(120);
    expect(look({ phase: "SCHEDULED" }, HOUR, { startsAt: KICK_OFF + 24 * HOUR })).toBe(24 * 60 + 105);
    expect(look({ phase: "DELAYED" }, 2 * HOUR)).toBe(180);
    expect(nextLook(undefined, { kickOff: KICK_OFF, isSettled: false, now: KICK_OFF })).toBe(KICK_OFF + HOUR);
  });
});
