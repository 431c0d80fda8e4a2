import type { CountedStatistics, RecordedPrice } from "../match/match.ts";
import type { Statement } from "./load-statements.ts";

/** A match's prices take some two kilobytes: well below the limit of a parameter. */
const ROWS_PER_STATEMENT = 300;

const UPSERT_STATISTICS = `insert into match_statistics (match_id, "rows", referee, attendance)
select json_extract(value, '$.matchId'), json_extract(value, '$.rows'), json_extract(value, '$.referee'),
  json_extract(value, '$.attendance')
from json_each(?1)
where true
on conflict (match_id) do update
set "rows" = excluded."rows", referee = coalesce(excluded.referee, match_statistics.referee),
  attendance = coalesce(excluded.attendance, match_statistics.attendance)
where (match_statistics."rows", match_statistics.referee, match_statistics.attendance)
  is not (excluded."rows", coalesce(excluded.referee, match_statistics.referee),
    coalesce(excluded.attendance, match_statistics.attendance))
returning match_id as statisticsOf`;

const UPSERT_PRICES = `insert into match_prices (match_id, prices)
select json_extract(value, '$.matchId'), json_extract(value, '$.prices')
from json_each(?1)
where true
on conflict (match_id) do update set prices = excluded.prices where match_prices.prices is not excluded.prices
returning match_id as pricesOf`;

const chunked = (sql: string, rows: readonly object[]): Statement[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) => ({
    sql,
    params: [JSON.stringify(rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT))],
  }));

export const upsertStatistics = (rows: readonly ({ matchId: string } & CountedStatistics)[]): Statement[] =>
  chunked(UPSERT_STATISTICS, rows);

export const upsertPrices = (rows: readonly { matchId: string; prices: readonly RecordedPrice[] }[]): Statement[] =>
  chunked(UPSERT_PRICES, rows);
