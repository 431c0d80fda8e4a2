import { describe, expect, it } from "vitest";
import type { Match } from "#contract/domain/match";
import { parseMatch } from "#contract/parse/match";
import { WireMatchItem } from "#contract/wire/match-item";
import type { MatchState } from "../../match/match.ts";
import { DIRECTORY, FIXTURE, KICK_OFF, STATE } from "../test-data.ts";
import { matchChangeWire, matchItemWire, scoreTickWire } from "./match.ts";

const wireOf = (state: Partial<MatchState>, locale: "en" | "th" = "en") =>
  matchItemWire({ fixture: FIXTURE, state: { ...STATE, ...state } }, DIRECTORY, locale);

/** The row as the edge reads it off the wire. */
const atTheEdge = (state: Partial<MatchState>): Match =>
  parseMatch(WireMatchItem.parse(JSON.parse(JSON.stringify(wireOf(state)))));

describe("a match over the wire", () => {
  it.each<[string, Partial<MatchState>, object]>([
    ["scheduled", { phase: "SCHEDULED" }, { state: "scheduled", isTimeConfirmed: true }],
    ["delayed", { phase: "DELAYED" }, { state: "scheduled", isDelayed: true }],
    ["of unknown time", { phase: "TIME_TBA" }, { state: "scheduled", isTimeConfirmed: false }],
    [
      "in added time under review",
      { phase: "FIRST_HALF", minute: 45, addedMinute: 2, score: [1, 0], isVarCheck: true },
      { state: "live", period: "FIRST_HALF", minute: 45, addedMinute: 2, score: [1, 0], isVarCheck: true },
    ],
    [
      "in play, with the clock of its period",
      { phase: "SECOND_HALF", minute: 67, score: [0, 0], clock: { startedAt: KICK_OFF + 3_700_000, from: 46 } },
      { state: "live", minute: 67, clock: { startedAt: KICK_OFF + 3_700_000, from: 46 } },
    ],
    [
      "of two legs",
      { phase: "EXTRA_TIME", minute: 95, score: [2, 1], fullTime: [2, 1], aggregate: [3, 3] },
      { state: "live", period: "EXTRA_TIME", aggregate: [3, 3], fullTime: [2, 1] },
    ],
    ["at half-time", { phase: "HALF_TIME", score: [0, 0], halfTime: [0, 0] }, { state: "live", halfTime: [0, 0] }],
    [
      "won in a shoot-out",
      { phase: "AFTER_PENS", score: [1, 1], fullTime: [1, 1], shootout: [3, 4], winner: "away", reds: [0, 1] },
      { state: "finished", how: "AFTER_PENS", score: [1, 1], shootout: [3, 4], winner: "away", reds: [0, 1] },
    ],
    ["postponed", { phase: "POSTPONED" }, { state: "void", how: "POSTPONED" }],
    ["abandoned", { phase: "ABANDONED", score: [2, 1] }, { state: "void", how: "ABANDONED", score: [2, 1] }],
    ["interrupted", { phase: "INTERRUPTED", score: [0, 0] }, { state: "halted", how: "INTERRUPTED" }],
  ])("keeps what it is: %s", (_, state, expected) => {
    expect(atTheEdge(state)).toMatchObject({
      id: FIXTURE.id,
      kickOff: KICK_OFF,
      slug: "arsenal-vs-aston-villa",
      ...expected,
    });
  });

  it("is a draw where a finished match has no winner", () => {
    const draw = atTheEdge({ phase: "FULL_TIME", score: [2, 2] });
    expect(draw).toMatchObject({ state: "finished", score: [2, 2] });
    expect(draw).not.toHaveProperty("winner");
  });

  it("has no score before it has begun", () => {
    expect(wireOf({})).toMatchObject({ homeTeamScore: null, awayTeamScore: null });
  });

  it("names teams in the language asked for, and says where it could not", () => {
    const { home, away } = wireOf({}, "th");
    expect(home).toMatchObject({ teamName: "อาร์เซนอล", nameIsFallback: undefined });
    expect(away).toMatchObject({ teamName: "Aston Villa", nameIsFallback: true });
  });

  it("says which data contradict themselves", () => {
    const strange = { fixture: { ...FIXTURE, homeId: "99999" }, state: STATE };
    expect(() => matchItemWire(strange, DIRECTORY, "en")).toThrow("match 1010120260001 names the unknown team 99999");
  });
});

it("a score tick holds the clock and the scores, no names", () => {
  const state = { ...STATE, phase: "SECOND_HALF" as const, minute: 67, score: [1, 2] as const, seq: 4 };
  const tick = scoreTickWire({ fixture: FIXTURE, state });
  expect(tick).toMatchObject({ matchStatus: "67", homeTeamScore: 1, awayTeamScore: 2, seq: 4 });
  expect(tick).not.toHaveProperty("home");
});

it("a change holds what a row of a list says of the match's state, and when it became so", () => {
  const state = { ...STATE, phase: "SECOND_HALF" as const, minute: 67, score: [1, 2] as const, seq: 4 };
  const match = { fixture: FIXTURE, state: { ...state, updatedAt: KICK_OFF + 9, happenedAt: KICK_OFF + 5 } };
  const { matchId, seq, at, ...changing } = matchChangeWire(match);
  expect({ matchId, seq, at }).toEqual({ matchId: FIXTURE.id, seq: 4, at: KICK_OFF + 5 });
  expect(matchItemWire(match, DIRECTORY, "en")).toMatchObject(changing);
});
