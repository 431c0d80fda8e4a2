import { desc, eq } from "drizzle-orm";
import { isDeletionReason } from "#contract/tables/deletion-reasons";
import { sportTypeOf } from "#contract/tables/sports";
import { utcDate } from "#contract/time/dates";
import { inOneGo } from "../../platform/batched.ts";
import { myComments } from "../../services/comments/my-comments.ts";
import { myContests } from "../../services/contests/archive/my-contests.ts";
import { GRACE } from "../../services/erasure/erase.ts";
import { getFavourites } from "../../services/follow/favourites.ts";
import { noteEvent } from "../../services/members/audit.ts";
import { sendCode } from "../../services/members/codes.ts";
import { listPasskeys } from "../../services/members/passkeys/store.ts";
import { refuse } from "../../services/members/refuse.ts";
import { endAllSessions, requireMember } from "../../services/members/sessions.ts";
import { myNotices } from "../../services/notices/my-notices.ts";
import { auditEvents, deletionReasons, users } from "../../services/schema/members.ts";
import type { MemberCall } from "./member-call.ts";
import { requireProof } from "./passwords.ts";
import { getReferrals } from "./referral-calls.ts";
import { getSessions } from "./session-calls.ts";
import { getUserInfo } from "./user-wire.ts";

export const sendDeletionCode: MemberCall<"deleteAccountGetCode"> = async ({ deviceToken }, caller) => {
  const { user } = await requireMember(caller);
  const { username, phone } = user;
  return sendCode(caller, {
    purpose: `delete:${username}`,
    phone,
    deviceToken,
    isWanted: true,
    isFailureReported: true,
  });
};

/** The reason is stored without the name. */
export const deleteAccount: MemberCall<"deleteAccount"> = async (query, caller) => {
  const { db, now } = caller;
  const { user } = await requireMember(caller);
  const { username } = user;
  const { reason, freeText } = query;
  if (!isDeletionReason(reason)) throw refuse("reasonMissing");
  await requireProof(caller, user, "delete", query);
  const eraseAt = now + GRACE;
  await inOneGo(db, [
    db.update(users).set({ eraseAt }).where(eq(users.username, username)),
    ...endAllSessions(caller, username),
    db.insert(deletionReasons).values({ reason, freeText: freeText || null, at: now }),
    noteEvent(caller, username, "deletion_requested"),
  ]);
  caller.later(caller.endStreams(username));
  return { data: { erasedOn: utcDate(eraseAt) } };
};

/** Maximum events in a download. */
const MOST_EVENTS = 1000;

export const downloadData: MemberCall<"getMyData"> = async (_, caller) => {
  const { db, now } = caller;
  const member = await requireMember(caller);
  const { username, phone } = member.user;
  const events = await db
    .select({ kind: auditEvents.kind, at: auditEvents.at, country: auditEvents.country })
    .from(auditEvents)
    .where(eq(auditEvents.username, username))
    .orderBy(desc(auditEvents.at))
    .limit(MOST_EVENTS);
  return {
    data: {
      exportedAt: now,
      phone,
      user: await getUserInfo(caller, member.user),
      sessions: await getSessions(caller, member),
      passkeys: await listPasskeys(caller, username),
      referrals: await getReferrals(caller, username),
      favourites: (await getFavourites(caller.favouriteStores, username)).map(
        ({ kind, sport, id, createdAt, alerts }) => ({
          kind,
          sportType: sportTypeOf(sport),
          id,
          followedAt: createdAt,
          ...(alerts !== null && { alerts }),
        }),
      ),
      ...(await myNotices(caller.favouriteStores, username, { siteNow: caller.siteNow, realNow: now })),
      comments: await myComments(db, username),
      contests: await myContests(caller.contestStores, username),
      events: events.map(({ kind, at, country }) => ({ kind, at, ...(country !== null && { country }) })),
    },
  };
};
