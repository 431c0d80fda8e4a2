import { and, desc, eq, notInArray } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { pushSubscriptions } from "../schema/notices.ts";

type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Maximum per member: more browsers than anybody uses. */
export const MOST_SUBSCRIPTIONS = 20;

const ofMember = (username: string) => eq(pushSubscriptions.username, username);

/** Statements that store a subscription, one per browser; beyond the limit, the oldest is deleted. */
export function subscribeStatements(db: DrizzleD1Database, row: PushSubscriptionRow) {
  const { endpoint, username, ...set } = row;
  const kept = db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(ofMember(username))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.endpoint))
    .limit(MOST_SUBSCRIPTIONS);
  return [
    db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { username, ...set } }),
    db.delete(pushSubscriptions).where(and(ofMember(username), notInArray(pushSubscriptions.endpoint, kept))),
  ];
}

export async function unsubscribe(db: DrizzleD1Database, username: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(ofMember(username), eq(pushSubscriptions.endpoint, endpoint)));
}
