import { expect, test } from "vitest";
import type { Pair } from "#contract/domain/match";
import type { LineKey } from "../../data/sentences/commentary/keys.ts";
import type { Timeline } from "../engine/timeline.ts";
import { undecidedLine } from "./lines.ts";

const period = (firstMinute: number) => ({ firstMinute }) as Timeline["periods"][number];
const ninety = [period(1), period(46)];
const withExtraTime = [...ninety, period(91), period(106)];

test.each<["ET_BREAK" | "SHOOTOUT", Timeline["periods"], Pair | undefined, LineKey, Pair]>([
  ["ET_BREAK", ninety, undefined, "extraBreak", [0, 0]],
  ["SHOOTOUT", withExtraTime, undefined, "shootout", [0, 0]],
  ["SHOOTOUT", ninety, undefined, "shootoutAt90", [0, 0]],
  ["ET_BREAK", ninety, [2, 2], "extraBreakTie", [2, 2]],
  ["SHOOTOUT", withExtraTime, [2, 2], "shootoutTie", [2, 2]],
  ["SHOOTOUT", ninety, [2, 2], "shootoutTie", [2, 2]],
])("%s after %o, the first leg being %o", (phase, periods, firstLeg, key, score) => {
  const timeline: Timeline = { incidents: [], periods, knownAt: 0, ...(firstLeg && { firstLeg }) };
  expect(undecidedLine(1, phase, { timeline, events: [] })).toMatchObject({ key, score });
});
