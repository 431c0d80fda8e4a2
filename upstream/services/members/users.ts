import { eq } from "drizzle-orm";
import type { SignInMethod } from "#contract/domain/members";
import { checkNickname, nicknameKey } from "#contract/members/nickname";
import { checkPassword } from "#contract/members/password-policy";
import { countryOfPhone, parsePhone } from "#contract/members/phone-number";
import { AVATAR_IDS } from "#contract/tables/avatars";
import { countryRow } from "#contract/tables/countries";
import type { Caller } from "../../api/context/caller.ts";
import { inOneGo } from "../../platform/batched.ts";
import { newName } from "../../platform/secrets.ts";
import { credentials, linkedIdentities, referrals, users } from "../schema/members.ts";
import { noteEvent } from "./audit.ts";
import { refuse } from "./refuse.ts";
import { newSession, type UserRow } from "./sessions.ts";
import { traceStatements } from "./traces.ts";

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set<string>(dictionary["passwords-common"] as readonly string[]);
}

/** Words that anybody would try here (docs/security/authentication.md). */
export const SITE_WORDS = ["matchlight", "football", "soccer", "basketball", "livescore", "score", "sevens", "fantasy"];
const ONLY_SITE_WORDS = new RegExp(`^(?:${SITE_WORDS.join("|")})+$`);

/** Whether only such words remain without digits, signs and spaces. */
const isOfSiteWords = (password: string): boolean => ONLY_SITE_WORDS.test(password.replace(/[\d\s\p{P}\p{S}]/gu, ""));

/**
 * Looks a password up among some 50,000 common or breached ones and this site's words. The list is loaded on first use.
 */
async function commonPasswords(): Promise<(password: string) => boolean> {
  known ??= load();
  const passwords = await known;
  return (password) => passwords.has(password.toLowerCase()) || isOfSiteWords(password.toLowerCase());
}

/** For members without a country of ours. */
const DEFAULT_COUNTRY = "BR";
const REFERRAL_LENGTH = 8;
const USERNAME_LENGTH = 16;

/** The number in E.164, or a refusal. */
export function requirePhone({ callingCode, phone }: { callingCode: string; phone: string }): string {
  const parsed = parsePhone(callingCode, phone);
  if (!parsed) throw refuse("phoneInvalid");
  return parsed.e164;
}

/** Refuses a password that violates the policy or differs from its repetition. */
export async function requirePassword(
  { settings: { policy } }: Caller,
  { password, confirmPassword }: { password: string; confirmPassword: string },
): Promise<void> {
  const isCommon = policy.checkedBelow > 0 ? await commonPasswords() : undefined;
  const fault = checkPassword(password, policy, isCommon);
  const rule = policy.name === "standard" ? "passwordLength" : "passwordRule";
  if (fault) throw refuse(fault === "common" ? "passwordCommon" : rule);
  if (password !== confirmPassword) throw refuse("passwordsDiffer");
}

/** Refuses a nickname that is malformed, reserved or taken. */
export async function requireNickname({ db }: Caller, nickname: string, own?: string): Promise<void> {
  const fault = checkNickname(nickname);
  if (fault) throw refuse(fault === "form" ? "nicknameRule" : "nicknameReserved");
  const [taken] = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.nicknameKey, nicknameKey(nickname)));
  if (taken && taken.username !== own) throw refuse("nicknameTaken");
}

/** The member with a referral code; refuses an unknown one. */
export async function requireReferrer({ db }: Caller, given: string): Promise<string> {
  const code = given.trim().toLowerCase();
  const [found] = await db
    .select({ username: users.username, eraseAt: users.eraseAt })
    .from(users)
    .where(eq(users.referralCode, code));
  if (!found || found.eraseAt !== null) throw refuse("referralInvalid");
  return found.username;
}

