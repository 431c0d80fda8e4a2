import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "#contract/time/units";
import type { MatchState } from "../../match/match.ts";
import { stateOf } from "./state.ts";
import type { Timeline } from "./timeline.ts";

const KICK_OFF = Date.UTC(2026, 9, 17, 14);
const at = (minutes: number, seconds = 0): number => KICK_OFF + minutes * MINUTE + seconds * SECOND;

const normalTime: Timeline = {
  knownAt: 5,
  periods: [
    { phase: "FIRST_HALF", firstMinute: 1, lastMinute: 45, startsAt: at(0, 30), endsAt: at(47, 30) },
    { phase: "SECOND_HALF", firstMinute: 46, lastMinute: 90, startsAt: at(63), endsAt: at(112, 20) },
  ],
  incidents: [
    { kind: "phase", phase: "FIRST_HALF", at: at(0, 30) },
    { kind: "goal", goal: { side: "home", minute: 10 }, at: at(10) },
    { kind: "card", side: "away", colour: "yellow", minute: 21, at: at(21) },
    { kind: "goal", goal: { side: "away", minute: 30 }, at: at(30) },
    { kind: "review", at: at(30, 30) },
    { kind: "decision", isGoal: false, at: at(32) },
    { kind: "phase", phase: "HALF_TIME", at: at(47, 30) },
    { kind: "phase", phase: "SECOND_HALF", at: at(63) },
    { kind: "card", side: "away", colour: "second_yellow", minute: 50, at: at(67) },
    { kind: "goal", goal: { side: "away", minute: 60 }, at: at(77) },
    { kind: "review", at: at(77, 20) },
    { kind: "decision", isGoal: true, at: at(78, 20) },
    { kind: "phase", phase: "FULL_TIME", at: at(112, 20) },
  ],
};

/** The fields checked by a test, absent ones as undefined. */
const fieldsOf = (state: MatchState, expected: Partial<MatchState>) =>
  Object.fromEntries(Object.keys(expected).map((key) => [key, state[key as keyof MatchState]]));

describe("the state of a match", () => {
  it.each<[string, number, Partial<MatchState>]>([
    ["a fixture before kick-off", at(-600), { phase: "SCHEDULED", seq: 0, updatedAt: 5, score: undefined }],
    ["a fixture until the whistle", at(0, 29), { phase: "SCHEDULED", score: undefined, minute: undefined }],
    ["level in the first minute", at(0, 30), { phase: "FIRST_HALF", minute: 1, score: [0, 0], halfTime: undefined }],
    ["ahead once a goal falls", at(10), { score: [1, 0], minute: 10, reds: [0, 0], winner: undefined }],
    ["level until the review, without a mark", at(30, 29), { score: [1, 1], isVarCheck: undefined }],
    ["under review with the goal still counting", at(31), { score: [1, 1], isVarCheck: true }],
    ["without the goal once it is taken back", at(32), { score: [1, 0], isVarCheck: undefined }],
    ["in added time behind minute 45", at(46), { minute: 45, addedMinute: 1 }],
    ["without a minute at half-time", at(50), { phase: "HALF_TIME", minute: undefined, halfTime: [1, 0] }],
    ["in minute 46 after half-time", at(63), { phase: "SECOND_HALF", minute: 46, addedMinute: undefined }],
    ["a man short after a second yellow card", at(67), { reds: [0, 1] }],
    ["with the goal that a review confirmed", at(79), { score: [1, 1], isVarCheck: undefined, fullTime: undefined }],
    ["over without a winner", at(200), { phase: "FULL_TIME", fullTime: [1, 1], winner: undefined, minute: undefined }],
  ])("is %s", (_, instant, expected) => {
    expect(fieldsOf(stateOf(normalTime, instant), expected)).toEqual(expected);
  });

  it("lists the goals that stand, in their order", () => {
    expect(stateOf(normalTime, at(31)).goals).toEqual([
      { side: "home", minute: 10 },
      { side: "away", minute: 30 },
    ]);
    expect(stateOf(normalTime, at(200)).goals).toEqual([
      { side: "home", minute: 10 },
      { side: "away", minute: 60 },
    ]);
  });

  it.each<[string, number, number | undefined]>([
    ["nothing before kick-off", at(0, 29), undefined],
    ["the whistle", at(9), at(0, 30)],
    ["a goal, however many minutes pass", at(20), at(10)],
    ["no yellow card", at(22), at(10)],
    ["the start of a review", at(31), at(30, 30)],
    ["a review's decision", at(40), at(32)],
    ["a second yellow card", at(70), at(67)],
    ["the end", at(300), at(112, 20)],
  ])("takes for the last that happened %s", (_, instant, happenedAt) => {
    expect(stateOf(normalTime, instant).happenedAt).toBe(happenedAt);
  });

  it.each<[string, number, MatchState["clock"]]>([
    ["not before the whistle", at(0, 29), undefined],
    ["in the first half", at(45), { startedAt: at(0, 30), from: 1 }],
    ["not at half-time", at(50), undefined],
    ["in the second half", at(110), { startedAt: at(63), from: 46 }],
    ["not after the end", at(113), undefined],
  ])("has a clock that runs: %s", (_, instant, clock) => {
    expect(stateOf(normalTime, instant).clock).toEqual(clock);
  });

  it("has changed last with the latest incident or the latest minute", () => {
    expect(stateOf(normalTime, at(10, 10)).updatedAt).toBe(at(10));
    expect(stateOf(normalTime, at(10, 40)).updatedAt).toBe(at(10, 30));
    expect(stateOf(normalTime, at(300)).updatedAt).toBe(at(112, 20));
  });
});

