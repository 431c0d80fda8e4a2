import type { Pair } from "#contract/domain/match";
import { serviceOf } from "#contract/tables/supplier-services";
import type { PublishedLine } from "../competitions/standings/published-tables.ts";
import type { PublishedRow } from "./import-schema.ts";
import type { Statement } from "./load-statements.ts";

interface Difference {
  matchId: string;
  format: string;
  score: Pair;
}

const ADD = `insert into match_differences (match_id, format, home, away)
select json_extract(value, '$.matchId'), json_extract(value, '$.format'), json_extract(value, '$.score[0]'),
  json_extract(value, '$.score[1]')
from json_each(?1)
where true
on conflict (match_id, format) do update set home = excluded.home, away = excluded.away`;

export const addDifferences = (differences: readonly Difference[]): Statement[] =>
  differences.length === 0 ? [] : [{ sql: ADD, params: [JSON.stringify(differences)] }];

/** A form of files that a season was read from. */
export interface OriginSource {
  format: string;
  /** Matches of the import that has most of them: a long file comes in parts. */
  rows: number;
  /** Milliseconds; null for what came before imports were numbered. */
  importedAt: number | null;
}

/** A table that somebody has published, its clubs by their ids; without those that nobody knows. */
interface PublishedTable {
  format: string;
  rows: readonly PublishedLine[];
}

export interface SeasonOrigin {
  sources: OriginSource[];
  differences: Difference[];
  tables: PublishedTable[];
}

/** Where a season that is not simulated comes from. */
export type ReadOrigin = (competitionId: string, season: string) => Promise<SeasonOrigin>;

const SOURCES = `with own as (select k.format, k.batch, sum(json_array_length(c.matches)) as rows, min(k.id) as first
  from season_layers k
  cross join layer_contents c on c.hash = k.content
  where k.competition_id = ?1 and k.season = ?2 and k.format != 'recorded'
  group by k.format, k.batch)
select own.format, max(own.rows) as rows, max(b.made_at) as importedAt
from own left join import_batches b on b.id = own.batch
group by own.format order by min(own.first)`;

const DIFFERENCES = `select d.match_id as matchId, d.format, d.home, d.away
from matches m cross join match_differences d on d.match_id = m.id
where m.competition_id = ?1 and m.season = ?2
order by m.kick_off, m.id, d.format`;

const TABLES = `select p.format, p.rows, (
  select json_group_object(t.name_key, t.id)
  from json_each(p.rows) r cross join teams t on t.name_key = json_extract(r.value, '$.team')) as ids
from published_tables p
where p.competition_id = ?1 and p.season = ?2 and not exists (
  select 1 from published_tables n where n.competition_id = ?1 and n.season = ?2 and n.format = p.format
    and n.batch > p.batch)
order by p.format`;

function buildTable({ format, rows, ids }: Record<string, string | number>): PublishedTable {
  const byToken = JSON.parse(String(ids)) as Record<string, number>;
  const isId = (token: string) => /^\d+$/.test(token);
  return {
    format: String(format),
    rows: (JSON.parse(String(rows)) as PublishedRow[]).map(({ team, ...row }) => {
      const id = byToken[team] ?? (isId(team) ? team : undefined);
      return { ...row, ...(id !== undefined && { teamId: String(id) }) };
    }),
  };
}

/** A competition's page does without it if the database fails. `listed`: suppliers, without whom theirs are not shown. */
export const originsIn =
  (database: D1Database, listed: readonly string[] = []): ReadOrigin =>
  async (competitionId, season) => {
    try {
      const [sources, differences, tables] = await database.batch<Record<string, string | number>>(
        [SOURCES, DIFFERENCES, TABLES].map((sql) => database.prepare(sql).bind(competitionId, season)),
      );
      return {
        sources: (sources?.results ?? []) as unknown as OriginSource[],
        differences: (differences?.results ?? []).map(({ matchId, format, home, away }) => ({
          matchId: String(matchId),
          format: String(format),
          score: [Number(home), Number(away)],
        })),
        tables: (tables?.results ?? [])
          .map(buildTable)
          .filter(({ format }) => !serviceOf(format) || listed.includes(format)),
      };
    } catch (error) {
      console.error(JSON.stringify({ event: "origin_not_read", reason: String(error) }));
      return { sources: [], differences: [], tables: [] };
    }
  };
