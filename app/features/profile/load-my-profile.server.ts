import type { LinkedIdentity, MemberSession, Provider, UserInfo } from "#contract/domain/members";
import { AVATAR_IDS, type AvatarId, avatarPath } from "#contract/tables/avatars";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { anyCountryName } from "~/features/account/country-names.server";
import { loadMember, loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { loadMethods } from "~/features/sign/load-sign-page.server";
import { linkableProviders, offeredProviders } from "~/features/sign/offered-methods";
import { type ProviderFault, providerFaultIn } from "~/features/sign/provider-fault";
import { formatDate } from "~/i18n/format-date";
import { type Device, deviceOfAgent } from "./device-of-agent.ts";
import { loadPasskeys, type PasskeyRow } from "./passkeys/load-passkeys.server.ts";

export interface SessionRow {
  id: string;
  isCurrent: boolean;
  device?: Device;
  country?: string;
  /** A formatted date. */
  lastUsed: string;
}

export interface MyProfileData {
  nickname: string;
  hasPassword: boolean;
  /** "+66 •••• 5678" */
  phone?: string;
  avatars: { id: AvatarId; address: string; isChosen: boolean }[];
  /** D/M/YYYY */
  memberSince?: string;
  identities: LinkedIdentity[];
  /** Providers without a linked account. */
  linkable: Provider[];
  sessions: SessionRow[];
  /** Absent if the supplier has none. */
  passkeys?: PasskeyRow[];
  saved?: SavedChange;
  /** Why linking failed, for a member returning from a provider. */
  fault?: ProviderFault;
}

/** 2026-11-03 as 3/11/2026 (specification, section 3). */
export const dayMonthYear = (date: string): string => date.split("-").map(Number).reverse().join("/");

const avatarsOf = ({ profilePicture = "" }: UserInfo, storage: string): MyProfileData["avatars"] =>
  AVATAR_IDS.map((id) => ({
    id,
    address: `${storage}/${avatarPath(id)}`,
    isChosen: profilePicture.endsWith(avatarPath(id)),
  }));

function sessionRow(
  { id, isCurrent, agent, country, lastUsedAt }: MemberSession,
  { locale, visitor: { timeZone } }: Pick<EdgeContext, "locale" | "visitor">,
): SessionRow {
  const device = deviceOfAgent(agent);
  return {
    id,
    isCurrent,
    ...(device && { device }),
    ...(country && { country: anyCountryName(country, locale) }),
    lastUsed: formatDate(dateIn(lastUsedAt, timeZone), locale, "date"),
  };
}

/** A member's profile and sessions. */
export async function loadMyProfile(
  context: MemberContext & Pick<EdgeContext, "config" | "upstream">,
  request: Request,
): Promise<MyProfileData> {
  const user = await loadMember(context, request);
  const methods = await loadMethods(context, "getLoginMethod");
  const [sessions, passkeys] = await Promise.all([
    loadOfMember(context, request, "getSessionList", {}),
    methods.includes("passkey") ? loadPasskeys(context, request) : undefined,
  ]);
  const { nickname, hasPassword, phoneMasked, registrationDate, identities } = user;
  const saved = savedChangeIn(request.url);
  const fault = providerFaultIn(request.url);
  return {
    nickname,
    hasPassword,
    ...(phoneMasked && { phone: phoneMasked }),
    avatars: avatarsOf(user, context.config.storageBaseUrl),
    ...(registrationDate && { memberSince: dayMonthYear(registrationDate) }),
    identities,
    linkable: linkableProviders(offeredProviders(methods, context.config.signInProviders), identities),
    sessions: sessions.map((session) => sessionRow(session, context)),
    ...(passkeys && { passkeys }),
    ...(saved && { saved }),
    ...(fault && { fault }),
  };
}
