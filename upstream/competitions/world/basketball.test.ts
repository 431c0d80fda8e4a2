import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { BASKETBALL_COMPETITIONS, BASKETBALL_TEAMS } from "./basketball.ts";
import { COMPETITIONS, competitionById, competitionByName, TEAMS, teamById, teamsByNormalisedName } from "./world.ts";

const nba = competitionById("8001")!;
const completeIn = (competitionId: string) =>
  competitionById(competitionId)!
    .teamIds.map((id) => teamById(id)!)
    .filter(({ names }) => !LOCALE_CODES.every((locale) => names[locale]));

describe("the world's basketball", () => {
  it("has the sport, rules and ids of its own", () => {
    for (const { id, key, sport, basketball } of BASKETBALL_COMPETITIONS) {
      expect(sport, key).toBe("basketball");
      expect(basketball, key).toBeDefined();
      expect(Number(id) >= 8001 && Number(id) <= 8099, key).toBe(true);
    }
    for (const { id, key, sport } of BASKETBALL_TEAMS) {
      expect(sport, key).toBe("basketball");
      expect(Number(id) >= 80_001 && Number(id) < 84_000, key).toBe(true);
    }
  });

  it("has no team in a competition of the other sport", () => {
    const strangers = COMPETITIONS.flatMap((competition) =>
      competition.teamIds
        .map((id) => teamById(id)!)
        .filter((team) => team.sport !== competition.sport)
        .map((team) => `${team.key} in ${competition.key}`),
    );
    expect(strangers).toEqual([]);
  });

  it("lets every team play in a competition", () => {
    const playing = new Set(BASKETBALL_COMPETITIONS.flatMap(({ teamIds }) => teamIds));
    expect(BASKETBALL_TEAMS.filter(({ id }) => !playing.has(id)).map(({ key }) => key)).toEqual([]);
  });

  it("splits a competition's teams into its conferences, and a conference's into its divisions", () => {
    for (const { key, basketball, teamIds } of BASKETBALL_COMPETITIONS) {
      const { conferences } = basketball!;
      if (!conferences) continue;
      expect(conferences.flatMap((one) => one.teamIds).sort(), key).toEqual([...teamIds].sort());
      for (const { divisions, teamIds: members } of conferences) {
        if (divisions) expect(divisions.flatMap((one) => one.teamIds).sort(), key).toEqual([...members].sort());
      }
    }
  });

  it("has the NBA's thirty teams in two conferences of three divisions of five", () => {
    expect(nba.teamIds).toHaveLength(30);
    const divisions = nba.basketball!.conferences!.map((one) => one.divisions!.map(({ teamIds }) => teamIds.length));
    expect(divisions).toEqual([
      [5, 5, 5],
      [5, 5, 5],
    ]);
    expect(nba.basketball).toMatchObject({ periods: 4, periodMinutes: 12, table: "nba" });
  });

  it("has enough teams for the play-offs of each competition", () => {
    for (const { key, format, teamIds } of BASKETBALL_COMPETITIONS) {
      if (format.kind !== "basketball_league" || !format.playoffs) continue;
      const { teams, bestOf } = format.playoffs;
      expect(teamIds.length, key).toBeGreaterThanOrEqual(teams);
      expect(2 ** bestOf.length, key).toBe(teams);
    }
  });

  it("names the teams of the NBA, the WNBA, the EuroLeague and the CBA in seven languages", () => {
    for (const id of ["8001", "8002", "8010", "8030"]) expect(completeIn(id).map(({ key }) => key)).toEqual([]);
  });

  it.each([
    ["8030", "zh-Hans"],
    ["8033", "zh-Hant"],
    ["8034", "zh-Hant"],
    ["8042", "th"],
    ["8043", "vn"],
    ["8045", "kh"],
    ["8050", "pt"],
    ["8026", "pt"],
  ] as const)("names the teams of %s in the language of its country", (id, locale) => {
    const nameless = competitionById(id)!.teamIds.filter((team) => !teamById(team)!.names[locale]);
    expect(nameless).toEqual([]);
  });

  it("calls a club as its football side is called, where both bear one name", () => {
    const differences = BASKETBALL_TEAMS.flatMap((team) => {
      const other = TEAMS.find(
        ({ sport, country, names }) => sport === "football" && country === team.country && names.en === team.names.en,
      );
      const locales = LOCALE_CODES.filter(
        (locale) => other?.names[locale] && other.names[locale] !== team.names[locale],
      );
      return locales.map((locale) => `${team.key} ${locale}`);
    });
    expect(differences).toEqual([]);
  });

  it("is named as the press of each language names it", () => {
    expect(teamById("80023")).toMatchObject({
      names: { en: "Los Angeles Lakers", th: "แอลเอ เลเกอร์ส", "zh-Hans": "洛杉矶湖人", "zh-Hant": "洛杉磯湖人" },
      shortName: "Lakers",
      shortNames: { th: "เลเกอร์ส", "zh-Hans": "湖人", "zh-Hant": "湖人" },
    });
    expect(teamById("80003")?.names["zh-Hant"]).toBe("紐約人");
    expect(teamById("80005")?.names["zh-Hant"]).toBe("多倫多速龍");
    expect(teamById("80005")?.country).toBe("CA");
  });

  it("is found by the names of other sources, and never for football", () => {
    expect(competitionByName("Turkish Airlines EuroLeague 2016/17")?.id).toBe("8010");
    const keysOf = (name: string, sport: Sport) => teamsByNormalisedName(name, sport).map(({ key }) => key);
    expect(keysOf("CSKA Moscow", "basketball")).toEqual([]);
    expect(keysOf("Real Madrid", "basketball")).toEqual(["real-madrid-basketball"]);
    expect(keysOf("Real Madrid", "football")).toEqual(["real-madrid"]);
    expect(keysOf("Olympiacos Piraeus", "basketball")).toEqual(["olympiacos-basketball"]);
    expect(keysOf("Los Angeles Lakers", "football")).toEqual([]);
  });
});
