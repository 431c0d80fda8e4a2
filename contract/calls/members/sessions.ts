import * as z from "zod/mini";
import type { LinkPermission, MemberSession, Referral, ReferralList } from "../../domain/members.ts";
import { FOLLOWED_KINDS } from "../../tables/followed-kinds.ts";
import { sportOfType } from "../../tables/sports.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdParam, SportTypeParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import {
  EpochMs,
  Flag,
  Id,
  Int,
  NullableInt,
  NullableText,
  OptionalText,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { parseAlerts, WireAlerts } from "../notices/alert-settings.ts";
import { CodeSentResult, toCodeSent } from "./codes.ts";
import { CodeField, DEVICE, LANG, PasswordField, PROVIDER_CODE, ProviderField, TokenField } from "./fields.ts";
import { parsePasskey, WirePasskey } from "./passkey-wire.ts";
import { parseUserInfo, WireUserInfo } from "./user-info.ts";

const WireSession = wireObject({
  sessionId: Id,
  isCurrent: Flag,
  method: z.enum(["password", "code", "line", "zalo", "firebase", "passkey"]),
  agent: OptionalText,
  country: OptionalText,
  createdAt: EpochMs,
  lastUsedAt: EpochMs,
});
export type SessionWire = WireOf<typeof WireSession>;

const parseSession = ({ sessionId, agent, country, ...session }: z.output<typeof WireSession>): MemberSession => ({
  id: sessionId,
  isCurrent: session.isCurrent,
  method: session.method,
  ...(agent !== undefined && { agent }),
  ...(country !== undefined && { country }),
  createdAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
});

const WireReferral = wireObject({ nickname: Text, joinedAt: EpochMs });
export type ReferralWire = WireOf<typeof WireReferral>;
const parseReferral = ({ nickname, joinedAt }: z.output<typeof WireReferral>): Referral => ({ nickname, joinedAt });

const WireFavourite = wireObject({
  kind: z.enum(FOLLOWED_KINDS),
  sportType: SportTypeParam,
  id: Id,
  followedAt: EpochMs,
  /** Comma-separated alert names, if the member has chosen them for this item. */
  alerts: z.optional(Text),
});

const parseFavourite = ({ kind, sportType, id, followedAt, alerts }: z.output<typeof WireFavourite>) => ({
  kind,
  sport: sportOfType(sportType),
  id,
  followedAt,
  ...(alerts !== undefined && { alerts }),
});

/** A notice without its text: what happened, in which match or piece, and when. */
const WireMyNotice = wireObject({ kind: Text, about: Text, at: EpochMs, isRead: Flag });
const parseMyNotice = ({ kind, about, at, isRead }: z.output<typeof WireMyNotice>) => ({ kind, about, at, isRead });

/** A browser subscribed to push; its endpoint does not belong in a file. */
const WireMyBrowser = wireObject({ subscribedAt: EpochMs });

/** What the member wrote, liked and reported. */
const WireMyComments = wireObject({
  comments: rows("comments", wireObject({ id: Id, newsId: Id, text: Text, state: Text, at: EpochMs })),
  likes: rows("likes", wireObject({ commentId: Id, at: EpochMs })),
  reports: rows("reports", wireObject({ commentId: Id, why: Text, at: EpochMs })),
});
const parseMyComments = ({ comments, likes, reports }: z.output<typeof WireMyComments>) => ({
  comments: comments.map(({ id, newsId, text, state, at }) => ({ id, newsId, text, state, at })),
  likes: likes.map(({ commentId, at }) => ({ commentId, at })),
  reports: reports.map(({ commentId, why, at }) => ({ commentId, why, at })),
});

/** The member's entries and picks; `about` is a match, or a tournament place. */
const WireMyContests = wireObject({
  entries: rows(
    "entries",
    wireObject({ contestId: Id, entryId: Id, at: EpochMs, points: Int, link: OptionalText, linkState: OptionalText }),
  ),
  picks: rows(
    "picks",
    wireObject({
      contestId: Id,
      about: Id,
      market: Text,
      choice: Text,
      line: OptionalText,
      price: OptionalText,
      at: EpochMs,
      points: NullableInt,
    }),
  ),
});
const parseMyContests = ({ entries, picks }: z.output<typeof WireMyContests>) => ({
  entries: entries.map(({ contestId, entryId, at, points, link, linkState }) => ({
    contestId,
    entryId,
    at,
    points,
    ...(link !== undefined && { link }),
    ...(linkState !== undefined && { linkState }),
  })),
  picks: picks.map(({ contestId, about, market, choice, line, price, at, points }) => ({
    contestId,
    about,
    market,
    choice,
    at,
    ...(line !== undefined && { line }),
    ...(price !== undefined && { price }),
    ...(points !== null && { points }),
  })),
});

const WireEvent = wireObject({ kind: Text, at: EpochMs, country: OptionalText });