const decider: Timeline = {
  knownAt: 5,
  firstLeg: [2, 1],
  periods: [
    { phase: "FIRST_HALF", firstMinute: 1, lastMinute: 45, startsAt: at(0), endsAt: at(46) },
    { phase: "SECOND_HALF", firstMinute: 46, lastMinute: 90, startsAt: at(61), endsAt: at(110) },
    { phase: "EXTRA_TIME", firstMinute: 91, lastMinute: 105, startsAt: at(114), endsAt: at(130) },
    { phase: "EXTRA_TIME", firstMinute: 106, lastMinute: 120, startsAt: at(131), endsAt: at(147) },
  ],
  incidents: [
    { kind: "phase", phase: "FIRST_HALF", at: at(0) },
    { kind: "phase", phase: "HALF_TIME", at: at(46) },
    { kind: "phase", phase: "SECOND_HALF", at: at(61) },
    { kind: "goal", goal: { side: "away", minute: 70 }, at: at(85) },
    { kind: "phase", phase: "ET_BREAK", at: at(110) },
    { kind: "phase", phase: "EXTRA_TIME", at: at(114) },
    { kind: "goal", goal: { side: "home", minute: 95 }, at: at(118) },
    { kind: "phase", phase: "EXTRA_TIME", at: at(131) },
    { kind: "goal", goal: { side: "away", minute: 110 }, at: at(135) },
    { kind: "phase", phase: "SHOOTOUT", at: at(147) },
    { kind: "kick", side: "away", isScored: true, at: at(150) },
    { kind: "kick", side: "home", isScored: false, at: at(151) },
    { kind: "phase", phase: "AFTER_PENS", at: at(155) },
  ],
};

describe("the state of a second leg", () => {
  it.each<[string, number, Partial<MatchState>]>([
    ["says nothing of the first before kick-off", at(-1), { aggregate: undefined, score: undefined }],
    ["adds the first leg's goals from kick-off on", at(0), { aggregate: [2, 1], score: [0, 0] }],
    ["rests before extra time", at(112), { phase: "ET_BREAK", fullTime: [0, 1], aggregate: [2, 2], minute: undefined }],
    ["keeps the pair of ninety minutes in extra time", at(119), { score: [1, 1], fullTime: [0, 1], minute: 96 }],
    ["lets the clock stand between the halves of extra time", at(130, 30), { minute: 105, addedMinute: 1 }],
    ["stops the clock at the turn of extra time", at(130), { clock: undefined, happenedAt: at(130) }],
    ["starts it again behind it", at(132), { clock: { startedAt: at(131), from: 106 }, happenedAt: at(131) }],
    ["passes over a kick beside the goal", at(152), { happenedAt: at(150) }],
    ["begins the shoot-out with nothing", at(148), { phase: "SHOOTOUT", shootout: [0, 0], minute: undefined }],
    ["counts kicks apart from goals", at(152), { score: [1, 2], shootout: [0, 1], winner: undefined }],
    ["has the winner of the shoot-out", at(155), { phase: "AFTER_PENS", winner: "away", aggregate: [3, 3] }],
  ])("%s", (_, instant, expected) => {
    expect(fieldsOf(stateOf(decider, instant), expected)).toEqual(expected);
  });

  it("counts the turn of extra time as a change, although nothing but the clock tells it", () => {
    expect(stateOf(decider, at(130)).seq).toBe(stateOf(decider, at(130) - 1).seq + 1);
  });
});
