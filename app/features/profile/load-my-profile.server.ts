import type { LinkedIdentity, MemberSession, Provider, UserInfo } from "#contract/domain/members";
import { AVATAR_IDS, type AvatarId, avatarPath } from "#contract/tables/avatars";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { anyCountryName } from "~/features/account/country-names.server";
import { loadMember, loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { loadMethods } from "~/features/sign/load-methods.server";
import { linkableProviders, offeredProviders } from "~/features/sign/offered-methods";
import { type ProviderFault, providerFaultIn } from "~/features/sign/provider-fault";
import { formatDate } from "~/i18n/format-date";

/** A browser's user agent in everyday terms. */
interface Device {
  browser: string;
  system: string;
}

// The first match wins: most browsers name others before themselves.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bLine\//, "LINE"],
  [/\bZalo\b/, "Zalo"],
  [/FBAN|FBAV/, "Facebook"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bcoc_coc_browser\//i, "Cốc Cốc"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (names: readonly [RegExp, string][], agent: string): string | undefined =>
  names.find(([sign]) => sign.test(agent))?.[1];

/** Undefined if browser or system is unknown: half a name does not help to recognise a device. */
export function deviceOfAgent(agent: string | undefined): Device | undefined {
  if (!agent) return undefined;
  const [browser, system] = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
  return browser && system ? { browser, system } : undefined;
}

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
  const [sessions, methods] = await Promise.all([
    loadOfMember(context, request, "getSessionList", {}),
    loadMethods(context, "getLoginMethod"),
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
    ...(saved && { saved }),
    ...(fault && { fault }),
  };
}
