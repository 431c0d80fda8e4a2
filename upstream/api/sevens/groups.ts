import type { QueryOf, ResultOf } from "#contract/registry";
import { rankTeams } from "../../competitions/standings/rank-teams.ts";
import { DEFAULT_RULES } from "../../data/standings/rules/leagues.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { leagueWire, teamWire } from "../../matches/wire/references.ts";
import { SEVENS_DIRECTORY } from "../../simulator/sevens/sevens-directory.ts";
import { requestedTournament } from "./knockout.ts";

/** Current tables of the groups: three points per win, then goal difference, goals, wins. */
export function sevensTables(query: QueryOf<"sevensRanking">, { now }: CallContext): ResultOf<"sevensRanking"> {
  const { category, year, tournament } = requestedTournament(query, now);
  const locale = localeOf(query.lang);
  const groups = tournament.edition.groups.filter(
    ({ letter }) => query.groupName === undefined || letter === query.groupName,
  );
  const tables = groups.map(({ letter, teams }) => {
    const rows = rankTeams({
      teamIds: teams.map(({ id }) => id),
      matches: tournament.groupResults(letter, now),
      ruleSet: DEFAULT_RULES,
    });
    return {
      tableId: `group-${letter}`,
      groupName: letter,
      reasons: [],
      rows: rows.map((row) => ({
        rank: row.rank,
        prevRank: null,
        isTied: row.isTied,
        team: teamWire(teams.find(({ id }) => id === row.teamId)!, locale),
        played: row.played,
        win: row.won,
        draw: row.drawn,
        lose: row.lost,
        gf: row.goalsFor,
        ga: row.goalsAgainst,
        gd: row.goalDifference,
        points: row.points,
        deducted: 0,
        form: row.form,
        formMatches: [],
        ppg: null,
        winPct: null,
        yellow: null,
        red: null,
      })),
      zones: [
        { zone: "cup", color: "#1f7a3d", fromRank: 1, toRank: 2 },
        { zone: "bowl", color: "#b45309", fromRank: 3, toRank: 4 },
      ],
    };
  });
  return {
    data: {
      league: leagueWire(category.competition, SEVENS_DIRECTORY, locale),
      season: String(year),
      source: "simulated",
      format: "groups",
      ruleSetId: DEFAULT_RULES.id,
      isProvisional: false,
      tables,
      notes: [],
      highlight: [],
      parts: [],
      isLive: false,
    },
  };
}
