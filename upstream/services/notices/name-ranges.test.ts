import { describe, expect, it, test } from "vitest";
import { newName } from "../../platform/secrets.ts";
import { boundOfNames, FOLLOWERS_OF_CHUNK, rangesFor } from "./name-ranges.ts";

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [FOLLOWERS_OF_CHUNK * 8, 1, 8],
  [FOLLOWERS_OF_CHUNK * 8 + 1, 2, 9],
  [2_000_000, 100, 6_667],
])("%i followers are %i ranges of %i chunks together", (followers, ranges, chunks) => {
  const all = rangesFor(followers);
  expect(all).toHaveLength(ranges);
  expect([all[0]?.from, all.at(-1)?.to, all[0]?.of]).toEqual([0, chunks, chunks]);
  for (const [at, { from }] of all.entries()) expect(from).toBe(all[at - 1]?.to ?? 0);
});

describe("chunks", () => {
  it("have every name once, and about as many each", () => {
    const [of, names] = [20, Array.from({ length: 20_000 }, () => newName(12))];
    const counts = Array.from(
      { length: of },
      (_, at) => names.filter((name) => name > boundOfNames(at, of) && name <= boundOfNames(at + 1, of)).length,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(names.length);
    // A letter is drawn from a byte, so eight of them are a ninth more frequent.
    for (const count of counts) expect(count).toBeGreaterThan(800);
    for (const count of counts) expect(count).toBeLessThan(1_250);
  });

  it("have names of other kinds, too", () => {
    for (const name of ["0", "u0001", "zzzz", "\u{1f600}"])
      expect([0, 1, 2].filter((at) => name > boundOfNames(at, 3) && name <= boundOfNames(at + 1, 3))).toHaveLength(1);
  });
});
