import { count, desc, eq } from "drizzle-orm";
import type { ReferralWire } from "#contract/calls/members/sessions";
import { maskNickname } from "#contract/members/nickname";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember } from "../../services/members/sessions.ts";
import { requireReferrer } from "../../services/members/users.ts";
import { referrals, users } from "../../services/schema/members.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";

const LISTED = 100;

/** Members who joined with a member's code, latest first. */
export async function getReferrals({ db }: Caller, username: string): Promise<ReferralWire[]> {
  const joined = await db
    .select({ nickname: users.nickname, joinedAt: referrals.joinedAt })
    .from(referrals)
    .innerJoin(users, eq(users.username, referrals.username))
    .where(eq(referrals.referrer, username))
    .orderBy(desc(referrals.joinedAt))
    .limit(LISTED);
  return joined.map(({ nickname, joinedAt }) => ({ nickname: maskNickname(nickname), joinedAt }));
}

export const listReferrals: MemberCall<"getReferralList"> = async (_, caller) => {
  const { user } = await requireMember(caller);
  const [joined] = await caller.db
    .select({ total: count() })
    .from(referrals)
    .where(eq(referrals.referrer, user.username));
  const list = await getReferrals(caller, user.username);
  return { data: { referralCode: user.referralCode, total: joined?.total ?? 0, referrals: list } };
};

/** Once, with another member's code. */
export const setReferrer: MemberCall<"updateReferralCode"> = async ({ referralCode }, caller) => {
  const { user } = await requireMember(caller);
  const { username } = user;
  const referrer = await requireReferrer(caller, referralCode);
  // Neither oneself nor a member whom one has referred.
  const [invited] = await caller.db
    .select({ referrer: referrals.referrer })
    .from(referrals)
    .where(eq(referrals.username, referrer));
  if (referrer === username || invited?.referrer === username) throw refuse("referralInvalid");
  const set = await caller.db
    .insert(referrals)
    .values({ username, referrer, joinedAt: caller.now })
    .onConflictDoNothing()
    .returning({ username: referrals.username });
  if (set.length === 0) throw refuse("referralSet");
  return {};
};