/** Where the member is signed in, most recently used first. */
export const getSessionList = endpoint({
  name: "getSessionList",
  path: "/user/getSessionList",
  access: "member",
  query: z.object(LANG),
  result: z.object({ data: rows("data", WireSession) }),
  toValue: ({ data }): MemberSession[] => data.map(parseSession),
});

/** Ends one session, or without `sessionId` all but the current one. An unknown id is no error. */
export const revokeSession = endpoint({
  name: "revokeSession",
  method: "POST",
  path: "/user/revokeSession",
  access: "member",
  effect: true,
  query: z.object({ sessionId: z.optional(IdParam), ...LANG }),
  result: z.looseObject({}),
  toValue: () => null,
});

const OWN_PROFILE = {
  result: z.object({ data: WireUserInfo }),
  toValue: ({ data }: { data: z.output<typeof WireUserInfo> }) => parseUserInfo(data),
} as const;

/** Sends a code to the own number, to confirm a link without a password. */
export const linkIdentityGetCode = endpoint({
  name: "linkIdentityGetCode",
  method: "POST",
  path: "/user/linkIdentity/getCode",
  access: "member",
  effect: true,
  query: z.object({ ...DEVICE, ...LANG }),
  result: CodeSentResult,
  toValue: toCodeSent,
});

/**
 * The member confirms, by `password` if there is one, else by `code`, that they want to link an account: permission for
 * one link within ten minutes.
 */
export const linkIdentityConfirm = endpoint({
  name: "linkIdentityConfirm",
  method: "POST",
  path: "/user/linkIdentity/confirm",
  access: "member",
  effect: true,
  withheld: ["linkToken"],
  query: z.object({
    provider: ProviderField,
    password: z.optional(PasswordField),
    code: z.optional(CodeField),
    ...LANG,
  }),
  result: z.object({ data: wireObject({ linkToken: Text, expiresIn: Int }) }),
  toValue: ({ data }): LinkPermission => ({ linkToken: data.linkToken, expiresIn: data.expiresIn }),
});

/** Links a provider's account, with the provider's callback values and the token of linkIdentityConfirm. */
export const linkIdentity = endpoint({
  name: "linkIdentity",
  method: "POST",
  path: "/user/linkIdentity",
  access: "member",
  effect: true,
  query: z.object({ provider: ProviderField, linkToken: TokenField, ...PROVIDER_CODE, ...LANG }),
  ...OWN_PROFILE,
});

export const unlinkIdentity = endpoint({
  name: "unlinkIdentity",
  method: "POST",
  path: "/user/unlinkIdentity",
  access: "member",
  effect: true,
  query: z.object({ provider: ProviderField, ...LANG }),
  ...OWN_PROFILE,
});

/** Members who joined with this member's code. */
export const getReferralList = endpoint({
  name: "getReferralList",
  path: "/user/getReferralList",
  access: "member",
  query: z.object(LANG),
  result: z.object({
    data: wireObject({ referralCode: Text, total: Int, referrals: rows("referrals", WireReferral) }),
  }),
  toValue: ({ data }): ReferralList => ({
    referralCode: data.referralCode,
    total: data.total,
    referrals: data.referrals.map(parseReferral),
  }),
});

/** Everything stored about the member, as a download. */
export const getMyData = endpoint({
  name: "getMyData",
  path: "/user/getMyData",
  access: "member",
  query: z.object(LANG),
  result: z.object({
    data: wireObject({
      exportedAt: EpochMs,
      phone: NullableText,
      user: WireUserInfo,
      sessions: rows("sessions", WireSession),
      passkeys: rows("passkeys", WirePasskey),
      referrals: rows("referrals", WireReferral),
      favourites: rows("favourites", WireFavourite),
      alerts: WireAlerts,
      notices: rows("notices", WireMyNotice),
      pushSubscriptions: rows("pushSubscriptions", WireMyBrowser),
      comments: z.optional(WireMyComments),
      contests: z.optional(WireMyContests),
      events: rows("events", WireEvent),
    }),
  }),
  toValue: ({ data }) => ({
    exportedAt: data.exportedAt,
    phone: data.phone,
    user: parseUserInfo(data.user),
    sessions: data.sessions.map(parseSession),
    passkeys: data.passkeys.map(parsePasskey),
    referrals: data.referrals.map(parseReferral),
    favourites: data.favourites.map(parseFavourite),
    alerts: parseAlerts(data.alerts),
    notices: data.notices.map(parseMyNotice),
    pushSubscriptions: data.pushSubscriptions.map(({ subscribedAt }) => ({ subscribedAt })),
    ...(data.comments && { comments: parseMyComments(data.comments) }),
    ...(data.contests && { contests: parseMyContests(data.contests) }),
    events: data.events.map(({ kind, at, country }) => ({ kind, at, ...(country !== undefined && { country }) })),
  }),
});
