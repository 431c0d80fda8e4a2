import { drizzle } from "drizzle-orm/d1";
import type { Env } from "../../platform/env.ts";
import type { UserRow } from "../members/sessions.ts";
import { getAlertSettings } from "../notices/alert-settings.ts";
import { decideNotice } from "../notices/decide-notice.ts";
import type { OtherHappening } from "../notices/notice.ts";
import { storeNotices } from "../notices/store-notices.ts";

const DAY = 24 * 3_600_000;
/** Milliseconds. Older announcements are not delivered. Notices are kept twice as long, so none is delivered twice. */
export const LONGEST_ABSENCE = 30 * DAY;

/** Both in milliseconds: the site's clock, and real time, which accounts use. */
export interface Instants {
  siteNow: number;
  realNow: number;
}

/** The site-clock instant after which announcements are delivered to a member: none from before their account. */
export const heardSince = (createdAt: number, { siteNow, realNow }: Instants): number =>
  Math.max(siteNow - (realNow - createdAt), siteNow - LONGEST_ABSENCE);

// Uses the index on `published_at`: usually nothing is that new. Adding a language later does not make an announcement
// newer.
const MISSED = `
  select a.key, min(a.published_at) as publishedAt from announcements a
  where a.published_at > ?1 and a.published_at <= ?2 and a.status = 'published'
    and not exists (select 1 from announcements o where o.key = a.key and o.status = 'published' and o.published_at <= ?1)
    and not exists (select 1 from notices n where n.username = ?3 and n.dedupe_key = 'announcement:' || a.key)
  group by a.key order by publishedAt`;

export const announcementHappening = (key: string, at: number): OtherHappening => ({
  kind: "announcement",
  key,
  at,
  announcementId: key,
  // Titles are read with the list, since languages may be added later.
  titles: {},
});

/**
 * Delivers to a returning member the announcements that they missed, each once, and lights their bell unless it is
 * their quiet hours.
 */
export async function deliverMissed(database: D1Database, user: UserRow, instants: Instants): Promise<void> {
  const { username, createdAt } = user;
  const { siteNow, realNow } = instants;
  const { results } = await database
    .prepare(MISSED)
    .bind(heardSince(createdAt, instants), siteNow, username)
    .all<{ key: string; publishedAt: number }>();
  if (results.length === 0) return;
  const settings = await getAlertSettings(drizzle(database), username);
  const follower = { username, settings, things: [], takesPushes: false };
  for (const { key, publishedAt } of results) {
    const happening = announcementHappening(key, publishedAt);
    const decision = decideNotice({ ...happening, at: siteNow }, follower);
    if (!decision) continue;
    await storeNotices(database, happening, [{ ...decision, data: happening, follower }], realNow);
  }
}

/** The same for the calls that a member's pages make first. A failure is logged; the next page tries again. */
export async function deliverMissedTo({ DB }: Pick<Env, "DB">, user: UserRow, instants: Instants): Promise<void> {
  try {
    await deliverMissed(DB, user, instants);
  } catch (error) {
    console.error(JSON.stringify({ event: "announcements_not_delivered", reason: String(error) }));
  }
}
