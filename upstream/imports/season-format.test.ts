import { describe, expect, it } from "vitest";
import { formatFault } from "./season-format.ts";
import { loadedMatch } from "./test-match.ts";

const ring = (clubs: number) =>
  Array.from({ length: clubs }, (_, index) =>
    loadedMatch({ id: String(index), homeId: `c${index}`, awayId: `c${(index + 1) % clubs}` }),
  );
const faultOf = (competitionId: string, season: string, matches = ring(20)) =>
  formatFault({ competitionId, season }, matches, (id) => id);

describe("formatFault", () => {
  it.each([
    ["101", "2024-25", 20, undefined],
    ["101", "2024-25", 21, "21 clubs, the league has 20"],
    ["351", "2022-23", 20, undefined],
    ["351", "2024-25", 19, "19 clubs, the league has 18"],
    ["401", "2025", 20, undefined],
    ["265", "2024", 30, undefined],
  ])("judges league %s in %s with %i clubs", (league, season, clubs, fault) => {
    const found = faultOf(league, season, ring(clubs));
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
  });

  it("knows that a pair meets once at each side's ground, in the regular season", () => {
    const twice = [...ring(20), loadedMatch({ id: "again", homeId: "c0", awayId: "c1" })];
    expect(faultOf("101", "2024-25", twice)).toBe("c0 play c1 at home twice");
    const final = [...ring(20), loadedMatch({ id: "final", homeId: "c0", awayId: "c1", stage: "playoff" })];
    expect(faultOf("101", "2024-25", final)).toBeUndefined();
  });
});
