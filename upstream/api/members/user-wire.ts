import { eq } from "drizzle-orm";
import type { SignInWire, UserInfoWire } from "#contract/calls/members/user-info";
import { maskPhone } from "#contract/members/phone-number";
import { avatarPath } from "#contract/tables/avatars";
import { countryRow } from "#contract/tables/countries";
import { dateIn } from "#contract/time/zone";
import type { UserRow } from "../../services/members/sessions.ts";
import { hasNewShared } from "../../services/notices/read-notices.ts";
import { readReader } from "../../services/notices/reader.ts";
import { credentials, linkedIdentities, referrals, users } from "../../services/schema/members.ts";
import type { Caller } from "../context/caller.ts";

/** A member's data as their own browser may see them. The day of registration is in their country's time. */
export async function getUserInfo(caller: Caller, user: UserRow): Promise<UserInfoWire> {
  const { username } = user;
  const { db, now, siteNow } = caller;
  const [passwords, identities, [referrer]] = await db.batch([
    db.select({ username: credentials.username }).from(credentials).where(eq(credentials.username, username)),
    db
      .select({ provider: linkedIdentities.provider, name: linkedIdentities.name })
      .from(linkedIdentities)
      .where(eq(linkedIdentities.username, username)),
    db
      .select({ nickname: users.nickname })
      .from(referrals)
      .innerJoin(users, eq(users.username, referrals.referrer))
      .where(eq(referrals.username, username)),
  ]);
  const hasNew =
    user.hasNewNotices ||
    (await hasNewShared({
      db,
      reader: await readReader(caller.favouriteStores, username),
      instants: { siteNow, realNow: now },
    }));
  return {
    username,
    nickname: user.nickname,
    profilePicture: avatarPath(user.avatarId),
    phoneMasked: maskPhone(user.phone),
    hasPassword: passwords.length > 0,
    preferredCountry: user.preferredCountry,
    preferredLanguage: user.preferredLanguage,
    preferredView: user.preferredView === "" ? "none" : user.preferredView,
    notificationFlag: hasNew,
    walkthroughFlag: user.hasSeenWalkthrough,
    registrationDate: dateIn(user.createdAt, countryRow(user.preferredCountry)?.timeZone ?? "UTC"),
    identities: identities.map(({ provider, name }) => ({ provider, ...(name !== null && { name }) })),
    referralCode: user.referralCode,
    referredBy: referrer?.nickname ?? null,
  };
}

interface BegunSession {
  user: UserRow;
  token: string;
  /** Milliseconds. */
  expiresAt: number;
  wasRestored?: boolean;
}

/** The answer after sign-in or sign-up. */
export async function signedIn(
  caller: Caller,
  { user, token, expiresAt, wasRestored = false }: BegunSession,
  isNewUser: boolean,
): Promise<{ data: SignInWire }> {
  const info = await getUserInfo(caller, user);
  return { data: { token, tokenExpiresAt: expiresAt, isNewUser, wasRestored, needsPhone: false, user: info } };
}
