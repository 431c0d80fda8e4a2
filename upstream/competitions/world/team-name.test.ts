import { describe, expect, it } from "vitest";
import { clubKey, readTeamName } from "./team-name.ts";

describe("readTeamName", () => {
  it("splits off the country", () => {
    expect(readTeamName("Arsenal FC (ENG)")).toEqual({ name: "Arsenal FC", country: "GB-ENG" });
    expect(readTeamName("AS Monaco FC (MCO)")).toEqual({ name: "AS Monaco FC", country: "FR" });
    expect(readTeamName("Arsenal FC")).toEqual({ name: "Arsenal FC" });
  });
});

describe("clubKey", () => {
  it("leaves a name alone that is a word of the language that this is written in", () => {
    expect(clubKey("Constructor FC")).toBe("constructor");
  });

  it.each([
    ["Blackburn Rovers FC", "Blackburn Rovers"],
    ["AS Monaco FC", "AS Monaco"],
    ["Racing Club de Lens", "RC Lens"],
    ["RC Strasbourg Alsace", "RC Strasbourg"],
    ["Olympique de Marseille", "Olympique Marseille"],
    ["FC Twente '65", "FC Twente"],
    ["NEC Nijmegen", "NEC"],
    ["AZ", "AZ Alkmaar"],
    ["PSV", "PSV Eindhoven"],
    ["Feyenoord Rotterdam", "Feyenoord"],
    ["SBV Vitesse", "Vitesse"],
    ["Sport Lisboa e Benfica", "SL Benfica"],
    ["Sporting Clube de Portugal", "Sporting CP"],
    ["Sporting Clube de Braga", "Sporting Braga"],
    ["GD Estoril Praia", "GD Estoril"],
    ["FC Internazionale Milano", "Inter"],
    ["SSC Napoli", "Napoli"],
    ["Udinese Calcio", "Udinese"],
    ["CR Flamengo", "Flamengo RJ"],
    ["Botafogo FR", "Botafogo RJ"],
    ["Stade Rennais FC 1901", "Stade Rennais"],
    ["TSG 1899 Hoffenheim", "Hoffenheim"],
  ])("takes %s and %s for one club", (one, other) => {
    expect(clubKey(one)).toBe(clubKey(other));
  });

  it.each([
    ["Manchester City FC", "Manchester United FC"],
    ["Paris FC", "Paris Saint-Germain FC"],
    ["Sporting CP", "Sporting Braga"],
    ["Sheffield United FC", "Sheffield Wednesday FC"],
    ["Real Madrid CF", "Club Atlético de Madrid"],
    ["Club Nacional", "Club Nacional de Football"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(clubKey(one)).not.toBe(clubKey(other));
  });
});
