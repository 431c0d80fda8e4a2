import { describe, expect, it } from "vitest";
import { COUNTRIES } from "../../data/countries/countries.ts";
import {
  COMPETITIONS,
  competitionById,
  competitionByName,
  countryByCode,
  countryById,
  TEAMS,
  teamById,
  teamsByNormalisedName,
} from "./world.ts";

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const all = { countries: COUNTRIES, competitions: COMPETITIONS, teams: TEAMS };

describe.each(Object.entries(all))("the world's %s", (_, entries) => {
  it("have ids of their own, in decimals", () => {
    expect(repeated(entries.map(({ id }) => id))).toEqual([]);
    expect(entries.filter(({ id }) => !/^[1-9]\d{0,4}$/.test(id))).toEqual([]);
  });

  it("have keys of their own that fit an address", () => {
    expect(repeated(entries.map(({ key }) => key))).toEqual([]);
    expect(entries.map(({ key }) => key).filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
  });
});

describe("the world's teams", () => {
  it("are well over a thousand", () => {
    expect(TEAMS.length).toBeGreaterThan(1_250);
  });

  it("belong to a country, have two colours and a strength within 1 to 100", () => {
    const wrong = TEAMS.filter(
      ({ country, colours, strength }) =>
        !countryByCode(country) ||
        !colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour)) ||
        !(strength >= 1 && strength <= 100),
    );
    expect(wrong).toEqual([]);
  });

  it("are found by their id", () => {
    expect(teamById("20101")?.names.en).toBe("Arsenal");
    expect(teamById("1")).toBeUndefined();
  });
});

describe("the world's competitions", () => {
  it("belong to a country and have teams that exist, each once", () => {
    const wrong = COMPETITIONS.filter(
      ({ countryId, teamIds }) =>
        !countryById(countryId) || teamIds.some((id) => !teamById(id)) || repeated(teamIds).length > 0,
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it("have ids of four digits at most, and those that the specification names", () => {
    expect(COMPETITIONS.filter(({ id }) => id.length > 4)).toEqual([]);
    expect(competitionById("75")?.names.en).toBe("FIFA World Cup");
    expect(competitionById("103")?.names.en).toBe("UEFA Champions League");
    expect(competitionById("192")?.names.en).toBe("AFC Champions League Elite");
    expect(competitionById("766")?.names.en).toBe("V.League 1");
  });

  it("have a calendar exactly when the engine plays them, with a zone that exists", () => {
    for (const { key, format, calendar } of COMPETITIONS) {
      expect(calendar !== undefined, key).toBe(format.kind !== "recorded");
      if (calendar) expect(() => new Intl.DateTimeFormat("en-GB", { timeZone: calendar.timeZone }), key).not.toThrow();
    }
  });
});

describe("a competition's name in another source", () => {
  it.each([
    ["English Premier League 2025/26", "premier-league"],
    ["English Championship 2023/24", "efl-championship"],
    ["Deutsche Bundesliga 2022/23", "bundesliga"],
    ["Primera División de España 2022/23", "la-liga"],
    ["Spain Primera División 2024/25", "la-liga"],
    ["Italian Serie A 2024/25", "serie-a"],
    ["French Ligue 1 2023/24", "ligue-1"],
    ["Netherlands Eredivisie 2025/26", "eredivisie"],
    ["Portuguese Primeira Liga 2025/26", "liga-portugal"],
    ["UEFA Champions League 2024/25", "champions-league"],
    ["Brasileiro Série A 2025", "brasileirao-serie-a"],
    ["China | Super League 2025", "chinese-super-league"],
    ["Copa Libertadores 2025", "copa-libertadores"],
    ["World Cup 2022", "world-cup"],
    ["Club World Cup 2025", "club-world-cup"],
  ])("%s is known as %s", (name, key) => {
    expect(competitionByName(name)?.key).toBe(key);
  });

  it("is known to nobody where it means nothing", () => {
    expect(competitionByName("Sunday League")).toBeUndefined();
  });
});

describe("a team's name in another source", () => {
  it.each([
    ["Arsenal FC", "arsenal"],
    ["AFC Bournemouth", "bournemouth"],
    ["Brighton & Hove Albion FC", "brighton-and-hove-albion"],
    ["Everton FC", "everton"],
    ["Liverpool FC (ENG)", "liverpool"],
    ["Wolverhampton Wanderers FC", "wolverhampton-wanderers"],
    ["1. FC Heidenheim 1846", "heidenheim"],
    ["1. FSV Mainz 05", "mainz-05"],
    ["Bayer 04 Leverkusen", "bayer-leverkusen"],
    ["FC Bayern München (GER)", "bayern-munich"],
    ["SV Darmstadt 98", "darmstadt-98"],
    ["TSG 1899 Hoffenheim", "hoffenheim"],
    ["Club Atlético de Madrid", "atletico-madrid"],
    ["FC Barcelona (ESP)", "barcelona"],
    ["Barcelona SC (ECU)", "barcelona-guayaquil"],
    ["RCD Espanyol de Barcelona", "espanyol"],
    ["Rayo Vallecano de Madrid", "rayo-vallecano"],
    ["FC Internazionale Milano", "inter-milan"],
    ["US Salernitana 1919", "salernitana"],
    ["AC Ajaccio", "ajaccio"],
    ["Clermont Foot 63", "clermont"],
    ["Paris FC", "paris-fc"],
    ["Paris Saint-Germain FC", "paris-saint-germain"],
    ["Stade Rennais FC 1901", "rennes"],
    ["AZ", "az-alkmaar"],
    ["FC Twente '65", "twente"],
    ["SBV Vitesse", "vitesse"],
    ["Willem II Tilburg", "willem-ii"],
    ["sc Heerenveen", "heerenveen"],
    ["CD Nacional", "nacional-madeira"],
    ["Sporting Clube de Braga", "braga"],
    ["Sporting Clube de Portugal (POR)", "sporting-cp"],
    ["Vitória Guimarães", "vitoria-de-guimaraes"],
    ["FK Crvena Zvezda (SRB)", "red-star-belgrade"],
    ["ŠK Slovan Bratislava (SVK)", "slovan-bratislava"],
    ["USA", "united-states"],
    ["Bosnia & Herzegovina", "bosnia-and-herzegovina"],
    ["Czech Republic", "czechia"],
  ])("%s is %s and no other", (name, key) => {
    expect(teamsByNormalisedName(name, "football").map((team) => team.key)).toEqual([key]);
  });

  it("finds each team by its own English name", () => {
    const lost = TEAMS.filter((team) => !teamsByNormalisedName(team.names.en, team.sport).includes(team));
    expect(lost.map(({ key }) => key)).toEqual([]);
  });

  it("finds none where nobody bears it", () => {
    expect(teamsByNormalisedName("Melchester Rovers", "football")).toEqual([]);
  });
});
