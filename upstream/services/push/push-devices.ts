import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";
import type { PushMessage } from "../notices/queue-messages.ts";
import { deviceTokens, sessions, users } from "../schema/members.ts";
import { pushSubscriptions } from "../schema/notices.ts";
import type { Subscription } from "./web-push.ts";

/** A push target with its reader's language. `id`: endpoint or device token. */
export type Device = { id: string; language: LocaleCode } & (
  | { kind: "browser"; subscription: Subscription }
  | { kind: "app" }
);

const isAmong = (column: SQLiteColumn, values: readonly string[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;

type Recipients = Pick<PushMessage, "recipients" | "devices">;

/** Browsers and phones with open sessions, of the given members or devices. `now` in real milliseconds. */
export async function readDevices(db: DrizzleD1Database, { recipients, devices }: Recipients, now: number) {
  const isOpen = and(gt(sessions.expiresAt, now), isNull(users.eraseAt));
  const isWanted = (id: SQLiteColumn, username: SQLiteColumn) =>
    devices ? isAmong(id, devices) : isAmong(username, recipients);
  const language = users.preferredLanguage;
  const { endpoint, p256dh, auth } = pushSubscriptions;
  const [browsers, apps] = await db.batch([
    db
      .select({ endpoint, p256dh, auth, language })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .innerJoin(users, eq(users.username, pushSubscriptions.username))
      .where(and(isWanted(endpoint, pushSubscriptions.username), isOpen)),
    db
      .select({ token: deviceTokens.token, language })
      .from(deviceTokens)
      .innerJoin(sessions, eq(sessions.id, deviceTokens.sessionId))
      .innerJoin(users, eq(users.username, deviceTokens.username))
      .where(and(isWanted(deviceTokens.token, deviceTokens.username), isOpen)),
  ]);
  return [
    ...browsers.map(
      ({ language, ...subscription }): Device => ({
        kind: "browser",
        id: subscription.endpoint,
        language,
        subscription,
      }),
    ),
    ...apps.map(({ token, language }): Device => ({ kind: "app", id: token, language })),
  ];
}

/** Deletes devices that a service has reported as gone. */
export async function forgetDevices(db: DrizzleD1Database, ids: readonly string[]): Promise<void> {
  await db.batch([
    db.delete(pushSubscriptions).where(isAmong(pushSubscriptions.endpoint, ids)),
    db.delete(deviceTokens).where(isAmong(deviceTokens.token, ids)),
  ]);
}