/** Undefined if the number has no account, or one past its grace period. */
export async function userByPhone(caller: Caller, phone: string): Promise<UserRow | undefined> {
  const [found] = await caller.db.select().from(users).where(eq(users.phone, phone));
  return found && (found.eraseAt === null || found.eraseAt > caller.now) ? found : undefined;
}

export async function getPasswordHash({ db }: Caller, username: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: credentials.hash })
    .from(credentials)
    .where(eq(credentials.username, username));
  return found?.hash;
}

export interface NewMember {
  phone: string;
  method: SignInMethod;
  nickname?: string | undefined;
  passwordHash?: string;
  referrer?: string | undefined;
  countryCode?: string | undefined;
  deviceToken?: string | undefined;
  identity?: { provider: "line" | "zalo"; subject: string; name?: string | undefined };
}

/** Converts unique-constraint errors of concurrent requests into refusals. */
export function refusalOf(error: unknown): unknown {
  const text = String(error instanceof Error ? [error.message, error.cause] : error);
  if (/users\.nickname_key/.test(text)) return refuse("nicknameTaken");
  if (/users\.phone/.test(text)) return refuse("phoneTaken");
  if (/linked_identities/.test(text)) return refuse("identityTaken");
  return error;
}

/** Creates an account and signs it in, all or nothing. An account of that number pending deletion is erased. */
export async function createMember(caller: Caller, member: NewMember) {
  const { db, now, siteNow: siteAt, locale, client } = caller;
  const [username, referralCode] = [newName(USERNAME_LENGTH), newName(REFERRAL_LENGTH)];
  const nickname = member.nickname ?? `Fan${newName(7)}`;
  const session = newSession(caller, username, member.method, member.deviceToken);
  const country = [member.countryCode, client?.country, countryOfPhone(member.phone)].map(countryRow).find(Boolean);
  const [earlier] = await db.select().from(users).where(eq(users.phone, member.phone));
  if (earlier && earlier.eraseAt === null) throw refuse("phoneTaken");
  const user: UserRow = {
    username,
    nickname,
    nicknameKey: nicknameKey(nickname),
    phone: member.phone,
    avatarId: AVATAR_IDS[0],
    preferredCountry: country?.code ?? DEFAULT_COUNTRY,
    preferredLanguage: locale,
    preferredView: null,
    referralCode,
    hasNewNotices: false,
    seenUpTo: 0,
    readUpTo: 0,
    calendarNumber: 0,
    hasSeenWalkthrough: false,
    createdAt: now,
    eraseAt: null,
  };
  const { identity, passwordHash, referrer } = member;
  try {
    await inOneGo(db, [
      ...(earlier ? caller.eraseStatements(earlier.username) : []),
      db.insert(users).values(user),
      ...(passwordHash ? [db.insert(credentials).values({ username, hash: passwordHash, changedAt: now })] : []),
      ...(identity ? [db.insert(linkedIdentities).values({ ...identity, username, linkedAt: now })] : []),
      ...(referrer
        ? [db.insert(referrals).values({ username, referrer, joinedAt: now, siteAt, isReturn: earlier !== undefined })]
        : []),
      ...session.statements,
      ...traceStatements(caller, username, { number: member.phone }),
      noteEvent(caller, username, "signed_up"),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  return { user, token: session.token, expiresAt: session.expiresAt };
}

/** Signs a member in, which cancels a pending deletion. */
export async function signIn(caller: Caller, user: UserRow, method: SignInMethod, deviceToken?: string) {
  const { db } = caller;
  const session = newSession(caller, user.username, method, deviceToken);
  const wasRestored = user.eraseAt !== null;
  await inOneGo(db, [
    ...session.statements,
    noteEvent(caller, user.username, "signed_in"),
    ...(wasRestored
      ? [
          db.update(users).set({ eraseAt: null }).where(eq(users.username, user.username)),
          noteEvent(caller, user.username, "deletion_withdrawn"),
        ]
      : []),
  ]);
  return { user: { ...user, eraseAt: null }, token: session.token, expiresAt: session.expiresAt, wasRestored };
}
