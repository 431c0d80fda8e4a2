import { expect, it } from "vitest";
import { HOUR, MINUTE } from "#contract/time/units";
import { OBJECTIVES } from "../../scripts/lib/objectives.mjs";
import { SILENT_AFTER } from "./read-supply.ts";
import type { AgendaMatch } from "./schedule.ts";
import { silenceOf } from "./supplier-silence.ts";

const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");
const match = (change: Partial<AgendaMatch> = {}): AgendaMatch => ({
  id: "1",
  competition: "39",
  kickOff: KICK_OFF,
  phase: "FIRST_HALF",
  detailsReadAt: 0,
  changedAt: 0,
  hasDetails: true,
  hasPrices: false,
  hasLivePrices: false,
  pricesReadAt: 0,
  ...change,
});
const YESTERDAY = KICK_OFF - 20 * HOUR;
const LATER = KICK_OFF + 30 * MINUTE;

it.each([
  ["its last answer in play", [match()], LATER - MINUTE, LATER, MINUTE],
  ["the kick-off, if it has told nothing since", [match()], YESTERDAY, LATER, 30 * MINUTE],
  ["the first of several kick-offs", [match({ kickOff: LATER }), match()], YESTERDAY, LATER, 30 * MINUTE],
  ["nothing a moment before the kick-off", [match({ phase: "SCHEDULED" })], YESTERDAY, KICK_OFF - 1_000, 0],
] as const)("a supplier has been silent since %s", (_, matches, answeredAt, now, expected) => {
  expect(silenceOf(matches, answeredAt, now)).toBe(expected);
});

it.each([
  ["nothing is listed", []],
  ["everything is over", [match({ phase: "FULL_TIME" })]],
  ["the next match is hours away", [match({ phase: "SCHEDULED", kickOff: LATER + 3 * HOUR })]],
  ["what was never over began too long ago", [match({ kickOff: LATER - 6 * HOUR })]],
])("nobody waits for a supplier while %s", (_, matches) => {
  expect(silenceOf(matches, YESTERDAY, LATER)).toBeUndefined();
});

it("the objective calls bad what pages say of a silent supplier", () => {
  expect(OBJECTIVES.find(({ id }) => id === "supplier")?.bad).toBe(`double2 > ${SILENT_AFTER}`);
});
