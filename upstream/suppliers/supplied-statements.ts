import type { Statement } from "../store/load-statements.ts";
import type { SuppliedRow } from "./schema.ts";

export type Column = Exclude<keyof SuppliedRow, "detailsReadAt" | "pricesReadAt" | "leg" | "firstLegId">;

/** A row as a statement's parameters. */
export type NewRow = Pick<SuppliedRow, Column>;

export const COLUMNS: readonly (readonly [field: Column, name: string])[] = [
  ["id", "id"],
  ["supplier", "supplier"],
  ["theirId", "their_id"],
  ["competitionId", "competition_id"],
  ["season", "season"],
  ["sport", "sport"],
  ["stage", "stage"],
  ["matchday", "matchday"],
  ["group", "group_letter"],
  ["kickOff", "kick_off"],
  ["isTimeConfirmed", "is_time_confirmed"],
  ["homeId", "home_id"],
  ["awayId", "away_id"],
  ["venueName", "venue_name"],
  ["venueCity", "venue_city"],
  ["referee", "referee"],
  ["state", "state"],
  ["phase", "phase"],
  ["doubt", "doubt"],
  ["revision", "revision"],
  ["changedAt", "changed_at"],
  ["twinId", "twin_id"],
  ["reported", "reported"],
];

export const UPSERT = `insert into supplied_matches (${COLUMNS.map(([, name]) => name).join(", ")})
select ${COLUMNS.map(([field]) => `json_extract(value, '$.${field}')`).join(", ")} from json_each(?1)
where true
on conflict (id) do update set ${COLUMNS.slice(1)
  .map(([, name]) => `${name} = excluded.${name}`)
  .join(", ")}`;

export const STEPS = `insert into supplied_steps (match_id, revision, at, state)
select json_extract(value, '$.id'), json_extract(value, '$.revision'), json_extract(value, '$.changedAt'),
  json_extract(value, '$.state') from json_each(?1)
where true
on conflict (match_id, revision) do nothing`;

const PARTS = [
  ["events", "events"],
  ["lineUps", "line_ups"],
  ["statistics", "statistics"],
  ["box", "box"],
] as const;
const columns = PARTS.map(([, name]) => name).join(", ");
const kept = PARTS.map(([, name]) => `coalesce(excluded.${name}, ${name})`).join(", ");

// An unchanged document is not written, and an empty one deletes nothing.
export const DOCUMENTS = `insert into supplied_documents (match_id, ${columns})
select json_extract(value, '$.id'), ${PARTS.map(([field]) => `json_extract(value, '$.${field}')`).join(", ")}
from json_each(?1)
where true
on conflict (match_id) do update set ${PARTS.map(([, name]) => `${name} = coalesce(excluded.${name}, ${name})`).join(", ")}
where (${kept}) is not (${columns})`;

const ROWS_PER_STATEMENT = 300;

export const chunked = (text: string, rows: readonly object[]): Statement[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) => ({
    sql: text,
    params: [JSON.stringify(rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT))],
  }));

export const DETAILS_READ = `update supplied_matches set details_read_at = ?2
where id in (select value from json_each(?1))`;
