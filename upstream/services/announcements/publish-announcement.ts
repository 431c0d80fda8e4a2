import type { LocaleCode } from "#contract/tables/locales";
import { announcementPath } from "#contract/tables/paths";
import { prepareAll, type Statement } from "../../store/load-statements.ts";
import type { FileFault } from "../news/front-matter-fields.ts";
import type { AnnouncementStatus } from "../schema/announcements.ts";
import { type AnnouncementRow, readAnnouncementFile } from "./read-announcement-file.ts";

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
const announcementStatements = (rows: readonly AnnouncementRow[], now: number): Statement[] => [
  { sql: UPSERT, params: [JSON.stringify(rows), now] },
];

interface AnnouncementPublication {
  key: string;
  language: LocaleCode;
  status: AnnouncementStatus;
  publishedAt: number;
  outcome: "added" | "changed" | "unchanged";
  /** Path on the site, now or once it is published. */
  path: string;
}

const FIND = "select published_at as publishedAt from announcements where key = ?1 and language = ?2";

/** Stores one language of an announcement, in one transaction. `now` in milliseconds of the site's clock. */
export async function storeAnnouncement(
  database: D1Database,
  row: AnnouncementRow,
  now: number,
): Promise<AnnouncementPublication> {
  const { key, language, status } = row;
  const find = database.prepare(FIND).bind(key, language);
  const upserts = prepareAll(database, announcementStatements([row], now));
  const results = await database.batch<{ publishedAt: number }>([find, ...upserts, find]);
  const [before, changed] = [results[0]?.results[0], (results[1]?.results.length ?? 0) > 0];
  const { publishedAt = now } = results.at(-1)?.results[0] ?? {};
  const outcome = !before ? "added" : changed ? "changed" : "unchanged";
  return { key, language, status, publishedAt, outcome, path: `/${language}${announcementPath(key)}` };
}

/** Reads, checks and stores a file: all of it, or nothing and every fault found. */
export async function publishAnnouncement(
  text: string,
  database: D1Database,
  now: number,
): Promise<{ publication: AnnouncementPublication } | { faults: FileFault[] }> {
  const read = readAnnouncementFile(text);
  return "faults" in read ? read : { publication: await storeAnnouncement(database, read.row, now) };
}

/** Parses an announcement file. Throws with every fault if it is invalid. */
export function announcementRow(text: string): AnnouncementRow {
  const read = readAnnouncementFile(text);
  if ("faults" in read) throw new Error(`${text.slice(0, 200)}: ${JSON.stringify(read.faults)}`);
  return read.row;
}

/** Statements that store the announcements of these files in a new database. */
export const shippedAnnouncements = (texts: readonly string[]): Statement[] =>
  texts.flatMap((text) => announcementStatements([announcementRow(text)], 0));
