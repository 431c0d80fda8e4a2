import * as z from "zod";
import type { Standings, StandingsRow } from "../domain/standings.ts";
import { endpoint } from "../endpoint.ts";
import { parseCompetition } from "../parse/competition.ts";
import { parseSource, parseTeam } from "../parse/match.ts";
import { WireLeagueRef, WireStandingsRow } from "../wire/match-item.ts";
import { rows } from "../wire/rows.ts";
import { Flag, OptionalEpochMs, OptionalText, Text, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";
import { IdParam, LangParam, SeasonParam } from "./parameters.ts";

/** `ruleSetId` names the order of tie-breaks; `isProvisional` says nobody could source it. */
const RankingResult = z.object({
  data: wireObject({
    league: WireLeagueRef,
    season: Text,
    source: OptionalText,
    format: OptionalText,
    ruleSetId: OptionalText,
    isProvisional: Flag,
    tables: rows("tables", wireObject({ groupName: OptionalText, rows: rows("rows", WireStandingsRow) })),
    updatedAt: OptionalEpochMs,
  }),
});
export type RankingBody = WireOf<typeof RankingResult>;

const parseRow = (row: z.output<typeof WireStandingsRow>): StandingsRow => ({
  rank: row.rank,
  team: parseTeam(row.team),
  played: row.played,
  won: row.win,
  drawn: row.draw,
  lost: row.lose,
  goalsFor: row.gf,
  goalsAgainst: row.ga,
  goalDifference: row.gd,
  points: row.points,
  deducted: row.deducted,
  form: row.form,
});

/** The table of a competition's season (the current one when `season` is absent), computed from its matches. */
export const ranking = endpoint({
  name: "ranking",
  path: "/soccerLeague/ranking",
  namesOne: true,
  query: z.object({ leagueId: IdParam, season: SeasonParam.optional(), lang: LangParam }),
  result: RankingResult,
  toValue: ({ data }): Standings => ({
    competition: parseCompetition(data.league),
    season: data.season,
    source: parseSource(data.source),
    format: data.format === "groups" ? "groups" : "league",
    tables: data.tables.map((table) => ({
      ...(table.groupName && { group: table.groupName }),
      rows: table.rows.map(parseRow),
    })),
    isProvisionalRule: data.isProvisional,
  }),
  // Beside the matches that it is made of: no older than they are.
  cache: { freshFor: 10, staleFor: 30, keepFor: 604_800, store: "kv" },
});
