import type { MatchEvent } from "#contract/domain/match-events";

/** A goal of the home side in the 12th minute; tests override fields. */
export const testEvent = (change: Partial<MatchEvent> = {}): MatchEvent => ({
  id: "1",
  type: "GOAL",
  side: "home",
  minute: 12,
  period: "H1",
  player: { name: "Quyết", id: "7", key: "quyet" },
  ...change,
});

/** One of each kind, oldest first. */
export const TEST_EVENTS: readonly MatchEvent[] = [
  testEvent({ id: "p1", type: "PERIOD", side: undefined, player: undefined, phase: "FIRST_HALF", minute: 1 }),
  testEvent({ id: "1", score: [1, 0], assist: { name: "Hùng", id: "8", key: "hung" } }),
  testEvent({ id: "2", type: "OWN_GOAL", side: "away", minute: 20, score: [1, 1], player: { name: "Thành" } }),
  testEvent({ id: "3", type: "PEN_GOAL", minute: 30, score: [2, 1] }),
  testEvent({ id: "4", type: "PEN_MISS", side: "away", minute: 33, reason: "saved" }),
  testEvent({ id: "5", type: "YELLOW", side: "away", minute: 40, reason: "foul" }),
  testEvent({
    id: "p2",
    type: "PERIOD",
    side: undefined,
    player: undefined,
    phase: "HALF_TIME",
    minute: 45,
    score: [2, 1],
  }),
  testEvent({ id: "6", type: "SECOND_YELLOW", side: "away", minute: 60, period: "H2" }),
  testEvent({ id: "7", type: "RED", minute: 70, period: "H2", reason: "dissent" }),
  testEvent({
    id: "8",
    type: "SUBST",
    minute: 75,
    period: "H2",
    player: undefined,
    playerIn: { name: "Long", id: "9", key: "long" },
    playerOut: { name: "Minh" },
    reason: "injury",
  }),
  testEvent({ id: "9", minute: 80, period: "H2", score: [3, 1], isDeleted: true }),
  testEvent({
    id: "10",
    type: "VAR",
    minute: 82,
    period: "H2",
    player: undefined,
    varOutcome: "GOAL_CANCELLED",
    reason: "offside",
  }),
];
