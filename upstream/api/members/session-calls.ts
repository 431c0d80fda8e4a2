import { and, desc, eq, gt } from "drizzle-orm";
import type { SessionWire } from "#contract/calls/members/sessions";
import { inOneGo } from "../../platform/batched.ts";
import { noteEvent } from "../../services/members/audit.ts";
import { endOtherSessions, endSession, type Member, requireMember } from "../../services/members/sessions.ts";
import { sessions } from "../../services/schema/members.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";

/** The member's open sessions, most recently used first. */
export async function getSessions({ db, now }: Caller, { user, session }: Member): Promise<SessionWire[]> {
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.username, user.username), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
  return open.map(({ id, method, agent, country, createdAt, lastUsedAt }) => ({
    sessionId: id,
    isCurrent: id === session.id,
    method,
    ...(agent !== null && { agent }),
    ...(country !== null && { country }),
    createdAt,
    lastUsedAt,
  }));
}

export const listSessions: MemberCall<"getSessionList"> = async (_, caller) => ({
  data: await getSessions(caller, await requireMember(caller)),
});

export const revokeSession: MemberCall<"revokeSession"> = async ({ sessionId }, caller) => {
  const { user, session } = await requireMember(caller);
  const { username } = user;
  const ending = sessionId ? endSession(caller, username, sessionId) : endOtherSessions(caller, username, session.id);
  await inOneGo(caller.db, [...ending, noteEvent(caller, username, "session_ended")]);
  caller.later(caller.endStreams(username));
  return {};
};
