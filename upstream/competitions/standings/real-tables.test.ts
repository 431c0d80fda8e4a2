import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isProvisional } from "../../data/standings/rules/rule-set.ts";
import { competitionById } from "../world/world.ts";
import { rulesOf } from "./competition-rules.ts";
import { deductionsAt } from "./deductions.ts";
import { rankTeams } from "./rank-teams.ts";
import type { CountedMatch } from "./tally.ts";
import { bordersOf, buildZones } from "./zones.ts";

/**
 * A complete season: one row per team in the published order, with its home results against the others in the same
 * order.
 */
interface RealSeason {
  leagueId: string;
  season: string;
  source: string;
  orderSource: string;
  /** Home and away of awarded matches; the result is the awarded one. */
  awarded?: [string, string][];
  results: Record<string, string>;
}

const FOLDER = path.join(import.meta.dirname, "fixtures");
const seasons = readdirSync(FOLDER).map((file) => ({
  file,
  ...(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as RealSeason),
}));
const COMPLETE = Date.parse("2026-06-30");

function matchesOf({ results }: RealSeason): CountedMatch[] {
  const teams = Object.keys(results);
  return teams.flatMap((homeId) =>
    results[homeId]!.split(" ").flatMap((cell, index) => {
      if (cell === ".") return [];
      const [home, away] = cell.split("-").map(Number);
      return [{ homeId, awayId: teams[index]!, score: [home!, away!] as const, kickOff: index }];
    }),
  );
}

function tableOf(real: RealSeason) {
  const competition = competitionById(real.leagueId)!;
  const teamIds = Object.keys(real.results).sort();
  const stage = real.leagueId === "103" ? "league_phase" : "regular";
  const zones = buildZones({ competition, season: real.season, source: "imported", teams: teamIds.length, stage });
  const named = teamIds.map((id) => ({ id, name: id }));
  return rankTeams({
    teamIds,
    matches: matchesOf(real),
    ruleSet: rulesOf(competition, real.season),
    deductions: deductionsAt(real.leagueId, real.season, named, COMPLETE),
    isComplete: true,
    meetings: stage === "league_phase" ? 1 : 2,
    borders: bordersOf(zones),
  });
}

describe("complete seasons end in the published order", () => {
  it.each(seasons)("$file", (real) => {
    expect(tableOf(real).map(({ rank, teamId }) => [rank, teamId])).toEqual(
      Object.keys(real.results).map((teamId, index) => [index + 1, teamId]),
    );
  });
});

const seasonOf = (file: string) => seasons.find((one) => one.file === `${file}.json`)!;
const rowOf = (file: string, team: string) => tableOf(seasonOf(file)).find(({ teamId }) => teamId === team)!;

describe("what decided real places", () => {
  it.each([
    ["ligue-1-2023-24", "FC Metz", "h2h.awayGoals", { "FC Metz": "3", "FC Lorient": "2" }],
    ["serie-a-2023-24", "Torino FC", "h2h.points", { "Torino FC": "4", "SSC Napoli": "1" }],
    ["la-liga-2022-23", "Valencia CF", "h2h.points", { "Cádiz CF": "8", "Getafe CF": "5", "Valencia CF": "3" }],
    ["la-liga-2023-24", "RC Celta de Vigo", "h2h.goalDifference", { "RC Celta de Vigo": "1", "Sevilla FC": "-1" }],
    ["liga-portugal-2022-23", "FC Vizela", "h2h.points", { "FC Vizela": "6", "Rio Ave FC": "0" }],
    ["brasileirao-serie-a-2025", "RB Bragantino", "overall.wins", { "RB Bragantino": "14", "CA Mineiro": "12" }],
  ])("%s: %s by %s", (file, team, criterion, values) => {
    expect(rowOf(file, team).tieBreak).toMatchObject({ criterion, values });
  });

  it("takes off what commissions took off", () => {
    expect(rowOf("premier-league-2023-24", "Everton FC")).toMatchObject({ rank: 15, points: 40, deducted: 8 });
    expect(rowOf("eredivisie-2023-24", "SBV Vitesse")).toMatchObject({ rank: 18, points: 6, deducted: 18 });
    expect(rowOf("efl-championship-2024-25", "Sheffield United FC")).toMatchObject({ points: 90, deducted: 2 });
  });

  it("counts awarded matches as they were awarded", () => {
    const { awarded, results } = seasonOf("bundesliga-2024-25");
    const [home, away] = awarded![0]!;
    expect(results[home]!.split(" ")[Object.keys(results).indexOf(away)]).toBe("0-2");
    expect(rowOf("bundesliga-2024-25", "VfL Bochum 1848")).toMatchObject({ points: 25, won: 6 });
  });
});

it("has every fixture ranked by a sourced rule, the second English league's excepted", () => {
  const provisional = seasons.filter(({ leagueId, season }) =>
    isProvisional(rulesOf(competitionById(leagueId)!, season)),
  );
  expect([...new Set(provisional.map(({ leagueId }) => leagueId))]).toEqual(["302"]);
  expect(seasons.every(({ source, orderSource }) => source.length > 0 && orderSource.length > 0)).toBe(true);
});
