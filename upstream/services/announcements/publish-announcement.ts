import type { LocaleCode } from "#contract/tables/locales";
import { announcementPath } from "#contract/tables/paths";
import type { FileFault } from "../news/front-matter-fields.ts";
import type { AnnouncementStatus } from "../schema/announcements.ts";
import { announcementStatements } from "./announcement-statements.ts";
import { type AnnouncementRow, readAnnouncementFile } from "./read-announcement-file.ts";

export interface AnnouncementPublication {
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
  const upserts = announcementStatements([row], now).map(({ sql, params }) => database.prepare(sql).bind(...params));
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
