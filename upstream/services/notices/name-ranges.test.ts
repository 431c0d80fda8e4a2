import { expect, test } from "vitest";
import { boundOfNames, partsBetween } from "../../platform/name-parts.ts";
import { FOLLOWERS_OF_CHUNK, rangesFor } from "./name-ranges.ts";

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

test.each([
  [1, 2, 2],
  [1, 5, 5],
  [10 * FOLLOWERS_OF_CHUNK, 4, 12],
  [2_000_000, 8, 6_672],
])("%i followers in %i databases are %i chunks, each in one database", (followers, databases, chunks) => {
  const [{ of } = { of: 0 }] = rangesFor(followers, databases);
  expect(of).toBe(chunks);
  for (let chunk = 0; chunk < of; chunk += 1)
    expect(partsBetween(boundOfNames(chunk, of), boundOfNames(chunk + 1, of), databases)).toEqual([
      Math.floor((chunk * databases) / of),
    ]);
});
