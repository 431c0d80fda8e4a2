import { expect, test } from "vitest";
import { createPuzzle, solvePuzzle } from "./puzzle.ts";

const EASY = { range: 40, rounds: 1 };

test("trying finds the number, and says how far it is", async () => {
  for (let time = 0; time < 20; time++) {
    const { puzzle, number } = await createPuzzle(EASY);
    const progress: number[] = [];
    expect(await solvePuzzle(puzzle, (done) => progress.push(done))).toBe(number);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBeLessThan(1);
  }
});

test("a puzzle has a salt of its own, so that nobody tries ahead", async () => {
  const puzzles = await Promise.all(Array.from({ length: 50 }, () => createPuzzle(EASY)));
  expect(new Set(puzzles.map(({ puzzle }) => puzzle.salt)).size).toBe(50);
  expect(new Set(puzzles.map(({ number }) => number)).size).toBeGreaterThan(10);
});

test("a puzzle whose number lies elsewhere has no solution", async () => {
  const { puzzle, number } = await createPuzzle(EASY);
  expect(await solvePuzzle({ ...puzzle, range: number })).toBeUndefined();
});

test("the puzzle of a form costs so much", async () => {
  const { puzzle } = await createPuzzle();
  expect([puzzle.range, puzzle.rounds]).toEqual([750, 1_000]);
  // The platform's limit.
  expect(puzzle.rounds).toBeLessThanOrEqual(100_000);
});
