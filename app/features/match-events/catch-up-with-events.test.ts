import { expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import { finished, live } from "~/features/match-row/test-matches";
import { catchUpWithEvents } from "./catch-up-with-events.ts";
import { testEvent } from "./test-events.ts";

const fetchedAt = 1_000_000;
const after = { period: "H2", minute: 69, score: [3, 1] } as const;
const { minute: _minute, ...atBreak } = { ...live, period: "HALF_TIME" as const };
const clock = { startedAt: 0, from: 46 } as const;

const reached = (match: Match, change: Partial<MatchEvent>, age = 5_000) => {
  const events = [testEvent({ period: "H2", minute: 60, score: [2, 1] }), testEvent(change)];
  const answer = { value: { events, shootout: [] }, fetchedAt: fetchedAt + age, isLastGood: false };
  const caught = catchUpWithEvents({ value: match, fetchedAt, isLastGood: false }, answer);
  return "score" in caught ? [caught.score?.join(), "minute" in caught && caught.minute] : [];
};

test.each<[string, Match, Partial<MatchEvent>, number | undefined, unknown[]]>([
  ["newer events give score and minute", live, after, undefined, ["3,1", 69]],
  ["older events give nothing", live, after, -5_000, ["2,1", 67]],
  ["equally old events give nothing", live, after, 0, ["2,1", 67]],
  ["a clock keeps its minute", { ...live, clock }, after, undefined, ["3,1", 67]],
  ["a later minute stays", { ...live, minute: 71 }, after, undefined, ["3,1", 71]],
  ["added minutes count", { ...live, minute: 90, addedMinute: 1 }, { ...after, minute: 90 }, undefined, ["3,1", 90]],
  ["a minute of another period does not count", live, { ...after, period: "ET1", minute: 93 }, undefined, ["3,1", 67]],
  ["a break has no minute", atBreak, after, undefined, ["3,1", false]],
  ["a goal taken back gives no score", live, { ...after, isDeleted: true }, undefined, ["2,1", 69]],
  ["a lower score is older", { ...live, score: [4, 1] }, after, undefined, ["4,1", 69]],
  ["a card gives only its minute", live, { ...after, type: "RED", score: undefined }, undefined, ["2,1", 69]],
  ["a finished match stays as it is", { ...finished, score: [2, 1] }, after, undefined, ["2,1", false]],
])("%s", (_title, match, change, age, expected) => {
  expect(reached(match, change, age)).toEqual(expected);
});

test("added minutes are those of the last event", () => {
  const event = testEvent({ period: "H2", minute: 90, addedMinute: 3, score: undefined, type: "YELLOW" });
  const answer = { value: { events: [event], shootout: [] }, fetchedAt: fetchedAt + 1, isLastGood: false };
  const match = { value: { ...live, minute: 90, addedMinute: 2 }, fetchedAt, isLastGood: false };
  expect(catchUpWithEvents(match, answer)).toMatchObject({ minute: 90, addedMinute: 3 });
  expect(catchUpWithEvents(match, undefined)).toBe(match.value);
});
