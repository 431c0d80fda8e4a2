import type { RankingBody } from "#contract/calls/ranking";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { StandingsRowWire } from "#contract/wire/match-item";
import type { Directory } from "../directory.ts";
import { notFound } from "../envelope.ts";
import type { MatchAt } from "../match.ts";
import { rulesOf } from "../standings/competition-rules.ts";
import { deductionsAt } from "../standings/deductions.ts";
import type { TableRow } from "../standings/rank-teams.ts";
import { seasonTables } from "../standings/season-tables.ts";
import { leagueWire, teamWire } from "../wire-reference.ts";
import type { TeamEntry } from "../world/types.ts";
import { type CallContext, localeOf } from "./call.ts";
import { currentSeason } from "./current-season.ts";
import { withStates } from "./match-rows.ts";

function teamsOf(matches: readonly MatchAt[], directory: Directory): Map<string, TeamEntry> {
  const ids = new Set(matches.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]));
  return new Map(
    [...ids].map((id) => {
      const team = directory.teamById(id);
      if (!team) throw new Error(`a season names the unknown team ${id}`);
      return [id, team];
    }),
  );
}

function rowWire(row: TableRow, teams: Map<string, TeamEntry>, locale: LocaleCode): StandingsRowWire {
  const team = teams.get(row.teamId);
  if (!team) throw new Error(`a table names the unknown team ${row.teamId}`);
  return {
    rank: row.rank,
    team: teamWire(team, locale),
    played: row.played,
    win: row.won,
    draw: row.drawn,
    lose: row.lost,
    gf: row.goalsFor,
    ga: row.goalsAgainst,
    gd: row.goalDifference,
    points: row.points,
    deducted: row.deducted,
    form: row.form,
  };
}

/** The tables of a season, computed from its matches as they stand; the current season when none is named. */
export async function rankingOfSeason(
  { leagueId, season, lang }: QueryOf<"ranking">,
  context: CallContext,
): Promise<RankingBody> {
  const { sources, directory, now } = context;
  const competition = directory.competitionById(leagueId);
  if (!competition) throw notFound("leagueId", "no such competition");
  const asked = season ?? currentSeason(competition, await sources.storedSeasons(leagueId), now);
  const fixtures = asked === undefined ? [] : await sources.season(leagueId, asked, now);
  const [first] = fixtures;
  if (!first) throw notFound("season", "no matches of this season");

  const matches = await withStates(fixtures, context);
  const teams = teamsOf(matches, directory);
  const named = [...teams.values()].map(({ id, names }) => ({ id, name: names.en }));
  const ruleSet = rulesOf(competition, first.season);
  const { format, tables } = seasonTables(matches, ruleSet, deductionsAt(leagueId, first.season, named, now));
  const locale = localeOf(lang);
  return {
    data: {
      league: leagueWire(competition, directory, locale),
      season: first.season,
      source: first.source,
      format,
      ruleSetId: ruleSet.id,
      isProvisional: ruleSet.isProvisional,
      tables: tables.map(({ group, rows }) => ({
        ...(group !== undefined && { groupName: group }),
        rows: rows.map((row) => rowWire(row, teams, locale)),
      })),
      updatedAt: Math.max(...matches.map(({ state }) => state.updatedAt)),
    },
  };
}
