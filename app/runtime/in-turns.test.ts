import { describe, expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

/** The parts run in each task, given their costs in milliseconds. */
function turnsOf(...costs: number[]): number[][] {
  const turns: number[][] = [[]];
  const waiting: (() => void)[] = [];
  let time = 0;
  const parts = costs.map((cost, index) => () => {
    turns.at(-1)?.push(index);
    time += cost;
  });
  inTurns(parts, { now: () => time, later: (goOn) => waiting.push(goOn) });
  for (let goOn = waiting.shift(); goOn; goOn = waiting.shift()) {
    turns.push([]);
    goOn();
  }
  return turns;
}

describe("the parts of a script", () => {
  it.each([
    ["short ones are done at once", [1, 1, 1], [[0, 1, 2]]],
    ["a long one ends a turn", [9, 1, 1], [[0], [1, 2]]],
    ["many short ones make a turn together", [2, 1, 1, 2], [[0, 1, 2], [3]]],
    ["the last needs no turn behind it", [1, 20], [[0, 1]]],
    ["none are none", [], [[]]],
  ])("%s", (_which, costs, turns) => {
    expect(turnsOf(...costs)).toEqual(turns);
  });
});
