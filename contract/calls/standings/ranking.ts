import * as z from "zod/mini";
import type { PartOfSeason, StandingsOf } from "../../domain/standings.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseSource } from "../../parse/match.ts";
import { SEASON_PARTS, STANDINGS_FORMATS, TABLE_VIEWS, type TableReason } from "../../tables/standings-keys.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { WireLeagueRef } from "../../wire/match-item.ts";
import { IdParam, LangParam, SeasonParam, ZeroOrOneParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Flag, Id, OptionalEpochMs, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import {
  parseBasketballRow,
  parseRow,
  parseTable,
  WireBasketballRow,
  WireStandingsRow,
  wireTable,
} from "./standings-row.ts";

/**
 * Data next to the tables. `ruleSetId` names the order of tie-breakers; `isProvisional` means that it could not be
 * sourced.
 */
const HEAD = {
  league: WireLeagueRef,
  season: Text,
  source: OptionalText,
  format: OptionalText,
  ruleSetId: OptionalText,
  isProvisional: Flag,
  /** Keys of rulings and the like that affect the table. */
  notes: rows("notes", Text),
  highlight: rows("highlight", Id),
  /** Of a season in parts: in order of play; the tables are those of the one that is shown. */
  parts: rows("parts", wireObject({ partId: Id, isCurrent: Flag, isShown: Flag })),
  isLive: Flag,
  updatedAt: OptionalEpochMs,
};
const WireHead = wireObject(HEAD);

const buildResultSchema = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: wireObject({ ...HEAD, tables: rows("tables", wireTable(row)) }) });

const FootballResult = buildResultSchema(WireStandingsRow);
const BasketballResult = buildResultSchema(WireBasketballRow);
export type RankingBody = WireOf<typeof FootballResult>;
export type BasketballRankingBody = WireOf<typeof BasketballResult>;

function parsePart({ partId, isCurrent, isShown }: z.output<typeof WireHead>["parts"][number]): PartOfSeason[] {
  const id = SEASON_PARTS.find((one) => one === partId);
  return id ? [{ id, ...(isCurrent && { isCurrent }), ...(isShown && { isShown }) }] : [];
}

const toHead = (data: z.output<typeof WireHead>): Omit<StandingsOf<never>, "tables"> => ({
  competition: parseCompetition(data.league),
  season: data.season,
  source: parseSource(data.source),
  format: STANDINGS_FORMATS.find((format) => format === data.format) ?? "league",
  isProvisionalRule: data.isProvisional,
  ...(data.ruleSetId && { ruleSetId: data.ruleSetId }),
  ...(data.notes.length > 0 && { notes: data.notes }),
  ...(data.isLive && { isLive: true as const }),
  ...(data.highlight.length > 0 && { highlight: data.highlight }),
  ...(data.parts.length > 0 && { parts: data.parts.flatMap(parsePart) }),
});

export const football = {
  result: FootballResult,
  toValue: ({ data }: z.output<typeof FootballResult>) => ({
    ...toHead(data),
    tables: data.tables.map((table) =>
      parseTable(table, (row) => parseRow(row, table.reasons.includes("average" satisfies TableReason))),
    ),
  }),
};

const basketball = {
  result: BasketballResult,
  toValue: ({ data }: z.output<typeof BasketballResult>) => ({
    ...toHead(data),
    tables: data.tables.map((table) => parseTable(table, parseBasketballRow)),
  }),
};

// Shown with the matches it is computed from: no older than they are.
const cache = { freshFor: 10, staleFor: 30, keepFor: 604_800, store: "kv" } as const;

const query = {
  namesOne: true,
  query: z.object({
    leagueId: IdParam,
    season: z.optional(SeasonParam),
    /** A table of the season, or several: a group, a conference, a part. */
    subLeagueId: z.optional(IdParam),
    type: z._default(z.enum(TABLE_VIEWS), "all"),
    /** 1: matches in play count with their current score. */
    live: z._default(ZeroOrOneParam, 0),
    lang: LangParam,
  }),
  cache,
};

const ofMatch = {
  namesOne: true,
  query: z.object({
    matchId: IdParam,
    /** A part of the season; the match's own if absent. */
    subLeagueId: z.optional(IdParam),
    lang: LangParam,
  }),
  cache,
};

/** The tables of a competition's season (the current one by default), computed from its matches. */
export const ranking = endpoint({ name: "ranking", path: "/soccerLeague/ranking", ...query, ...football });

export const basketballRanking = endpoint({
  name: "basketballRanking",
  path: "/basketball/league/ranking",
  ...query,
  ...basketball,
});

/** The tables that a match belongs to, live during play, with its two teams marked. */
export const standingByMatch = endpoint({
  name: "standingByMatch",
  path: "/soccer/getLeagueStandingStatByMatch",
  ...ofMatch,
  ...football,
});

export const basketballStandingByMatch = endpoint({
  name: "basketballStandingByMatch",
  path: "/basketball/league/standingByMatch",
  ...ofMatch,
  ...basketball,
});
