import { expect, test } from "vitest";
import { decideDelta } from "./decide-delta.ts";

const window = { since: 100_000, until: 700_000 };

test.each([
  [
    "within the window: what happened since, and a little of before",
    600_000,
    700_500,
    { from: 600_000, to: 700_000, after: 598_000 },
  ],
  ["at the beginning of the window", 100_000, 700_500, { from: 100_000, to: 700_000, after: 98_000 }],
  ["at its end", 700_000, 700_500, { from: 700_000, to: 700_000, after: 698_000 }],
  [
    "behind its end, from another isolate: it stays where it is",
    701_000,
    701_500,
    { from: 701_000, to: 701_000, after: 701_000 },
  ],
  ["as far ahead of the clock as clocks may differ", 705_500, 700_500, { from: 705_500, to: 705_500, after: 705_500 }],
  ["a little ahead of the clock", 705_000, 700_500, { from: 705_000, to: 705_000, after: 705_000 }],
  [
    "behind the end of a window that is old, since the upstream fails",
    900_000,
    950_000,
    { from: 900_000, to: 900_000, after: 900_000 },
  ],
])("a cursor %s", (_case, cursor, now, delta) => {
  expect(decideDelta({ cursor, window, now })).toEqual({ kind: "changes", ...delta });
});

test.each([
  ["before the window", 99_999, 700_500],
  ["of no time at all", 0, 700_500],
  ["a millisecond further ahead than clocks may differ", 705_501, 700_500],
  ["far in the future, since the clock was moved back", 706_000, 700_500],
])("a cursor %s cannot be answered: the page reloads", (_case, cursor, now) => {
  expect(decideDelta({ cursor, window, now })).toEqual({ kind: "reload", to: 700_000 });
});
