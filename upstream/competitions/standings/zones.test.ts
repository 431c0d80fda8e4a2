import { describe, expect, it } from "vitest";
import { splitOf } from "../../data/standings/parts/splits.ts";
import { COMPETITIONS, competitionById } from "../world/world.ts";
import { bordersOf, buildZones, roundPlaces, settledZones, type ZoneQuestion, zoneAt } from "./zones.ts";

const zones = (id: string, teams: number, question: Partial<ZoneQuestion> = {}) =>
  buildZones({
    competition: competitionById(id)!,
    season: "2026-27",
    source: "simulated",
    stage: "regular",
    teams,
    ...question,
  });
const words = (...params: Parameters<typeof zones>) =>
  zones(...params).map(({ zone, fromRank, toRank }) => `${zone} ${fromRank}-${toRank}`);

describe("zones", () => {
  it.each([
    ["101", 20, ["champions_league 1-4", "europa_league 5-5", "relegation 18-20"]],
    [
      "331",
      18,
      [
        "champions_league 1-4",
        "europa_league 5-5",
        "conference_league 6-6",
        "relegation_playoff 16-16",
        "relegation 17-18",
      ],
    ],
    ["342", 20, ["promotion 1-2", "promotion_playoff 3-8", "relegation_playoff 16-17", "relegation 18-20"]],
    ["601", 30, []],
    ["766", 14, ["acl2 1-1", "relegation_playoff 13-13", "relegation 14-14"]],
    ["411", 11, ["acl2 1-1", "afc_challenge 2-2", "relegation 11-11"]],
    ["621", 30, ["libertadores 1-3", "sudamericana 4-9", "relegation 30-30"]],
  ])("of league %s with %i teams", (id, teams, expected) => {
    expect(words(id, teams)).toEqual(expected);
  });

  it.each([
    ["101", "1994-95", 22, []],
    ["101", "1995-96", 20, ["relegation 18-20"]],
    ["101", "2023-24", 20, ["relegation 18-20"]],
    ["101", "2024-25", 20, ["champions_league 1-4", "europa_league 5-5", "relegation 18-20"]],
    ["331", "2010-11", 18, ["relegation_playoff 16-16", "relegation 17-18"]],
    ["351", "2022-23", 20, []],
    ["401", "2019", 20, []],
    ["8001", "1979-80", 11, []],
    ["8001", "2010-11", 15, ["playoffs 1-8"]],
    ["8001", "2020-21", 15, ["playoffs 1-6", "play_in 7-10"]],
    ["8010", "2019-20", 18, []],
    ["8010", "2022-23", 18, ["playoffs 1-8"]],
    ["8020", "2012-13", 18, []],
  ])("of league %s in the real season %s are those that are known", (id, season, teams, expected) => {
    expect(words(id, teams, { source: "imported", season })).toEqual(expected);
  });

  it("are of every league whose places lead somewhere", () => {
    const withoutZones: Readonly<Record<string, string>> = {
      "308": "youth",
      "344": "youth",
      "531": "play-offs after the table, which are not simulated",
      "536": "a final after the table, which is not simulated",
      "601": "play-offs by conferences, which are not simulated",
      "602": "play-offs by conferences, which are not simulated",
      "611": "play-offs of each half of the year, which are not simulated",
      "612": "play-offs of each half of the year, and nobody goes up or down",
    };
    const leagues = COMPETITIONS.filter(({ sport, format }) => sport === "football" && format.kind === "league");
    const without = leagues.filter(({ id, teamIds }) => zones(id, teamIds.length).length === 0);
    expect(without.map(({ id }) => id).sort()).toEqual(Object.keys(withoutZones).sort());
  });

  it("are the rounds that the places of a regular season lead to", () => {
    const places = roundPlaces(splitOf("237", "2026-27")!);
    expect(words("237", 14, { places })).toEqual([
      "championship_round 1-4",
      "europe_round 5-8",
      "relegation_round 9-14",
    ]);
  });

  it("are of UEFA's league phase in a real season, of the engine's own in a simulated one", () => {
    expect(words("103", 36, { stage: "league_phase" })).toEqual(["knockout 1-16"]);
    const real = { stage: "league_phase", source: "imported", season: "2024-25" } as const;
    expect(words("103", 36, real)).toEqual(["knockout 1-8", "knockout_playoff 9-24"]);
  });

  it("are the first two of a group, and the third where the best of these go on", () => {
    expect(words("75", 4, { stage: "group", groups: 8, season: "2022" })).toEqual(["knockout 1-2"]);
    const with2026 = words("75", 4, { stage: "group", groups: 12, season: "2026" });
    expect(with2026).toEqual(["knockout 1-2", "best_thirds 3-3"]);
  });

  it("are the play-offs of a basketball league, with the play-in where it has one", () => {
    expect(words("8001", 15)).toEqual(["playoffs 1-6", "play_in 7-10"]);
    expect(words("8020", 18)).toEqual(["playoffs 1-8"]);
  });

  it("never overlap nor leave the table, in any league of the world", () => {
    for (const { id, teamIds } of COMPETITIONS) {
      const own = zones(id, teamIds.length);
      for (let rank = 1; rank <= teamIds.length; rank++) {
        expect(own.filter(({ fromRank, toRank }) => fromRank <= rank && rank <= toRank).length, id).toBeLessThan(2);
        expect(zoneAt(rank, own)).toBe(own.find(({ fromRank, toRank }) => fromRank <= rank && rank <= toRank));
      }
    }
  });

  it.each<[string, string[] | undefined, string[]]>([
    ["is under way", undefined, ["knockout 1-2", "best_thirds 3-3"]],
    ["sent two on", ["A", "B", "X"], ["went_through 1-2"]],
    ["sent its third on too", ["A", "B", "C", "X"], ["went_through 1-3"]],
    ["led to another group stage", ["A", "X"], ["knockout 1-2", "best_thirds 3-3"]],
  ])("of a group that %s", (_name, wentOn, expected) => {
    const rows = ["A", "B", "C", "D"].map((teamId, index) => ({ teamId, rank: index + 1 }));
    const before = zones("75", 4, { stage: "group", groups: 12, season: "2026" });
    const settled = settledZones(before, rows, wentOn && new Set(wentOn));
    expect(settled.map(({ zone, fromRank, toRank }) => `${zone} ${fromRank}-${toRank}`)).toEqual(expected);
  });

  it("of the thirds and of a league phase, once over", () => {
    const rows = ["C", "F", "I"].map((teamId, index) => ({ teamId, rank: index + 1 }));
    const thirds = [{ zone: "best_thirds", colour: "#62a0ea", fromRank: 1, toRank: 1 }] as const;
    expect(settledZones(thirds, rows, new Set(["C"]))).toMatchObject([{ zone: "went_through", toRank: 1 }]);
    expect(settledZones(thirds, rows, new Set(["A"]))).toEqual([]);
    const phase = zones("103", 36, { stage: "league_phase", source: "imported", season: "2024-25" });
    expect(settledZones(phase, rows, new Set(["C"]))).toBe(phase);
  });

  it("end where another zone begins", () => {
    expect(bordersOf(zones("101", 20))).toEqual([1, 4, 5, 17, 20]);
  });
});
