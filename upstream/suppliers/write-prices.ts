import { prepareAll } from "../store/load-statements.ts";
import type { PriceFacts } from "./facts.ts";
import { SETTLING } from "./row-changes.ts";
import { chunked } from "./supplied-statements.ts";

// Unchanged prices are not stored again, nor are those of a match that is not stored.
const PRICES = `insert into supplied_prices (match_id, at, is_live, score, minute, quotes)
select own.id, json_extract(value, '$.at'), json_extract(value, '$.isLive'), json_extract(value, '$.score'),
  json_extract(value, '$.minute'), json_extract(value, '$.quotes')
from json_each(?1) cross join supplied_matches own
  on own.supplier = json_extract(value, '$.supplier') and own.their_id = json_extract(value, '$.id')
where json_extract(value, '$.quotes') is not (select quotes from supplied_prices
  where match_id = own.id and is_live = json_extract(value, '$.isLive') order by at desc limit 1)
on conflict (match_id, at) do nothing`;

const PRICES_READ = `update supplied_matches set prices_read_at = ?3 where supplier = ?1 and their_id = ?2`;

/** Stores the prices of an answer. `readOf`: the supplier's id of the match whose prices were requested. */
export async function writePrices(
  database: D1Database,
  facts: readonly PriceFacts[],
  { supplier, now, readOf }: { supplier: string; now: number; readOf?: string },
): Promise<void> {
  const rows = facts
    .filter(({ quotes }) => quotes.length > 0)
    .map(({ id, inPlay, quotes }) => ({
      supplier,
      id,
      at: now + SETTLING,
      isLive: inPlay !== undefined,
      quotes,
      ...inPlay,
    }));
  const statements = [
    ...chunked(PRICES, rows),
    ...(readOf === undefined ? [] : [{ sql: PRICES_READ, params: [supplier, readOf, now] }]),
  ];
  if (statements.length > 0) await database.batch(prepareAll(database, statements));
}
