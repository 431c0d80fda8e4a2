import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { createRowPainter } from "./paint-rows.ts";
import { elementsOf } from "./test-element.ts";
import { testFacts } from "./test-facts.ts";
import { live, NOW, STATES } from "./test-matches.ts";
import { rowMarkup } from "./test-row.tsx";

const facts = testFacts();
const eventOf = (from: Match, to: Match) => {
  const painter = createRowPainter(elementsOf(rowMarkup(from, facts)), { ...facts, now: () => NOW });
  const { event, side } = painter.paint({ id: to.id, seq: 1, at: NOW, match: to }) ?? {};
  return { event, side };
};
const score = (home: number, away: number): Match => ({ ...live, score: [home, away] });

describe("what happened between two states of a match", () => {
  test.each<[string, Match, Match, string, string?]>([
    ["a goal of the home side", score(0, 0), score(1, 0), "goal", "home"],
    ["a goal of the away side", score(1, 0), score(1, 1), "goal", "away"],
    ["goals of both sides at once", score(1, 0), score(2, 1), "goal"],
    ["two goals at once", score(0, 0), score(0, 2), "goal", "away"],
    ["a goal into two digits", score(9, 0), score(10, 0), "goal", "home"],
    ["a goal that was taken back", score(2, 1), score(1, 1), "correction", "home"],
    ["a goal that was given to the other side", score(2, 1), score(1, 2), "correction", "home"],
    ["a kick-off", STATES.scheduled, score(0, 0), "state"],
    ["a kick-off with a goal that was not seen", STATES.scheduled, score(1, 0), "goal", "home"],
    ["a result of which nothing was seen", STATES.scheduled, STATES.fullTime, "state"],
    ["the last goal with the whistle", score(1, 1), STATES.fullTime, "goal", "home"],
    ["half-time", STATES.addedTime, { ...STATES.halfTime, score: [2, 1] }, "state"],
    ["a red card", STATES.secondHalf, { ...live, reds: [0, 1] }, "redCard", "away"],
    ["a goal and a red card at once", score(1, 1), { ...live, reds: [0, 1] }, "goal", "home"],
    ["a video review", STATES.secondHalf, STATES.varCheck, "state"],
    ["a kick of the shoot-out", STATES.shootout, { ...STATES.shootout, shootout: [4, 2] }, "state"],
    ["another minute", STATES.secondHalf, { ...live, minute: 68 }, "none"],
    ["added time", { ...live, minute: 90 }, { ...live, minute: 90, addedMinute: 2 }, "none"],
    ["a result that was lost", STATES.fullTime, STATES.noResult, "state"],
    ["a new kick-off time", STATES.scheduled, { ...STATES.scheduled, kickOff: NOW }, "state"],
  ])("%s", (_name, from, to, event, side) => {
    expect(eventOf(from, to)).toEqual({ event, side });
  });
});
