import type { Statement } from "../../store/load-statements.ts";
import type { AnnouncementRow } from "./read-announcement-file.ts";

// Rows are passed as JSON: ?1 is the rows, ?2 the instant.

const field = (name: string): string => `json_extract(x.value, '$.${name}')`;

const UPSERT = `insert into announcements (key, language, title, markdown, html, status, published_at, updated_at, digest)
select ${field("key")}, ${field("language")}, ${field("title")}, ${field("markdown")}, ${field("html")}, ${field("status")},
  coalesce(${field("publishAt")}, a.published_at, ?2),
  case when a.status = 'published' and a.published_at <= ?2 and a.digest <> ${field("digest")} then ?2 else a.updated_at end,
  ${field("digest")}
from json_each(?1) x left join announcements a on a.key = ${field("key")} and a.language = ${field("language")}
where true
on conflict (key, language) do update set title = excluded.title, markdown = excluded.markdown, html = excluded.html,
  status = excluded.status, published_at = excluded.published_at, updated_at = excluded.updated_at, digest = excluded.digest
where (announcements.digest, announcements.html, announcements.status, announcements.published_at)
  is not (excluded.digest, excluded.html, excluded.status, excluded.published_at)
returning key`;

/** Statements that store announcements; idempotent. `now` in milliseconds. */
export const announcementStatements = (rows: readonly AnnouncementRow[], now: number): Statement[] => [
  { sql: UPSERT, params: [JSON.stringify(rows), now] },
];
