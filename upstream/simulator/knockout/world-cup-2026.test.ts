import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Placeholder } from "#contract/domain/bracket";
import type { KnockoutStage } from "#contract/tables/stages";
import { seasonTables } from "../../competitions/standings/season-tables.ts";
import { WORLD_CUP_2026_RULES } from "../../data/standings/rules/cups.ts";
import type { MatchAt } from "../../match/match.ts";
import { buildBracket, winnerIdOf } from "./bracket.ts";
import { planOf } from "./plan.ts";
import { knockoutMatch } from "./test-matches.ts";

interface Tournament {
  groups: Record<string, string[]>;
  /** "Round of 32: Germany v Paraguay 1-1 aet 1-1 pen 3-4". */
  knockout: string[];
}

const { groups, knockout } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "fixtures/world-cup-2026.json"), "utf8"),
) as Tournament;

const STAGES: Record<string, KnockoutStage> = {
  "Round of 32": "round_of_32",
  "Round of 16": "round_of_16",
  "Quarter-final": "quarter_final",
  "Semi-final": "semi_final",
  "Match for third place": "third_place",
  Final: "final",
};
const pair = (text: string | undefined) => text?.split("-").map(Number) as unknown as [number, number] | undefined;

const inGroups: MatchAt[] = Object.entries(groups).flatMap(([group, lines]) =>
  lines.map((line) => {
    const [, home, away, score] = /^(.+) v (.+) (\d+-\d+)$/.exec(line)!;
    const { fixture, state } = knockoutMatch("group", home!, away!, { score: pair(score)! });
    return { fixture: { ...fixture, group }, state };
  }),
);
const inRounds = knockout.map((line) => {
  const [, round, home, away, score, aet, pen] =
    /^(.+): (.+) v (\D+) (\d+-\d+)(?: aet (\d+-\d+))?(?: pen (\d+-\d+))?$/.exec(line)!;
  return knockoutMatch(STAGES[round!]!, home!, away!, {
    score: pair(aet ?? score)!,
    ...(aet && { phase: "AFTER_ET" as const }),
    ...(pen && { shootout: pair(pen)! }),
  });
});

const competition = { id: "75", sport: "football" as const, format: { kind: "recorded" as const }, teamIds: [] };
const { tables } = seasonTables(inGroups, {
  competition,
  season: "2026",
  source: "imported",
  ruleSet: WORLD_CUP_2026_RULES,
  deductions: {},
});
const tableOf = (id: string) => tables.find((table) => table.id === id)!.rows;

/** Whether a team came from a place of the draw. */
function isFrom(teamId: string, place: Placeholder): boolean {
  if (place.kind === "group") return tableOf(`group-${place.group}`)[place.rank - 1]?.teamId === teamId;
  return place.kind === "third" && place.groups.some((group) => tableOf(`group-${group}`)[2]?.teamId === teamId);
}

describe("World Cup 2026", () => {
  it("sent its twelve winners, twelve seconds and eight best thirds on", () => {
    const through = [
      ...Object.keys(groups).flatMap((group) => tableOf(`group-${group}`).slice(0, 2)),
      ...tableOf("thirds").slice(0, 8),
    ].map(({ teamId }) => teamId);
    const played = inRounds.filter(({ fixture }) => fixture.stage === "round_of_32");
    expect(through.sort()).toEqual(played.flatMap(({ fixture }) => [fixture.homeId, fixture.awayId]).sort());
  });

  it("drew its first round as the regulations have it", () => {
    const plan = planOf({ competition, season: "2026", matches: inRounds, isFrom })!;
    const { rounds } = buildBracket(inRounds, plan);
    for (const [index, { home, away }] of rounds[0]!.ties.entries()) {
      const [upper, lower] = plan.openings![index]!;
      const teams = [home.teamId!, away.teamId!];
      expect(
        teams.some((team) => isFrom(team, upper!)),
        `${teams} ${JSON.stringify(upper)}`,
      ).toBe(true);
      expect(
        teams.some((team) => isFrom(team, lower!)),
        `${teams} ${JSON.stringify(lower)}`,
      ).toBe(true);
    }
  });

  it("is a tree from thirty-two to one", () => {
    const { rounds, thirdPlace } = buildBracket(
      inRounds,
      planOf({ competition, season: "2026", matches: inRounds, isFrom })!,
    );
    for (const [index, { ties }] of rounds.slice(0, -1).entries()) {
      for (const tie of ties) {
        const next = rounds[index + 1]!.ties.find(({ id }) => id === tie.feeds?.tieId)!;
        expect(next[tie.feeds!.slot].teamId).toBe(winnerIdOf(tie));
      }
    }
    expect(rounds.map(({ ties }) => ties.length)).toEqual([16, 8, 4, 2, 1]);
    expect(winnerIdOf(thirdPlace!)).toBeDefined();
  });
});
