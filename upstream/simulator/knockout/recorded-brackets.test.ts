import { describe, expect, it } from "vitest";
import type { Placeholder } from "#contract/domain/bracket";
import type { Pair } from "#contract/domain/match";
import { rulesOf } from "../../competitions/standings/competition-rules.ts";
import { seasonTables } from "../../competitions/standings/season-tables.ts";
import { competitionById } from "../../competitions/world/world.ts";
import type { MatchAt } from "../../match/match.ts";
import type { RecordedMatch } from "../../seed/recorded-season.ts";
import { RECORDED_SEASONS } from "../../seed/seed.ts";
import { buildBracket, winnerIdOf } from "./bracket.ts";
import { planOf } from "./plan.ts";
import { knockoutMatch } from "./test-matches.ts";

const pairOf = (values: number[] | undefined) => values as unknown as Pair | undefined;

function asPlayed({ stage, group, home, away, fullTime, extraTime, shootout }: RecordedMatch): MatchAt {
  const { fixture, state } = knockoutMatch((stage ?? "group") as "final", home, away, {
    score: pairOf(extraTime ?? fullTime)!,
    ...(extraTime && { phase: "AFTER_ET" as const }),
    ...(shootout && { shootout: pairOf(shootout)! }),
  });
  return { fixture: { ...fixture, ...(group && { group }) }, state };
}

describe.each([
  { id: "75", year: "2026", thirds: 8, sizes: [16, 8, 4, 2, 1] },
  { id: "82", year: "2024", thirds: 4, sizes: [8, 4, 2, 1] },
  { id: "83", year: "2024", thirds: 0, sizes: [4, 2, 1] },
])("the tournament $id $year", ({ id, year, thirds, sizes }) => {
  const recorded = RECORDED_SEASONS.find(({ competitionId, season }) => competitionId === id && season === year)!;
  const competition = { id, sport: "football" as const, format: { kind: "recorded" as const }, teamIds: [] };
  const inGroups = recorded.matches.filter(({ group }) => group).map(asPlayed);
  const inRounds = recorded.matches.filter(({ stage }) => stage).map(asPlayed);
  const { tables } = seasonTables(inGroups, {
    competition,
    season: year,
    source: "recorded",
    ruleSet: rulesOf(competitionById(id)!, year),
    deductions: {},
  });
  const rowsOf = (table: string) => tables.find((one) => one.id === table)?.rows ?? [];
  const isFrom = (teamId: string, place: Placeholder): boolean => {
    if (place.kind === "group") return rowsOf(`group-${place.group}`)[place.rank - 1]?.teamId === teamId;
    return place.kind === "third" && place.groups.some((group) => rowsOf(`group-${group}`)[2]?.teamId === teamId);
  };
  const plan = planOf({ competition, season: year, matches: inRounds, isFrom })!;
  const { rounds, thirdPlace } = buildBracket(inRounds, plan);
  const first = rounds[0]!.ties;

  it("sent on the first two of each group and the best thirds", () => {
    const groups = tables.filter(({ group }) => group !== undefined);
    const through = [...groups.flatMap(({ rows }) => rows.slice(0, 2)), ...rowsOf("thirds").slice(0, thirds)];
    expect(through.map(({ teamId }) => teamId).sort()).toEqual(
      first.flatMap(({ home, away }) => [home.teamId!, away.teamId!]).sort(),
    );
  });

  it("drew its first round as the regulations have it", () => {
    expect(plan.openings).toHaveLength(first.length);
    for (const [index, { home, away }] of first.entries()) {
      const teams = [home.teamId!, away.teamId!];
      for (const place of plan.openings![index]!)
        expect(
          teams.some((team) => place !== undefined && isFrom(team, place)),
          `${teams} ${JSON.stringify(place)}`,
        ).toBe(true);
    }
  });

  it("is a tree whose winners go on", () => {
    for (const [index, { ties }] of rounds.slice(0, -1).entries()) {
      for (const tie of ties) {
        const next = rounds[index + 1]!.ties.find((one) => one.id === tie.feeds?.tieId)!;
        expect(next[tie.feeds!.slot].teamId).toBe(winnerIdOf(tie));
      }
    }
    expect(rounds.map(({ ties }) => ties.length)).toEqual(sizes);
  });

  it("has a match for third place where the competition has one", () => {
    expect(thirdPlace && winnerIdOf(thirdPlace)).toEqual(id === "82" ? undefined : expect.any(String));
  });
});
