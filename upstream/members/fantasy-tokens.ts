import { and, eq, isNull } from "drizzle-orm";
import type { Caller } from "./caller.ts";
import { grant, readGrant, redeemGrant } from "./grants.ts";
import { refuse } from "./refuse.ts";
import { users } from "./schema.ts";
import type { UserRow } from "./sessions.ts";

/** Milliseconds: the browser posts the token on as soon as it has it. */
export const FANTASY_TOKEN_LIFE = 60_000;
/** Milliseconds of the stand-in's own session. */
export const FANTASY_SESSION_LIFE = 60 * 60_000;

/** By which the fantasy site knows a member, once and within a minute. */
export const fantasyToken = (caller: Caller, { username }: UserRow): Promise<string> =>
  grant(caller, "fantasy", { username }, FANTASY_TOKEN_LIFE);

/** Whose it is; refuses for an account that is gone or waits for its end. */
async function memberNamed({ db }: Caller, username = ""): Promise<UserRow> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.username, username), isNull(users.eraseAt)));
  if (!found) throw refuse("tokenInvalid");
  return found;
}

/** Uses a token up and begins a session at the fantasy site; refuses a used, old or unknown one. */
export async function beginFantasySession(caller: Caller, token: string): Promise<string> {
  const { username } = await redeemGrant(caller, "fantasy", token);
  const member = await memberNamed(caller, username);
  return grant(caller, "fantasy-session", { username: member.username }, FANTASY_SESSION_LIFE);
}

/** Whose session it is; refuses where it is over. */
export async function fantasyMember(caller: Caller, session: string): Promise<UserRow> {
  const { username } = await readGrant(caller, "fantasy-session", session);
  return memberNamed(caller, username);
}

/** Ends a session; refuses where it was over already. */
export const endFantasySession = async (caller: Caller, session: string): Promise<void> => {
  await redeemGrant(caller, "fantasy-session", session);
};
