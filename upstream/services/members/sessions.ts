import { and, eq, gt, isNull, ne, or } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { SignInMethod } from "#contract/domain/members";
import { SESSION_LIFETIME } from "#contract/members/session-lifetime";
import { HOUR } from "#contract/time/units";
import type { Caller } from "../../api/context/caller.ts";
import { keyedHash, newName, newToken } from "../../platform/secrets.ts";
import { deviceTokens, sessions, users } from "../schema/members.ts";
import { pushSubscriptions } from "../schema/notices.ts";
import { refuse } from "./refuse.ts";
import { type OpenSession, sessionMemory } from "./session-memory.ts";
import { traceStatements, tracesOfCall } from "./traces.ts";

/**
 * Milliseconds since a session began, however much it is used; then its member must sign in again (ASVS 5.0, 7.3.2).
 */
export const LONGEST_SESSION = 180 * 24 * HOUR;
/** Precision of the last use: at most one write an hour. */
const USE_NOTED_AFTER = HOUR;

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export interface Member {
  user: UserRow;
  session: SessionRow;
}

const toHash = ({ settings }: Caller, token: string): string => keyedHash(settings.secret, "session", token);

/** A new session's token and the statements that begin it, for a batch with others. */
export function newSession(caller: Caller, username: string, method: SignInMethod, deviceToken?: string) {
  const { db, now, client } = caller;
  const token = newToken();
  const id = newName(16);
  const row = {
    id,
    tokenHash: toHash(caller, token),
    username,
    method,
    agent: client?.agent ?? null,
    country: client?.country ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + SESSION_LIFETIME,
  };
  const device = { username, sessionId: id, createdAt: now };
  return {
    token,
    expiresAt: row.expiresAt,
    statements: [
      db.insert(sessions).values(row),
      ...traceStatements(caller, username, tracesOfCall(caller, deviceToken)),
      ...(deviceToken
        ? [
            db
              .insert(deviceTokens)
              .values({ token: deviceToken, ...device })
              .onConflictDoUpdate({ target: deviceTokens.token, set: device }),
          ]
        : []),
    ] as const,
  };
}

/** Records a session's use once an hour, which extends it up to its maximum. */
async function noteUse({ db, now }: Caller, { id, lastUsedAt, createdAt }: SessionRow): Promise<void> {
  if (now - lastUsedAt < USE_NOTED_AFTER) return;
  await db
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: Math.min(now + SESSION_LIFETIME, createdAt + LONGEST_SESSION) })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)));
}

const checked = sessionMemory();

/** The member of the caller's token; undefined without one, for an expired one, and for an account pending deletion. */
export async function getMember(caller: Caller): Promise<Member | undefined> {
  const { db, now, token } = caller;
  if (!token) return undefined;
  const hash = toHash(caller, token);
  const [found] = await db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.username, sessions.username))
    .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, now), isNull(users.eraseAt)));
  if (found) {
    const { id, username, expiresAt } = found.session;
    checked.note(hash, { id, username, checkedAt: now, expiresAt });
    await noteUse(caller, found.session);
  }
  return found;
}

/**
 * The session of the caller's token, from memory if it was open within half a minute. For what a page asks for, and
 * nothing that changes the account: a session that was ended elsewhere counts as long.
 */
export async function getSession(caller: Caller): Promise<OpenSession | undefined> {
  const { token, now } = caller;
  if (!token) return undefined;
  return checked.read(toHash(caller, token), now) ?? (await getMember(caller))?.session;
}

/** The same; refuses with 100007 if there is no session. */
export async function requireSession(caller: Caller): Promise<OpenSession> {
  const session = await getSession(caller);
  if (!session) throw refuse("sessionInvalid");
  return session;
}

/** Checks a member's sessions again, some of which have ended. */
export const forgetSessions = (username: string): void => checked.forget(username);

/** The member of the caller's token; refuses with 100007 if there is no session. */
export async function requireMember(caller: Caller): Promise<Member> {
  const member = await getMember(caller);
  if (!member) throw refuse("sessionInvalid");
  return member;
}

/** Ids of a member's sessions; none for an account pending deletion. `now` in real milliseconds. */
export async function openSessionIds(db: DrizzleD1Database, username: string, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.username, sessions.username))
    .where(and(eq(sessions.username, username), gt(sessions.expiresAt, now), isNull(users.eraseAt)));
  return rows.map(({ id }) => id);
}

/** Statements that end all sessions of a member but one, with their push devices and browsers. */
export const endOtherSessions = ({ db }: Caller, username: string, kept: string) =>
  [
    db.delete(deviceTokens).where(and(eq(deviceTokens.username, username), ne(deviceTokens.sessionId, kept))),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.username, username), ne(pushSubscriptions.sessionId, kept))),
    db.delete(sessions).where(and(eq(sessions.username, username), ne(sessions.id, kept))),
  ] as const;

/** Statements that end one session of a member, with its push device and browser. */
export const endSession = ({ db }: Caller, username: string, id: string, deviceToken?: string) => {
  const ofSession = eq(deviceTokens.sessionId, id);
  const named = deviceToken ? or(ofSession, eq(deviceTokens.token, deviceToken)) : ofSession;
  return [
    db.delete(deviceTokens).where(and(eq(deviceTokens.username, username), named)),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.username, username), eq(pushSubscriptions.sessionId, id))),
    db.delete(sessions).where(and(eq(sessions.username, username), eq(sessions.id, id))),
  ] as const;
};

/** Statements that end every session of a member. */
export const endAllSessions = (caller: Caller, username: string) => endOtherSessions(caller, username, "");
