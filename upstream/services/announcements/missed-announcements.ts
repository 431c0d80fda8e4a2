import type { Env } from "../../platform/env.ts";
import type { OtherHappening } from "../notices/notice.ts";
import { type Instants, LONGEST_ABSENCE } from "../notices/reader.ts";
import { EVERYONE, storeShared } from "../notices/shared-notices.ts";

// Uses the index on `published_at`: usually nothing is that new. Adding a language later does not make an announcement
// newer.
const MISSED = `
  select a.key, min(a.published_at) as publishedAt from announcements a
  where a.published_at > ?1 and a.published_at <= ?2 and a.status = 'published'
    and not exists (select 1 from announcements o where o.key = a.key and o.status = 'published' and o.published_at <= ?1)
    and not exists (
      select 1 from notices n where n.username = '${EVERYONE}' and n.dedupe_key = 'announcement:' || a.key)
  group by a.key order by publishedAt`;

export const announcementHappening = (key: string, at: number): OtherHappening => ({
  kind: "announcement",
  key,
  at,
  announcementId: key,
  // Titles are read with the list, since languages may be added later.
  titles: {},
});

/** Stores the notices of announcements of which none was sent: whose release was not queued, or long ago. */
export async function storeMissed(database: D1Database, { siteNow, realNow }: Instants): Promise<void> {
  const { results } = await database
    .prepare(MISSED)
    .bind(siteNow - LONGEST_ABSENCE, siteNow)
    .all<{ key: string; publishedAt: number }>();
  for (const { key, publishedAt } of results)
    await storeShared(database, announcementHappening(key, publishedAt), { kind: "everyone" }, realNow);
}

/** The same for the calls that a member's pages make first. A failure is logged; the next page tries again. */
export async function storeMissedFor({ DB }: Pick<Env, "DB">, instants: Instants): Promise<void> {
  try {
    await storeMissed(DB, instants);
  } catch (error) {
    console.error(JSON.stringify({ event: "announcements_not_delivered", reason: String(error) }));
  }
}
