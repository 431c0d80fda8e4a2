import { describe, expect, it } from "vitest";
import { normalisedCompetitionName, normalisedTeamName, withoutCountrySuffix } from "./normalise.ts";

describe("a team's name as importers compare it", () => {
  it.each([
    ["Arsenal FC", "arsenal"],
    ["AFC Bournemouth", "bournemouth"],
    ["Brighton & Hove Albion FC", "brighton and hove albion"],
    ["1. FC Köln", "koln"],
    ["1. FC Heidenheim 1846", "heidenheim"],
    ["Bayer 04 Leverkusen", "bayer leverkusen"],
    ["FC Twente '65", "twente 65"],
    ["sc Heerenveen", "heerenveen"],
    ["CA Peñarol", "penarol"],
    ["St. Pauli", "st pauli"],
    ["Beşiktaş", "besiktas"],
    ["Bodø/Glimt", "bodo glimt"],
    ["Widzew Łódź", "widzew lodz"],
  ])("%s is %s", (name, normalised) => {
    expect(normalisedTeamName(name)).toBe(normalised);
  });

  it("keeps the words of a name that has nothing but legal forms", () => {
    expect(normalisedTeamName("SC")).toBe("sc");
  });

  it("loses a country code in brackets only", () => {
    expect(withoutCountrySuffix("FC Barcelona (ESP)")).toBe("FC Barcelona");
    expect(withoutCountrySuffix("Al Ahli (Jeddah)")).toBe("Al Ahli (Jeddah)");
  });
});

describe("a competition's name as importers compare it", () => {
  it.each([
    ["English Premier League 2024/25", "english premier league"],
    ["China | Super League 2025", "china super league"],
    ["Primera División de España 2022/23", "primera division de espana"],
    ["V.League 1", "v league 1"],
  ])("%s is %s", (name, normalised) => {
    expect(normalisedCompetitionName(name)).toBe(normalised);
  });
});
