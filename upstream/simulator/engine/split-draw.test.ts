import { describe, expect, it } from "vitest";
import { drawSplit } from "./split-draw.ts";

const SIX = ["1st", "2nd", "3rd", "4th", "5th", "6th"];
const keyOf = (pair: readonly string[]): string => [...pair].sort().join(" ");
const homesOf = (turns: ReturnType<typeof drawSplit>): number[] =>
  SIX.map((id) => turns.flat().filter(([home]) => home === id).length);

describe("the rounds of one part of a table", () => {
  it.each([
    [1, 5, [3, 3, 3, 2, 2, 2]],
    [2, 10, [5, 5, 5, 5, 5, 5]],
  ] as const)("if clubs meet %i times, are %i, the better placed more often at home", (meetings, rounds, homes) => {
    const turns = drawSplit(SIX, meetings, []);
    expect(turns.map(({ length }) => length)).toEqual(Array.from({ length: rounds }, () => 3));
    expect(new Set(turns.flat().map(String)).size).toBe(rounds * 3);
    expect(new Set(turns.flat().map(keyOf)).size).toBe(15);
    expect(homesOf(turns)).toEqual(homes);
  });

  it("begin with other pairs than the round before", () => {
    const [usual] = drawSplit(SIX, 1, []);
    const [first] = drawSplit(SIX, 1, [usual![1]!.toReversed() as [string, string]]);
    expect(first!.map(keyOf)).not.toContain(keyOf(usual![1]!));
  });
});
