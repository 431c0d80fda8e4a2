import { expect, test } from "vitest";
import type { LivePeriod } from "#contract/domain/match";
import { PHASES, phaseGroup } from "#contract/domain/status";
import { isLivePeriod, isStop, periodStatus, type Stop, stopWord, type WordedStatus } from "./status-words.ts";

const begun = (count: number, ...points: number[]) => ({ count, points });

test.each<[LivePeriod, ReturnType<typeof begun> | undefined, WordedStatus]>([
  ["SECOND_HALF", undefined, { word: "inPlay" }],
  ["Q3", begun(4, 30, 19, 9), { word: "quarter", number: 3 }],
  ["END_OF_PERIOD", undefined, { word: "endOfQuarter" }],
  ["END_OF_PERIOD", begun(4, 30, 19, 23), { word: "quarterOver", number: 3 }],
  ["END_OF_PERIOD", begun(4, 30, 19, 23, 27), { word: "quarterOver", number: 4 }],
  ["END_OF_PERIOD", begun(4, 30, 19, 23, 27, 9), { word: "overtimeOver" }],
  ["END_OF_PERIOD", begun(2, 40), { word: "endOfQuarter" }],
  ["END_OF_PERIOD", begun(2, 40, 38, 9), { word: "overtimeOver" }],
  ["OT", undefined, { word: "overtime" }],
  ["OT", begun(4, 30, 19, 23, 27, 9), { word: "overtime" }],
  ["OT", begun(4, 30, 19, 23, 27, 9, 2), { word: "overtimeNumber", number: 2 }],
  ["OT", begun(2, 40, 38, 9, 2), { word: "overtimeNumber", number: 2 }],
])("%s of %j", (period, periods, status) => {
  expect(periodStatus(period, periods)).toEqual(status);
});

test.each<[Stop, ReturnType<typeof begun> | undefined, string]>([
  ["FULL_TIME", undefined, "fullTime"],
  ["FULL_TIME", begun(4, 30, 19, 23, 27), "gameOver"],
  ["FULL_TIME", begun(4, 30, 19, 23, 27, 9), "afterOvertime"],
  ["AWARDED", begun(4, 30, 19, 23, 27, 9), "awarded"],
  ["POSTPONED", undefined, "postponed"],
])("%s of %j is %s", (how, periods, word) => {
  expect(stopWord(how, periods)).toBe(word);
});

test("phases of the contract are told apart", () => {
  expect(PHASES.filter(isLivePeriod)).toEqual(PHASES.filter((phase) => phaseGroup(phase) === "live"));
  expect(PHASES.filter(isStop)).toEqual(
    PHASES.filter((phase) => ["final", "halted", "void"].includes(phaseGroup(phase))),
  );
  expect([isLivePeriod("toString"), isStop("")]).toEqual([false, false]);
});
