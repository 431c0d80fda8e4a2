import { expect, test } from "vitest";
import { HOUR } from "#contract/time/units";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { orderByKickOff } from "./order-by-kick-off.ts";
import { testGroup } from "./test-group.ts";

const at = <One extends { kickOff: number; id: string }>(match: One, hours: number): One => ({
  ...match,
  id: `${match.id} ${hours}`,
  kickOff: hours * HOUR,
});

test("competitions stand once for each kick-off, what is over below and latest first, what is off last", () => {
  const first = testGroup("1", [at(finished, 10), at(live, 18), at(scheduled, 20), at(finished, 12)]);
  const second = testGroup("2", [at(live, 17), at(scheduled, 20), at(scheduled, 20), at(STATES.postponed, 6)]);
  const listed = orderByKickOff([first, second]).map(({ competition, matches, isByKickOff }) => [
    competition.id,
    matches.map(({ kickOff }) => kickOff / HOUR),
    isByKickOff,
  ]);
  expect(listed).toEqual([
    ["2", [17], true],
    ["1", [18], true],
    ["1", [20], true],
    ["2", [20, 20], true],
    ["1", [12], true],
    ["1", [10], true],
    ["2", [6], true],
  ]);
});

test("a match in play since the instant of one that is over stands apart from it", () => {
  const group = testGroup("1", [at(finished, 10), at(live, 10)]);
  expect(orderByKickOff([group]).map(({ matches }) => matches.map(({ state }) => state))).toEqual([
    ["live"],
    ["finished"],
  ]);
});
