import { expect, test } from "vitest";
import { isInOwnDatabase } from "./contest-stores.ts";

const SINCE = "2026-12-06T21:00:00+07:00";

test.each([
  ["pf-2026w49", undefined, true],
  ["wc-2022", undefined, true],
  ["rf-2026m12", undefined, false],
  ["vb-2026m12", undefined, false],
  ["no contest", undefined, false],
  // It begins as the entries of the week before close.
  ["pf-2026w49", SINCE, false],
  ["pf-2026w50", SINCE, true],
  ["sb-2026w50", SINCE, true],
  ["wc-2026m12", SINCE, false],
  ["wc-2027m01", SINCE, true],
  ["pf-2026w50", "not an instant", false],
])("%s, since %s, is in the database for contests: %s", (contestId, since, isOwn) => {
  expect(isInOwnDatabase(contestId, since)).toBe(isOwn);
});
