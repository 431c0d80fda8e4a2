import { and, eq } from "drizzle-orm";
import type { Provider } from "#contract/domain/members";
import type { QueryOf } from "#contract/registry";
import { redeemCode, sendCode } from "../../services/members/codes.ts";
import { FANTASY_TOKEN_LIFE, fantasyToken } from "../../services/members/fantasy-tokens.ts";
import { GRANT_LIFE, grant, readGrant, redeemGrant } from "../../services/members/grants.ts";
import { usableMethods } from "../../services/members/login-methods.ts";
import { passkeysOf } from "../../services/members/passkeys/store.ts";
import { accountAt } from "../../services/members/providers/account-at.ts";
import { link, unlink } from "../../services/members/providers/link.ts";
import type { ProviderAccount } from "../../services/members/providers/provider.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember, type UserRow } from "../../services/members/sessions.ts";
import {
  createMember,
  getPasswordHash,
  requireNickname,
  requirePhone,
  requireReferrer,
  signIn,
  userByPhone,
} from "../../services/members/users.ts";
import { linkedIdentities, users } from "../../services/schema/members.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";
import { requireProof } from "./passwords.ts";
import { getUserInfo, signedIn } from "./user-wire.ts";

type ProviderSignIn = QueryOf<"loginLine">;

async function getUser({ db, now }: Caller, provider: Provider, subject: string): Promise<UserRow | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(linkedIdentities)
    .innerJoin(users, eq(users.username, linkedIdentities.username))
    .where(and(eq(linkedIdentities.provider, provider), eq(linkedIdentities.subject, subject)));
  return found && (found.user.eraseAt === null || found.user.eraseAt > now) ? found.user : undefined;
}

const toGrant = ({ subject, name }: ProviderAccount) => ({ subject, ...(name !== undefined && { name }) });

/** The provider account of a grant, whose data we wrote ourselves. */
const fromGrant = ({ subject = "", name }: Record<string, string>): ProviderAccount => ({
  subject,
  ...(name !== undefined && { name }),
});

/** First call: what the provider sent back. */
async function begin(caller: Caller, provider: Provider, query: ProviderSignIn) {
  const { code = "", redirectUri = "", codeVerifier = "", nonce } = query;
  const account = await accountAt(provider, { code, redirectUri, codeVerifier, nonce }, caller);
  const user = await getUser(caller, provider, account.subject);
  if (user) return signedIn(caller, await signIn(caller, user, provider, query.deviceToken), false);
  const providerToken = await grant(caller, provider, toGrant(account));
  const { name } = account;
  const answer = { isNewUser: true, wasRestored: false, needsPhone: true, providerToken };
  return { data: { ...answer, ...(name !== undefined && { name }) } };
}

/** Second call: a phone number, which makes the provider's account a member's. */
async function complete(caller: Caller, provider: Provider, query: ProviderSignIn & { providerToken: string }) {
  const { callingCode = "", phone: typed = "", phoneCode = "", providerToken, countryCode, deviceToken } = query;
  const phone = requirePhone({ callingCode, phone: typed });
  const nickname = query.nickname || undefined;
  if (nickname) await requireNickname(caller, nickname);
  const referrer = query.referralCode ? await requireReferrer(caller, query.referralCode) : undefined;
  await readGrant(caller, provider, providerToken);
  await redeemCode(caller, "sign-up", phone, phoneCode);
  const account = fromGrant(await redeemGrant(caller, provider, providerToken));
  const known = await userByPhone(caller, phone);
  if (known && known.eraseAt === null) {
    await link(caller, known, provider, account);
    return signedIn(caller, await signIn(caller, known, provider, deviceToken), false);
  }
  const identity = { provider, ...account };
  const member = { phone, method: provider, nickname, referrer, countryCode, deviceToken, identity };
  return signedIn(caller, await createMember(caller, member), true);
}

const signInAt = (provider: Provider) => async (query: ProviderSignIn, caller: Caller) => {
  const { providerToken } = query;
  return providerToken ? complete(caller, provider, { ...query, providerToken }) : begin(caller, provider, query);
};

export const signInAtLine: MemberCall<"loginLine"> = signInAt("line");
export const signInAtZalo: MemberCall<"loginZalo"> = signInAt("zalo");

export const providerToken: MemberCall<"getProviderToken"> = async ({ provider, ...query }, caller) => {
  if (provider === "fantasy") {
    const { user } = await requireMember(caller);
    return { data: { providerToken: await fantasyToken(caller, user), expiresIn: FANTASY_TOKEN_LIFE / 1000 } };
  }
  const { code = "", redirectUri = "", codeVerifier = "", nonce } = query;
  const account = await accountAt(provider, { code, redirectUri, codeVerifier, nonce }, caller);
  const token = await grant(caller, provider, toGrant(account));
  return { data: { providerToken: token, expiresIn: GRANT_LIFE / 1000, name: account.name } };
};

export const sendLinkCode: MemberCall<"linkIdentityGetCode"> = async ({ deviceToken }, caller) => {
  const { user } = await requireMember(caller);
  const purpose = `link:${user.username}` as const;
  return sendCode(caller, { purpose, phone: user.phone, deviceToken, isWanted: true, isFailureReported: true });
};

/** Whoever holds a session for a moment cannot stay in the account by linking one of their own. */
export const confirmLink: MemberCall<"linkIdentityConfirm"> = async ({ provider, ...proof }, caller) => {
  const { user } = await requireMember(caller);
  await requireProof(caller, user, "link", proof);
  const linkToken = await grant(caller, "link", { username: user.username, provider });
  return { data: { linkToken, expiresIn: GRANT_LIFE / 1000 } };
};

export const linkIdentity: MemberCall<"linkIdentity"> = async ({ provider, linkToken, ...query }, caller) => {
  const { user } = await requireMember(caller);
  const confirmed = await redeemGrant(caller, "link", linkToken);
  if (confirmed.username !== user.username || confirmed.provider !== provider) throw refuse("tokenInvalid");
  const account = await accountAt(provider, query, caller);
  const owner = await getUser(caller, provider, account.subject);
  if (owner && owner.username !== user.username) throw refuse("identityTaken");
  if (!owner) await link(caller, user, provider, account);
  return { data: await getUserInfo(caller, user) };
};

/** Another method to log in must remain. */
export const unlinkIdentity: MemberCall<"unlinkIdentity"> = async ({ provider }, caller) => {
  const { db, settings } = caller;
  const { user } = await requireMember(caller);
  const { username } = user;
  const linked = await db.select().from(linkedIdentities).where(eq(linkedIdentities.username, username));
  const remaining = usableMethods(settings, {
    hasPassword: (await getPasswordHash(caller, username)) !== undefined,
    hasPasskey: (await passkeysOf(caller, username)).length > 0,
    providers: linked.map((one) => one.provider).filter((one) => one !== provider),
  });
  if (remaining.length === 0) throw refuse("lastMethod");
  await unlink(caller, user, provider);
  return { data: await getUserInfo(caller, user) };
};
