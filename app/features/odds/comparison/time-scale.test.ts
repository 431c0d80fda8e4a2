import { expect, test } from "vitest";
import type { OddsQuote } from "#contract/domain/odds";
import { timeScale } from "./quote-steps.ts";

const BOX = { left: 10, width: 100 };
const of = (stage: OddsQuote["stage"], ...times: (number | undefined)[]) =>
  times.map((at) => ({ stage, ...(at !== undefined && { at }) }));

test.each<[string, ReturnType<typeof of>, number[], number | undefined]>([
  ["before the match: by time", of("pre", 0, 10, 100), [10, 20, 110], undefined],
  ["in play only", of("live", 0, 50, 100), [10, 60, 110], undefined],
  [
    "days and minutes have half the width each",
    [...of("pre", 0, 500), ...of("live", 1_000, 1_030, 1_060)],
    [10, 35, 60, 85, 110],
    60,
  ],
  ["one price before the start", [...of("pre", 0), ...of("live", 100, 160)], [10, 60, 110], 60],
  ["without times: equally far apart", of("pre", undefined, undefined, undefined), [10, 60, 110], undefined],
  ["at one instant", of("pre", 5, 5), [10, 110], undefined],
  [
    "in play from a time that nobody told",
    [...of("pre", undefined, undefined), ...of("live", undefined, undefined)],
    [10, 60, 60, 110],
    60,
  ],
])("prices %s", (_name, quotes, xs, kickOffX) => {
  expect(timeScale(quotes, BOX)).toEqual({ xs, ...(kickOffX !== undefined && { kickOffX }) });
});
