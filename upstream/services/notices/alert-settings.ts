import { eq, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { AlertSettings } from "#contract/domain/notices";
import { inOneGo } from "../../platform/batched.ts";
import { alertSettings, LATEST_NOTICE, pastAlertSettings } from "../schema/notices.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";

/** A member's alert settings. */
export async function getAlertSettings(db: DrizzleD1Database, username: string): Promise<AlertSettings> {
  const [row] = await db.select().from(alertSettings).where(eq(alertSettings.username, username));
  return row?.settings ?? DEFAULT_ALERTS;
}

const latest = sql.raw(LATEST_NOTICE);

/**
 * Statements that store settings for the notices from now on; the former ones still decide which earlier ones are
 * listed.
 */
const settingsStatements = (db: DrizzleD1Database, username: string, settings: AlertSettings) => {
  const row = { settings, delaySeconds: settings.delaySeconds, sinceNotice: latest };
  return [
    db.insert(pastAlertSettings).select(sql`
      select w.username, s.settings, coalesce(s.since_notice, 0), ${latest}
      from (select ${username} as username) w left join alert_settings s on s.username = w.username
      where coalesce(s.since_notice, 0) < ${latest}`),
    db
      .insert(alertSettings)
      .values({ username, ...row })
      .onConflictDoUpdate({ target: alertSettings.username, set: row }),
  ];
};

export const storeAlertSettings = (db: DrizzleD1Database, username: string, settings: AlertSettings): Promise<void> =>
  inOneGo(db, settingsStatements(db, username, settings));
