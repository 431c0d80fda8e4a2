import { describe, expect, it } from "vitest";
import { rulesOf } from "../../competitions/standings/competition-rules.ts";
import { seasonTables } from "../../competitions/standings/season-tables.ts";
import { competitionById } from "../../competitions/world/world.ts";
import { playedSplitOf, SPLITS } from "../../data/standings/parts/splits.ts";
import type { Fixture } from "../../match/match.ts";
import { IS_SWEEP } from "../../test-sweep.ts";
import { seasonLabel } from "./season.ts";
import { WORLD_ENGINE as engine } from "./test-world-engine.ts";

const END_OF_TIME = Number.MAX_SAFE_INTEGER;
const YEARS = IS_SWEEP ? [2023, 2024, 2025, 2026, 2027, 2028] : [2026];

const SEASONS = Object.keys(SPLITS).flatMap((id) =>
  YEARS.flatMap((year) => {
    const competition = competitionById(id);
    const season = competition?.calendar && seasonLabel(competition.calendar, year);
    const split = season !== undefined && playedSplitOf(competition!, season);
    return split ? [{ id, season, competition: competition!, split }] : [];
  }),
);

const tablesOf = ({ competition, season }: (typeof SEASONS)[number], fixtures: readonly Fixture[], part?: string) =>
  seasonTables(
    fixtures.map((fixture) => ({ fixture, state: engine.stateAt(fixture, END_OF_TIME) })),
    {
      competition,
      season,
      source: "simulated",
      ruleSet: rulesOf(competition, season, "simulated"),
      deductions: {},
      ...(part !== undefined && { part }),
    },
  );

const endOf = (fixture: Fixture): number => engine.stateAt(fixture, END_OF_TIME).updatedAt;

describe("simulated leagues that split", () => {
  it("are those whose rules are known for their number of clubs", () => {
    const now = SEASONS.filter(({ season }) => season.startsWith("2026")).map(({ competition }) => competition.key);
    expect(now.sort()).toEqual([
      "austrian-bundesliga",
      "besta-deild-karla",
      "czech-first-league",
      "danish-superliga",
      "israeli-premier-league",
      "k-league-1",
      "nifl-premiership",
      "romanian-superliga",
      "scottish-premiership",
      "slovak-first-football-league",
      "super-league-greece",
      "swiss-super-league",
    ]);
  });

  it.each(SEASONS)("$competition.key $season does it by the table of its regular season", (one) => {
    const { competition, season, split } = one;
    const all = engine.season(competition.id, season, END_OF_TIME);
    const regular = all.filter(({ part }) => part === undefined);
    const [before] = tablesOf(one, all, "regular").tables;
    const after = tablesOf(one, all).tables;
    expect(after.map(({ round }) => round)).toEqual(split.rounds.map(({ round }) => round));
    for (const [index, { places }] of split.rounds.entries()) {
      const own = before!.rows.slice(places[0] - 1, places[1]).map(({ teamId }) => teamId);
      expect(after[index]!.rows.map(({ teamId }) => teamId).sort()).toEqual(own.sort());
      const played = split.meetings * (split.clubs - 1) + split.rounds[index]!.meetings * (own.length - 1);
      expect(new Set(after[index]!.rows.map((row) => row.played))).toEqual(new Set([played]));
    }
    const whistle = Math.max(...regular.map(endOf));
    const first = Math.min(...all.filter(({ part }) => part !== undefined).map(({ kickOff }) => kickOff));
    expect(first - whistle).toBeGreaterThan(2.5 * 86_400_000);
    expect(engine.season(competition.id, season, whistle - 1)).toEqual(regular);
    expect(engine.season(competition.id, season, whistle)).toEqual(all);
  });
});
