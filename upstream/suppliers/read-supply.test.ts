import { describe, expect, it } from "vitest";
import { MINUTE } from "#contract/time/units";
import { supplyOf } from "./read-supply.ts";

const NOW = Date.parse("2026-10-17T15:00:00Z");

describe("the suppliers of a match", () => {
  it("are named in the order of all of them, whoever was first", () => {
    const rows = ["openligadb", "api-football"].map((supplier) => ({ supplier, answeredAt: NOW }));
    expect(supplyOf(rows, { phase: "FIRST_HALF" }, NOW)).toEqual({ suppliers: ["API-Football", "OpenLigaDB"] });
  });

  it.each([
    ["FIRST_HALF", 4, false],
    ["FIRST_HALF", 6, true],
    ["Q3", 6, true],
    ["SUSPENDED", 6, true],
    // Nothing is requested before a match and after it.
    ["SCHEDULED", 600, false],
    ["FULL_TIME", 600, false],
  ] as const)("are silent in %s after %i minutes without an answer: %s", (phase, minutes, isSilent) => {
    const answeredAt = NOW - minutes * MINUTE;
    const { silentSince } = supplyOf([{ supplier: "api-football", answeredAt }], { phase }, NOW);
    expect(silentSince).toBe(isSilent ? answeredAt : undefined);
  });

  it("are not silent while one of them answers, nor before the first answer", () => {
    const rows = [
      { supplier: "api-football", answeredAt: NOW - 30 * MINUTE },
      { supplier: "football-data", answeredAt: NOW - MINUTE },
    ];
    expect(supplyOf(rows, { phase: "FIRST_HALF" }, NOW)).not.toHaveProperty("silentSince");
    const first = [{ supplier: "api-football", answeredAt: null }];
    expect(supplyOf(first, { phase: "FIRST_HALF" }, NOW)).not.toHaveProperty("silentSince");
  });
});
