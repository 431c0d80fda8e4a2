import { queryAll } from "./import-queries.ts";
import type { Statement } from "./load-statements.ts";
import type { FactContent, FactKind } from "./match-fact.ts";

/** A fact about a match, by the teams' tokens (schema, `matchFacts`) and the local day. */
export type StoredFact = { home: string; away: string; day: string } & FactContent;

const FACTS_BY_PAIR = `select f.home, f.away, f.day, f.kind, f.fact
from json_each(?1) x cross join match_facts f
on f.home = json_extract(x.value, '$[0]') and f.away = json_extract(x.value, '$[1]')
and f.kind in (select value from json_each(?2))
and not exists (select 1 from match_facts n
  where n.home = f.home and n.away = f.away and n.day = f.day and n.kind = f.kind and n.batch > f.batch)`;

/** The facts of these kinds about pairs of teams, in the order of the pairs. */
export async function readFacts(
  database: D1Database,
  pairs: readonly (readonly [string, string])[],
  kinds: readonly FactKind[],
) {
  const rows = await queryAll(database, FACTS_BY_PAIR, pairs, JSON.stringify(kinds));
  return rows.map((row) => ({ ...row, fact: JSON.parse(String(row.fact)) }) as StoredFact);
}

const UPSERT_FACTS = `insert into match_facts (home, away, day, kind, fact, batch)
select json_extract(value, '$.home'), json_extract(value, '$.away'), json_extract(value, '$.day'),
  json_extract(value, '$.kind'), json_extract(value, '$.fact'), ?2
from json_each(?1)
where true
on conflict (home, away, day, kind, batch) do update
set fact = iif(excluded.kind = 'box', json_patch(match_facts.fact, excluded.fact), excluded.fact)
where match_facts.fact is not excluded.fact`;

/** Below the limit of a parameter: a match's line-ups take some five kilobytes. */
const ROWS_PER_STATEMENT = 200;

export const upsertFacts = (facts: readonly StoredFact[], batch: number): Statement[] =>
  Array.from({ length: Math.ceil(facts.length / ROWS_PER_STATEMENT) }, (_, index) => ({
    sql: UPSERT_FACTS,
    params: [
      JSON.stringify(
        facts
          .slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT)
          .map((one) => ({ ...one, fact: JSON.stringify(one.fact) })),
      ),
      batch,
    ],
  }));
