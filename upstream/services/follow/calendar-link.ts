import { and, eq, isNull, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { isSameHash, keyedHash } from "../../platform/secrets.ts";
import { users } from "../schema/members.ts";

const PURPOSE = "calendar of favourites";

const isInUse = (number: number): boolean => number % 2 === 1;

/** `{username}~{number}~{HMAC-SHA256 of both}`; undefined while the calendar is turned off. */
function toLink(secret: string, username: string, number: number): string | undefined {
  if (!isInUse(number)) return undefined;
  const text = `${username}~${number}`;
  return `${text}~${keyedHash(secret, PURPOSE, text)}`;
}

/** The signed parts of a link; undefined if it was altered or truncated. */
function readLink(secret: string, link: string): { username: string; number: number } | undefined {
  const end = link.lastIndexOf("~");
  const text = link.slice(0, Math.max(end, 0));
  const [username, number] = text.split("~");
  if (!username || !number || !isSameHash(keyedHash(secret, PURPOSE, text), link.slice(end + 1))) return undefined;
  return { username, number: Number(number) };
}

/** The link of a member's calendar. */
export const calendarLinkOf = (
  secret: string,
  { username, calendarNumber }: { username: string; calendarNumber: number },
): string | undefined => toLink(secret, username, calendarNumber);

/**
 * Makes a new link, which ends the one before, or ends it. One statement, so that concurrent presses never share one.
 */
export async function changeCalendarLink(
  db: DrizzleD1Database,
  secret: string,
  { username, change }: { username: string; change: "new" | "off" },
): Promise<string | undefined> {
  const number = users.calendarNumber;
  const next = change === "new" ? sql`${number} + 1 + ${number} % 2` : sql`${number} + ${number} % 2`;
  const [row] = await db
    .update(users)
    .set({ calendarNumber: next })
    .where(eq(users.username, username))
    .returning({ username: users.username, calendarNumber: number });
  return row && calendarLinkOf(secret, row);
}

/**
 * The member whose calendar a link opens; undefined if it is forged or ended, and while their account is being deleted.
 */
export async function memberOfLink(db: DrizzleD1Database, secret: string, link: string): Promise<string | undefined> {
  const read = readLink(secret, link);
  if (!read || !isInUse(read.number)) return undefined;
  const [found] = await db
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.username, read.username), eq(users.calendarNumber, read.number), isNull(users.eraseAt)));
  return found?.username;
}
