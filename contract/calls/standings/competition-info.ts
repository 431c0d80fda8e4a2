import * as z from "zod/mini";
import type { CompetitionInfo, SeasonOrigin } from "../../domain/competition-info.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseMatch, parseSource, parseTeam } from "../../parse/match.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { SPLIT_ROUNDS, TABLE_REASONS } from "../../tables/standings-keys.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { WireLeagueRef, WireMatchItem, WireTeamRef } from "../../wire/match-item.ts";
import { IdParam, LangParam, SeasonParam } from "../../wire/parameters.ts";
import { parsePlayer, WirePlayerRef } from "../../wire/player-ref.ts";
import { optional } from "../../wire/preprocess.ts";
import { rows } from "../../wire/rows.ts";
import { Flag, Int, NullableInt, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

/** A rule as a key and a value: points.win 3. The page translates both. */
const WireRule = wireObject({ key: Text, value: Text });

const WireRecord = wireObject({
  key: Text,
  value: Int,
  match: z.optional(WireMatchItem),
  team: z.optional(WireTeamRef),
});

const WireLeader = wireObject({
  key: Text,
  value: Int,
  /** Games of the player so far, where leaders are ranked per game. */
  games: optional(Int),
  player: WirePlayerRef,
  team: z.optional(WireTeamRef),
});

const WireOrigin = wireObject({
  sources: rows(
    "originSources",
    wireObject({ name: Text, licence: OptionalText, matchCount: Int, importedAt: NullableInt }),
  ),
  differences: rows("differences", wireObject({ match: WireMatchItem, source: Text, homeScore: Int, awayScore: Int })),
  differenceCount: Int,
  /** Published tables of the same matches as ours, and the lines in which they differ. */
  tables: rows(
    "publishedTables",
    wireObject({
      source: Text,
      differences: rows(
        "publishedRows",
        wireObject({
          team: WireTeamRef,
          rank: Int,
          /** Points, games won, or both: what was published. */
          points: optional(Int),
          won: optional(Int),
          goalsFor: Int,
          goalsAgainst: Int,
        }),
      ),
    }),
  ),
  results: Int,
  kickOffTimes: Int,
  halfTimes: NullableInt,
  scorers: NullableInt,
});

function parseOrigin(origin: z.infer<typeof WireOrigin>): SeasonOrigin {
  const { sources, differences, tables, halfTimes, scorers, ...counts } = origin;
  return {
    ...counts,
    sources: sources.map(({ name, licence, matchCount, importedAt }) => ({
      name,
      matches: matchCount,
      ...(licence && { licence }),
      ...(importedAt !== null && { importedAt }),
    })),
    differences: differences.map(({ match, source, homeScore, awayScore }) => ({
      match: parseMatch(match),
      source,
      score: [homeScore, awayScore],
    })),
    tables: tables.map(({ source, differences: lines }) => ({
      source,
      differences: lines.map(({ team, rank, points, won, goalsFor, goalsAgainst }) => ({
        team: parseTeam(team),
        rank,
        ...(points !== undefined && { points }),
        ...(won !== undefined && { won }),
        goals: [goalsFor, goalsAgainst],
      })),
    })),
    ...(halfTimes !== null && { halfTimes }),
    ...(scorers !== null && { scorers }),
  };
}

const InfoResult = z.object({
  data: wireObject({
    league: WireLeagueRef,
    season: Text,
    source: OptionalText,
    format: Text,
    teamCount: Int,
    matchCount: Int,
    matchesPlayed: Int,
    goals: Int,
    ruleSetId: Text,
    isProvisional: Flag,
    rules: rows("rules", WireRule),
    /** Tie-breakers in order: scope.measure. */
    tieBreaks: rows("tieBreaks", Text),
    /** Of a league that splits after its regular season. */
    splitRounds: rows("splitRounds", wireObject({ round: Text, fromRank: Int, toRank: Int, reason: Text })),
    champions: rows("champions", wireObject({ season: Text, team: WireTeamRef, source: OptionalText })),
    titles: rows("titles", wireObject({ team: WireTeamRef, count: Int })),
    records: rows("records", WireRecord),
    leaders: rows("leaders", WireLeader),
    /** Sources of the facts: the regulation, the data. */
    sources: rows("sources", wireObject({ key: Text, text: OptionalText })),
    rounds: NullableInt,
    /** Of a season that was imported, or whose supplier has a table of its own. */
    origin: optional(WireOrigin),
  }),
});
export type CompetitionInfoBody = WireOf<typeof InfoResult>;

/** Rules, format, champions, records, leaders and sources of a competition's season. */
export const infoOfCompetition = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "competitionInfo", "/league/info", "/soccerLeague/info"),
    namesOne: true,
    query: z.object({ leagueId: IdParam, season: z.optional(SeasonParam), lang: LangParam }),
    result: InfoResult,
    toValue: ({ data }): CompetitionInfo => ({
      competition: parseCompetition(data.league),
      season: data.season,
      source: parseSource(data.source),
      format: data.format,
      teams: data.teamCount,
      matches: data.matchCount,
      played: data.matchesPlayed,
      goals: data.goals,
      ...(data.rounds !== null && { rounds: data.rounds }),
      ruleSetId: data.ruleSetId,
      isProvisionalRule: data.isProvisional,
      rules: data.rules.map(({ key, value }) => ({ key, value })),
      tieBreaks: data.tieBreaks,
      splitRounds: data.splitRounds.flatMap(({ round, fromRank, toRank, reason }) => {
        const [known, why] = [SPLIT_ROUNDS.find((one) => one === round), TABLE_REASONS.find((one) => one === reason)];
        return known && why ? { round: known, ranks: [fromRank, toRank] as const, reason: why } : [];
      }),
      champions: data.champions.map(({ season, team, source }) => ({
        season,
        team: parseTeam(team),
        source: parseSource(source),
      })),
      titles: data.titles.map(({ team, count }) => ({ team: parseTeam(team), count })),
      records: data.records.map(({ key, value, match, team }) => ({
        key,
        value,
        ...(match && { match: parseMatch(match) }),
        ...(team && { team: parseTeam(team) }),
      })),
      leaders: data.leaders.map(({ key, value, games, player, team }) => ({
        key,
        value,
        ...(games && { games }),
        player: parsePlayer(player),
        ...(team && { team: parseTeam(team) }),
      })),
      sources: data.sources.map(({ key, text }) => ({ key, ...(text && { text }) })),
      ...(data.origin && { origin: parseOrigin(data.origin) }),
    }),
    cache: { freshFor: 600, staleFor: 86_400, keepFor: 2_592_000, store: "kv" },
  });
