import { and, eq, isNull } from "drizzle-orm";
import type { Caller } from "../../api/context/caller.ts";
import { users } from "../schema/members.ts";
import { grant, readGrant, redeemGrant } from "./grants.ts";
import { refuse } from "./refuse.ts";
import type { UserRow } from "./sessions.ts";

/** Milliseconds: the browser posts the token immediately. */
export const FANTASY_TOKEN_LIFE = 60_000;
/** Milliseconds of the stub's own session. */
export const FANTASY_SESSION_LIFE = 60 * 60_000;

/** A single-use token, valid for a minute, by which the fantasy site identifies a member. */
export const fantasyToken = (caller: Caller, { username }: UserRow): Promise<string> =>
  grant(caller, "fantasy", { username }, FANTASY_TOKEN_LIFE);

/** The member with a username; refuses an account that is deleted or pending deletion. */
async function memberNamed({ db }: Caller, username = ""): Promise<UserRow> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.username, username), isNull(users.eraseAt)));
  if (!found) throw refuse("tokenInvalid");
  return found;
}

/** Redeems a token and begins a session at the fantasy site; refuses a used, expired or unknown one. */
export async function beginFantasySession(caller: Caller, token: string): Promise<string> {
  const { username } = await redeemGrant(caller, "fantasy", token);
  const member = await memberNamed(caller, username);
  return grant(caller, "fantasy-session", { username: member.username }, FANTASY_SESSION_LIFE);
}

/** The member of a session; refuses one that has ended. */
export async function fantasyMember(caller: Caller, session: string): Promise<UserRow> {
  const { username } = await readGrant(caller, "fantasy-session", session);
  return memberNamed(caller, username);
}

/** Ends a session; refuses one that has already ended. */
export const endFantasySession = async (caller: Caller, session: string): Promise<void> => {
  await redeemGrant(caller, "fantasy-session", session);
};
