import * as z from "zod";
import type { Standings, StandingsRow } from "../domain/standings.ts";
import { endpoint, type Fault, type Parsed } from "../endpoint.ts";
import { openEnvelope } from "../envelope.ts";
import { parseCompetition } from "../parse/competition.ts";
import { parseSource, parseTeam } from "../parse/match.ts";
import { type LeagueRefWire, type StandingsRowWire, WireLeagueRef, WireStandingsRow } from "../wire/match-item.ts";
import {
  Flag,
  itemsOf,
  OptionalText,
  readRows,
  requireReadable,
  Text,
  wireObject,
  withoutAt,
} from "../wire/scalars.ts";
import { IdParam, LangParam, SeasonParam } from "./parameters.ts";

/** Written by the reference upstream. `ruleSetId` names the order of tie-breaks; `isProvisional` says nobody could source it. */
export interface RankingBody {
  data: {
    league: LeagueRefWire;
    season: string;
    source: string;
    format: "league" | "groups";
    ruleSetId: string;
    isProvisional: boolean;
    tables: { groupName?: string; rows: StandingsRowWire[] }[];
    updatedAt: number;
  };
}

const WireRanking = wireObject({
  league: WireLeagueRef,
  season: Text,
  source: OptionalText,
  format: OptionalText,
  isProvisional: Flag,
  tables: z.unknown(),
});
const WireTable = wireObject({ groupName: OptionalText, rows: z.unknown() });

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
  parse(answer): Parsed<Standings> {
    const data = WireRanking.parse(withoutAt(openEnvelope(answer).data));
    const dropped: Fault[] = [];
    const tables = itemsOf(data.tables, "data.tables", dropped).map((item, index) => {
      const table = WireTable.parse(item);
      const rows = readRows(table.rows, WireStandingsRow, `data.tables.${index}.rows`, dropped, parseRow);
      return { ...(table.groupName && { group: table.groupName }), rows };
    });
    requireReadable(tables.flatMap(({ rows }) => rows).length, dropped);
    return {
      value: {
        competition: parseCompetition(data.league),
        season: data.season,
        source: parseSource(data.source),
        format: data.format === "groups" ? "groups" : "league",
        tables,
        isProvisionalRule: data.isProvisional,
      },
      dropped,
    };
  },
  // Beside the matches that it is made of: no older than they are.
  cache: { freshFor: 10, staleFor: 30, keepFor: 604_800, store: "kv" },
});
