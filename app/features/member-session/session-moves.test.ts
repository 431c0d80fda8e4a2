import { expect, test } from "vitest";
import { moveOnArrival } from "./start-member-session.ts";

test.each([
  [true, false, true, "record"],
  [true, true, false, "record"],
  [true, true, true, "replace"],
  [false, true, true, "forget"],
  [false, false, true, "none"],
] as const)("signed in: %s, a record is there: %s, of somebody else: %s", (isMember, hasRecord, isOther, move) => {
  expect(moveOnArrival({ isMember, hasRecord, isOther, unsentOfOther: false })).toBe(move);
});

test.each([
  [true, false, "replace"],
  [true, true, "replace"],
  [false, true, "forget"],
  [false, false, "none"],
] as const)("input is kept for somebody else, signed in: %s, a record is there: %s", (isMember, hasRecord, move) => {
  expect(moveOnArrival({ isMember, hasRecord, isOther: false, unsentOfOther: true })).toBe(move);
});
