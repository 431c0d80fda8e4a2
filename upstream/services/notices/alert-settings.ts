import { eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { AlertSettings } from "#contract/domain/notices";
import { alertSettings } from "../schema/notices.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";

/** A member's alert settings. */
export async function getAlertSettings(db: DrizzleD1Database, username: string): Promise<AlertSettings> {
  const [row] = await db.select().from(alertSettings).where(eq(alertSettings.username, username));
  return row?.settings ?? DEFAULT_ALERTS;
}

export async function storeAlertSettings(
  db: DrizzleD1Database,
  username: string,
  settings: AlertSettings,
): Promise<void> {
  const row = { settings, delaySeconds: settings.delaySeconds };
  await db
    .insert(alertSettings)
    .values({ username, ...row })
    .onConflictDoUpdate({ target: alertSettings.username, set: row });
}
