import { expect, test } from "vitest";
import { moveOnArrival } from "./session-moves.ts";

test.each([
  [true, false, "record"],
  [true, true, "record"],
  [false, true, "forget"],
  [false, false, "none"],
] as const)("signed in: %s, a record is there: %s", (isMember, hasRecord, move) => {
  expect(moveOnArrival({ isMember, hasRecord })).toBe(move);
});
