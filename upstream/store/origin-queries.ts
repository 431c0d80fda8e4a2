import type { Pair } from "#contract/domain/match";
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

export interface SeasonOrigin {
  sources: OriginSource[];
  differences: Difference[];
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

/** A competition's page does without it if the database fails. */
export const originsIn =
  (database: D1Database): ReadOrigin =>
  async (competitionId, season) => {
    try {
      const [sources, differences] = await database.batch<Record<string, string | number>>(
        [SOURCES, DIFFERENCES].map((sql) => database.prepare(sql).bind(competitionId, season)),
      );
      return {
        sources: (sources?.results ?? []) as unknown as OriginSource[],
        differences: (differences?.results ?? []).map(({ matchId, format, home, away }) => ({
          matchId: String(matchId),
          format: String(format),
          score: [Number(home), Number(away)],
        })),
      };
    } catch (error) {
      console.error(JSON.stringify({ event: "origin_not_read", reason: String(error) }));
      return { sources: [], differences: [] };
    }
  };
