import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import type { RecordedPrice } from "../../match/match.ts";
import { KICK_OFF } from "../test-data.ts";
import { recordedPrices } from "./recorded-prices.ts";

const GIVEN: readonly RecordedPrice[] = [
  { companyId: 8, companyName: "Bet365", market: "1X2", stage: "early", prices: [2.1, 3.4, 3.6] },
  { companyId: 8, companyName: "Bet365", market: "1X2", stage: "closing", prices: [2.0, 3.5, 3.8] },
  { companyId: 8, companyName: "Bet365", market: "AH", stage: "closing", line: -0.25, prices: [1.91, 1.99] },
  { companyName: "Average", market: "OU", stage: "early", line: 2.5, prices: [1.9, 1.95] },
];

describe("prices that a source recorded", () => {
  it("stand as they are, early and closing", () => {
    const prices = recordedPrices(GIVEN, { kickOff: KICK_OFF, now: KICK_OFF + DAY });
    expect(prices.companies[0]).toEqual({ id: 8, name: "Bet365" });
    const line = prices.line(8, "1X2", 0, 1, true)!;
    expect(line.early!.prices).toEqual([2.1, 3.4, 3.6]);
    expect(line.pre).toMatchObject({ prices: [2.0, 3.5, 3.8], at: KICK_OFF });
    expect(line.live).toBeUndefined();
    expect(line.history!.map(({ stage }) => stage)).toEqual([2, 1]);
    expect(line).toMatchObject({ move: "down", isClosed: true });
    expect(prices.line(8, "AH", 0, 1, false)!.pre).toMatchObject({ line: -1, prices: [1.91, 1.99] });
    expect(prices.before(8, "AH")).toMatchObject({ close: { line: -1 } });
  });

  it("have no other lines, no first half and nobody who recorded nothing", () => {
    const prices = recordedPrices(GIVEN, { kickOff: KICK_OFF, now: KICK_OFF + DAY });
    expect(prices.line(8, "AH", 1, 1, false)).toBeUndefined();
    expect(prices.line(8, "AH", 0, 2, false)).toBeUndefined();
    expect(prices.line(3, "AH", 0, 1, false)).toBeUndefined();
    expect(recordedPrices([], { kickOff: KICK_OFF, now: KICK_OFF }).companies).toEqual([]);
  });

  it("come out in time: early ones a day before kick-off, closing ones at kick-off", () => {
    expect(recordedPrices(GIVEN, { kickOff: KICK_OFF, now: KICK_OFF - DAY - 1 }).companies).toEqual([]);
    const before = recordedPrices(GIVEN, { kickOff: KICK_OFF, now: KICK_OFF - 1 }).line(8, "1X2", 0, 1, false)!;
    expect(before.pre).toBeUndefined();
    expect(before.early).toBeDefined();
  });

  it("of companies that only the source names have a number of their own, always the same", () => {
    const [, own] = recordedPrices(GIVEN, { kickOff: KICK_OFF, now: KICK_OFF }).companies;
    expect(own!.name).toBe("Average");
    expect(own!.id).toBeGreaterThanOrEqual(100_000);
    expect(recordedPrices(GIVEN.slice(3), { kickOff: KICK_OFF, now: KICK_OFF + DAY }).companies).toEqual([own]);
  });
});
