import { expect, test } from "vitest";
import { hasPeople } from "./has-people.ts";
import { info } from "./test-team.ts";

const NOBODY = { squad: [], sidelined: [], transfersIn: [], transfersOut: [] };

test.each([
  ["nobody", {}, false],
  ["a coach", { coach: { name: "A" } }, true],
  ["a squad", { squad: info.squad.slice(0, 1) }, true],
  ["an absence", { sidelined: [{ reason: "hamstring", player: { name: "A" } }] }, true],
  ["an arrival", { transfersIn: [{ kind: "free" as const, player: { name: "A" } }] }, true],
  ["a departure", { transfersOut: [{ kind: "free" as const, player: { name: "A" } }] }, true],
])("of %s", (_, people, isKnown) => {
  expect(hasPeople({ ...NOBODY, ...people })).toBe(isKnown);
});
