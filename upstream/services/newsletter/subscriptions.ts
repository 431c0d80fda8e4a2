import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { mailboxOf } from "#contract/members/email-address";
import { deleteInParts } from "../../platform/delete-in-parts.ts";
import { keyedHash, newName } from "../../platform/secrets.ts";
import { newsletterSubscriptions as subscriptions } from "../schema/newsletter.ts";
import { decideRequest, REQUEST_PAUSE } from "./decide-request.ts";
import type { LetterChoice } from "./letter-message.ts";
import { CONFIRM_WITHIN } from "./link-tokens.ts";

/** Characters; too many to guess. */
const ID_LENGTH = 20;

const toHash = (secret: string, email: string): string => keyedHash(secret, "newsletter", mailboxOf(email));

/**
 * Records a request for an address and returns its subscription's id, or undefined if no mail may be sent to it now. Of
 * two concurrent requests one leads to a mail. `now` in real milliseconds.
 */
export async function recordRequest(
  db: DrizzleD1Database,
  { secret, email, now }: { secret: string; email: string; now: number },
): Promise<string | undefined> {
  const emailHash = toHash(secret, email);
  const [known] = await db.select().from(subscriptions).where(eq(subscriptions.emailHash, emailHash));
  const decided = decideRequest(known, now);
  if (!decided) return undefined;
  const change = { email, requestedAt: now, ...decided };
  const state = known?.state === "confirmed" ? "confirmed" : "pending";
  const isAsItWas = known?.requestedAt
    ? eq(subscriptions.requestedAt, known.requestedAt)
    : isNull(subscriptions.requestedAt);
  const [written] = await db
    .insert(subscriptions)
    .values({ id: newName(ID_LENGTH), emailHash, state: "pending", ...change })
    .onConflictDoUpdate({
      target: subscriptions.emailHash,
      // A confirmed subscription's address stays as its owner typed it.
      set: known?.state === "confirmed" ? decidedOnly(now, decided) : { ...change, state },
      setWhere: isAsItWas,
    })
    .returning({ id: subscriptions.id });
  return written?.id;
}

const decidedOnly = (requestedAt: number, { requests }: { requests: number }) => ({ requestedAt, requests });

/** Reverts a request whose mail could not be sent yet. */
export async function forgetRequest(db: DrizzleD1Database, id: string, now: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ requestedAt: now - REQUEST_PAUSE, requests: sql`${subscriptions.requests} - 1` })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.requestedAt, now)));
}

/** False if there is nothing left to confirm: it was purged, or its owner has unsubscribed since. */
export async function confirmSubscription(
  db: DrizzleD1Database,
  { id, language, sport }: LetterChoice & { id: string },
  now: number,
): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({
      state: "confirmed",
      language,
      sport: sport ?? null,
      confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now})`,
      unsubscribedAt: null,
    })
    .where(and(eq(subscriptions.id, id), isNotNull(subscriptions.email)))
    .returning({ id: subscriptions.id });
  return confirmed.length > 0;
}

/** Only the hash of the address is left. */
const forgotten = (now: number) =>
  ({
    state: "unsubscribed",
    email: null,
    language: null,
    sport: null,
    requestedAt: null,
    requests: 0,
    confirmedAt: null,
    lastLetter: null,
    unsubscribedAt: now,
  }) as const;

/** Idempotent. */
export async function endSubscription(db: DrizzleD1Database, id: string, now: number): Promise<void> {
  await db
    .update(subscriptions)
    .set(forgotten(now))
    .where(and(eq(subscriptions.id, id), isNotNull(subscriptions.email)));
}

/**
 * Deletes requests not confirmed in time, or reduces them to the address hash if the address had unsubscribed before.
 * `now` in real milliseconds.
 */
export async function purgeRequests(db: DrizzleD1Database, now: number): Promise<void> {
  const isOver = and(eq(subscriptions.state, "pending"), lte(subscriptions.requestedAt, now - CONFIRM_WITHIN));
  await db
    .update(subscriptions)
    .set(forgotten(now))
    .where(and(isOver, isNotNull(subscriptions.unsubscribedAt)));
  await deleteInParts(db, { table: subscriptions, isExpired: isOver });
}
