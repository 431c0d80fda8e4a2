import { describe, expect, it } from "vitest";
import { isPossibleShootout, shootoutFault } from "./reconcile.ts";

/** Plays out every shoot-out of at most eight kicks per side by the Laws of the Game, with either side first. */
function reachableResults(): Set<string> {
  const results = new Set<string>();
  const kick = (first: number, firstTaken: number, second: number, secondTaken: number): void => {
    const round = Math.max(5, firstTaken);
    const isOver = first > second + (round - secondTaken) || second > first + (round - firstTaken);
    if (isOver) {
      results.add(`${first}-${second}`).add(`${second}-${first}`);
      return;
    }
    if (secondTaken === 8) return;
    for (const goal of [0, 1]) {
      if (firstTaken === secondTaken) kick(first + goal, firstTaken + 1, second, secondTaken);
      else kick(first, firstTaken, second + goal, secondTaken + 1);
    }
  };
  kick(0, 0, 0, 0);
  return results;
}

describe("isPossibleShootout", () => {
  it("agrees with every shoot-out that can be played", () => {
    const reachable = reachableResults();
    for (let home = 0; home <= 7; home += 1) {
      for (let away = 0; away <= 7; away += 1)
        expect([home, away, isPossibleShootout([home, away])]).toEqual([home, away, reachable.has(`${home}-${away}`)]);
    }
  });
});

describe("shootoutFault", () => {
  it("finds none in a shoot-out after a level tie", () => {
    expect(shootoutFault([4, 2], [3, 3])).toBeUndefined();
  });
  it("names a result that cannot be, and a tie that was not level", () => {
    expect(shootoutFault([4, 4], [1, 1])).toContain("impossible");
    expect(shootoutFault([4, 3], [2, 1])).toContain("not level (2-1)");
  });
});
