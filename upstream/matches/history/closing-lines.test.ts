import { expect, it } from "vitest";
import type { RecordedPrice } from "../../match/match.ts";
import { DIRECTORY, FIXTURE, KICK_OFF, NO_DETAILS } from "../test-data.ts";
import { seenBy } from "./perspective.ts";
import { closingLines, settledBy } from "./season-games.ts";
import { contextAt } from "./test-context.ts";
import { OWN, played } from "./test-matches.ts";

const importedWith = (prices: RecordedPrice[]) => {
  const context = contextAt(KICK_OFF + 10_000_000);
  const sources = { ...context.sources, ...NO_DETAILS, pricesOf: () => prices };
  return closingLines({ ...FIXTURE, source: "imported" }, { ...context, directory: DIRECTORY, sources });
};

const price = (market: "AH" | "OU", line: number, more: Partial<RecordedPrice> = {}): RecordedPrice => ({
  companyName: "Someone",
  market,
  stage: "closing",
  line,
  prices: [1.9, 1.95],
  ...more,
});

it("takes the default company where it has a line, otherwise another", async () => {
  const others = [price("AH", -0.5), price("OU", 2.5)];
  expect(await importedWith(others)).toEqual({ handicap: -2, total: 10 });
  expect(await importedWith([...others, price("AH", -0.75, { companyId: 31, companyName: "" })])).toEqual({
    handicap: -2,
    total: 10,
  });
  const unnamed = price("AH", -0.75, { companyId: 1001, companyName: "" });
  expect(await importedWith([unnamed, ...others])).toEqual({ handicap: -2, total: 10 });
  expect(await importedWith([unnamed])).toEqual({ handicap: -3 });
});

it("is empty where the source has no prices", async () => {
  expect(await importedWith([])).toEqual({});
});

it("settles from the team's side", () => {
  const seen = (isAway: boolean) => seenBy(played({ score: [2, 1], ...(isAway && { isAway: true as const }) }), OWN);
  expect(settledBy(seen(false), { handicap: -5, total: 11 }, "football")).toEqual({
    handicap: "HALF_LOSE",
    total: "HALF_OVER",
  });
  expect(settledBy(seen(true), { handicap: -5, total: 13 }, "football")).toEqual({
    handicap: "HALF_WIN",
    total: "HALF_UNDER",
  });
});

it("settles nothing without a line, nor what a committee decided", () => {
  const won = seenBy(played({ score: [3, 0] }), OWN);
  const awarded = seenBy(played({ score: [3, 0], state: { phase: "AWARDED" } }), OWN);
  expect(settledBy(won, {}, "football")).toEqual({});
  expect(settledBy(awarded, { handicap: 0, total: 10 }, "football")).toEqual({});
});
