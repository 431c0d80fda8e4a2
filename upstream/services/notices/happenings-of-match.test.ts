import { describe, expect, test } from "vitest";
import { MINUTE } from "#contract/time/units";
import type { Fixture, MatchState } from "../../match/match.ts";
import type { Incident } from "../../simulator/engine/timeline.ts";
import { happeningsOfMatch, withScore } from "./happenings-of-match.ts";
import type { MatchHappening } from "./notice.ts";

const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");
const EVER = { since: 0, until: Number.POSITIVE_INFINITY };

const FIXTURE: Fixture = {
  id: "m1",
  competitionId: "101",
  season: "2026-27",
  stage: { kind: "matchday", number: 1 } as never,
  kickOff: KICK_OFF,
  isTimeConfirmed: true,
  homeId: "h",
  awayId: "a",
  source: "simulated",
};

const at = (minute: number): number => KICK_OFF + minute * MINUTE;
const phase = (minute: number, name: string): Incident => ({ at: at(minute), kind: "phase", phase: name as never });
const goal = (minute: number, fields: object = {}): Incident => ({
  at: at(minute) - 1,
  kind: "goal",
  goal: { side: "home", minute, ...fields },
});
const PERIODS = [
  { phase: "FIRST_HALF", firstMinute: 1, lastMinute: 45, startsAt: at(0), endsAt: at(47) },
  { phase: "SECOND_HALF", firstMinute: 46, lastMinute: 90, startsAt: at(62), endsAt: at(110) },
] as const;

const found = (incidents: Incident[], fixture: Partial<Fixture> = {}, interval = EVER, lineupAt?: number) =>
  happeningsOfMatch(
    {
      fixture: { ...FIXTURE, ...fixture },
      sport: "football",
      timeline: { incidents, periods: PERIODS },
      lineupAt,
    },
    interval,
  );
const keys = (happenings: readonly MatchHappening[]): string[] => happenings.map(({ key }) => key);
const BEFORE = ["lead:60", "lead:30", "lead:15"];

describe("a match", () => {
  test.each<[string, Incident[], string[]]>([
    ["that is not played yet", [], []],
    ["that kicks off", [phase(1, "FIRST_HALF")], ["kickoff"]],
    ["of basketball", [phase(0, "Q1"), phase(12, "END_OF_PERIOD"), phase(13, "Q2")], ["kickoff"]],
    ["of two halves of basketball", [phase(0, "H1"), phase(20, "HALF_TIME"), phase(35, "H2")], ["kickoff", "halfTime"]],
    [
      "of ninety minutes",
      [phase(0, "FIRST_HALF"), phase(47, "HALF_TIME"), phase(62, "SECOND_HALF"), phase(110, "FULL_TIME")],
      ["kickoff", "halfTime", "fullTime"],
    ],
    [
      "that goes on to a shoot-out ends once",
      [
        phase(110, "ET_BREAK"),
        phase(115, "EXTRA_TIME"),
        phase(130, "EXTRA_TIME"),
        phase(150, "SHOOTOUT"),
        { at: at(153), kind: "kick", side: "home", isScored: true },
        phase(160, "AFTER_PENS"),
      ],
      ["fullTime"],
    ],
    [
      "with a goal that a review takes back, and one that it lets stand",
      [
        goal(10),
        { at: at(11), kind: "review" },
        { at: at(12), kind: "decision", isGoal: false },
        goal(20),
        { at: at(21), kind: "review" },
        { at: at(22), kind: "decision", isGoal: true },
      ],
      ["goal:1", "var:1", "goal:2"],
    ],
    [
      "with a goal that is taken back while it waits for a second source, and one that was not",
      [
        { ...goal(10), noticedAt: at(12) },
        { at: at(11), kind: "decision", isGoal: false },
        { ...goal(20), noticedAt: at(21) },
        { at: at(22), kind: "decision", isGoal: false },
      ],
      ["goal:2", "var:2"],
    ],
    [
      "with cards, of which yellow ones are not told",
      [
        { at: at(5), kind: "card", side: "away", colour: "yellow", minute: 5 },
        { at: at(30), kind: "card", side: "away", colour: "second_yellow", minute: 30 },
        { at: at(40), kind: "card", side: "home", colour: "red", minute: 40 },
      ],
      ["red:1", "red:2"],
    ],
    [
      "that is given up has no end",
      [phase(0, "FIRST_HALF"), phase(30, "INTERRUPTED"), phase(60, "ABANDONED")],
      ["kickoff"],
    ],
  ])("%s", (_case, incidents, expected) => {
    expect(keys(found(incidents))).toEqual([...BEFORE, ...expected]);
  });

  test("without a time has no lead and no line-ups", () => {
    expect(found([], { isTimeConfirmed: false }, EVER, at(-60))).toEqual([]);
  });

  test("has line-ups where they are shown", () => {
    expect(keys(found([], {}, EVER, at(-60)))).toEqual(["lead:60", "lineup", "lead:30", "lead:15"]);
  });

  test("is told with whose goal it was, when, and how", () => {
    const [own, , taken, penalty] = found([
      goal(46, { minute: 45, addedMinute: 1, side: "away", isOwnGoal: true }),
      goal(70, { player: "Saka" }),
      { at: at(71), kind: "decision", isGoal: false },
      goal(80, { isPenalty: true }),
    ]).slice(3);
    expect(own).toMatchObject({ side: "away", minute: { minute: 45, added: 1 }, goal: "own" });
    expect(taken).toMatchObject({ kind: "var", side: "home", corrects: "goal:2", minute: { minute: 55 } });
    expect(penalty).toMatchObject({ key: "goal:3", goal: "penalty", match: { id: "m1", sport: "football" } });
  });

  test("tells what happened behind the interval's beginning, its end included", () => {
    const incidents = [goal(10), goal(20), goal(30)];
    const interval = { since: at(10) - 1, until: at(20) - 1 };
    expect(keys(found(incidents, {}, interval))).toEqual(["goal:2"]);
  });
});

const state = (fields: Partial<MatchState>): MatchState => ({
  phase: "SCHEDULED",
  reds: [0, 0],
  goals: [],
  seq: 0,
  updatedAt: 0,
  ...fields,
});
const one = (kind: MatchHappening["kind"]): MatchHappening => ({
  kind,
  key: kind,
  at: KICK_OFF,
  match: { id: "m1", sport: "football", competitionId: "101", homeId: "h", awayId: "a", kickOff: KICK_OFF },
});

describe("a happening's score", () => {
  test.each<[string, MatchHappening["kind"], Partial<MatchState>, object | undefined]>([
    ["a lead has none", "lead", {}, { kind: "lead" }],
    ["of a match that was called off nothing comes before it", "lead", { phase: "POSTPONED" }, undefined],
    ["nor line-ups", "lineup", { phase: "CANCELLED" }, undefined],
    ["of a late match they do", "lineup", { phase: "DELAYED" }, { kind: "lineup" }],
    ["a goal has that of its instant", "goal", { phase: "FIRST_HALF", score: [1, 0] }, { score: [1, 0] }],
    [
      "the end has the shoot-out's too",
      "fullTime",
      { phase: "AFTER_PENS", score: [1, 1], shootout: [4, 3] },
      { score: [1, 1], shootout: [4, 3] },
    ],
  ])("%s", (_case, kind, fields, expected) => {
    const scored = withScore(one(kind), state(fields));
    if (expected) expect(scored).toMatchObject(expected);
    else expect(scored).toBeUndefined();
  });
});
