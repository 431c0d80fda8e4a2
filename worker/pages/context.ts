import type { Provider, SignedIn } from "#contract/domain/members";
import type { SiteStatus } from "#contract/domain/site-status";
import type { PasswordPolicy } from "#contract/members/password-policy";
import type { EndpointName, QueryOf, ValueOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { View } from "#contract/tables/view-choices";
import type { Member } from "../members/session.ts";
import type { HiddenPrices } from "../visitor/hidden-prices.ts";

export type { HiddenPrices } from "../visitor/hidden-prices.ts";

/** A query as loaders pass it: defaults may be left out, `lang` is added by the client. */
export type LoaderQuery<Name extends EndpointName> = Omit<Partial<QueryOf<Name>>, "lang">;

/** An answer through the caches. */
export interface Fetched<Value> {
  value: Value;
  /** When the upstream answered, in milliseconds. */
  fetchedAt: number;
  /** Older than the call's `staleFor`: the last good entry, shown because the upstream fails. */
  isLastGood: boolean;
}

export type FaultKind =
  | "timeout"
  | "network"
  | "status"
  | "redirect"
  | "too_large"
  | "not_json"
  | "shape"
  | "breaker_open"
  | "not_found"
  /** It existed and will not return (410). */
  | "gone"
  /** Too many requests from one address. */
  | "rate_limited"
  | "bad_request"
  | "refused";

/**
 * Thrown by a failed call when no good entry exists. `kind` decides what a page says; never holds the answer itself.
 */
export interface FaultFacts extends Error {
  name: "UpstreamFault";
  kind: FaultKind;
  endpoint: string;
  /** The upstream's HTTP status, if there was one. */
  status?: number;
}

export interface UpstreamClient {
  /** Calls by name, through the caches. Throws UpstreamFault. */
  call<Name extends EndpointName>(name: Name, query: LoaderQuery<Name>): Promise<Fetched<ValueOf<Name>>>;
}

/** The result of a member's call: its value, or why a rule refuses it (contract/tables/member-refusals.ts). */
export type MemberAnswer<Value> = { isRefused: false; value: Value } | ({ isRefused: true } & Refusal);

export interface Refusal {
  /** The business code. */
  code: number;
  /** The upstream's message to the visitor, in their language. */
  message?: string;
  /** The form field that the message is about. */
  field?: string;
  /** Seconds until the same call may succeed. */
  retryAfter?: number;
  /** The next form of this kind needs a bot check: show one. */
  needsCheck?: boolean;
}

/** A provider account that is linked to no member: its owner has ten minutes to give a phone number. */
export interface PendingAccount {
  provider: Provider;
  /** The owner's name at the provider, if given. */
  name?: string;
  /**
   * Signs in with the provider's account, a phone number and the code sent to it: links the account to the member with
   * that number, or creates a member. Refusals and faults are those of `Account.call`.
   */
  complete(query: PendingQuery): Promise<MemberAnswer<SignedIn>>;
  /** Discards it: the response removes its cookie. */
  drop(): void;
}

export type PendingQuery = Pick<
  LoaderQuery<"loginLine">,
  "callingCode" | "phone" | "phoneCode" | "referralCode" | "countryCode"
>;

/** An account at a provider that a member wants to link. */
export interface Linking {
  provider: Provider;
  /** The upstream's proof that the member has confirmed it by password or code. */
  linkToken: string;
  /** The page to return to. */
  callBackUrl: string;
  locale: LocaleCode;
  /** The site's own. */
  origin: string;
}

/** A form as it was sent: the address of its action and its fields. */
export interface SentForm {
  path: string;
  fields: [name: string, value: unknown][];
}

/** A form that may be kept in a cookie (worker/members/press-cookie.ts). */
export interface KeptPress extends SentForm {
  fields: [name: string, value: string][];
}

/** The visitor, and what they may do about their account. The upstream's token stays at the edge. */
export interface Account {
  /** Absent for guests; changed by `begin` and `end`. */
  readonly member: Member | undefined;
  /**
   * Calls about a member, with their token, bypassing all caches. A refusal by a rule is an answer; an expired session
   * (100007) is ended here too. Throws UpstreamFault for everything else. The edge refuses forms that come too often or
   * lack a required bot check (contract/tables/edge-refusals.ts): `botCheck` is the form's field of that name.
   */
  call<Name extends EndpointName>(
    name: Name,
    query: LoaderQuery<Name>,
    botCheck?: string,
  ): Promise<MemberAnswer<ValueOf<Name>>>;
  /** The pending account after signing in at a provider; the upstream's token for it stays at the edge. */
  pending(): Promise<PendingAccount | undefined>;
  /**
   * Signs in: the response sets the sealed cookie, and removes that of a pending account. Ends the browser's previous
   * session.
   */
  begin(signedIn: Pick<SignedIn, "token" | "user">): Promise<void>;
  /** Returns the provider's address for the member; only this browser, with the response's cookie, can come back. */
  startLinking(link: Linking): Promise<string>;
  /** Renews the cookie with changed member data: it is valid for thirty days again. */
  renew(change?: Partial<Member>): Promise<void>;
  /**
   * Keeps a form that met the end of the session, sealed in this browser for ten minutes and for its member only. False
   * if it cannot be kept.
   */
  keepPress(form: SentForm): Promise<boolean>;
  /** The form kept for this member; the response removes it. */
  takePress(): Promise<KeptPress | undefined>;
  /** Keeps a passkey's challenge for its answer: only this browser, with the response's cookie, can give it. */
  keepChallenge(challengeToken: string): Promise<void>;
  /** The challenge kept here, for one answer: the response removes it. */
  takeChallenge(): Promise<string | undefined>;
  /** Signs out: the response removes the cookie. */
  end(): void;
}

export interface Visitor {
  /** ISO 3166-1 alpha-2, upper case; undefined when the request has no trustworthy one. */
  country: string | undefined;
  /** IANA name: the visitor's own (cookie), else the request's, else the country's. */
  timeZone: string;
  /** Prefers few bytes: by choice, else by the browser's setting. */
  savesData: boolean;
  /** How they see matches; absent if nothing has been chosen. */
  view?: View;
}

/** What a page needs to show a service's bot check, or that there is none. */
export type PublicBotCheck =
  | { provider: "off" }
  | { provider: "turnstile" | "recaptcha"; siteKey: string; scriptUrl: string };

/** Configuration that pages show. A missing entry is not rendered. */
export interface PublicConfig {
  storageBaseUrl: string;
  supportMail?: string;
  /** Names of the services that supply live matches. */
  suppliers?: readonly string[];
  socials: Partial<Record<"facebook" | "instagram" | "tiktok" | "line", string>>;
  /** Addresses of the apps; `apk` is a file to install without a store. */
  apps: Partial<Record<"apple" | "google" | "apk", string>>;
  /** Policy for new passwords. Defaults to `specified`. */
  passwordPolicy?: PasswordPolicy["name"];
  /** How forms are checked; defaults to our own proof of work. */
  botCheck?: PublicBotCheck;
  /** Providers that are configured for sign-in. */
  signInProviders?: readonly Provider[];
  /** A third party's page (https) embedded in the Brazil page; its host is in the content security policy. */
  brazilFrameUrl?: string;
  /** The fantasy site's entry address for members, by POST (https). */
  fantasyEnterUrl?: string;
  /** The fantasy site's logout page (https); its host is in the content security policy. */
  fantasyLogOutUrl?: string;
  /** Hosts (`name` or `name:port`) whose live trackers a page may frame; they are in the content security policy. */
  trackerHosts?: readonly string[];
  /** Guests have favourites, stored on their device. */
  guestFavourites?: true;
  /** A newsletter can be subscribed to. */
  hasNewsletter?: true;
  /** Hosts (`name` or `name:port`) of the sevens' livestreams; they are in the content security policy. */
  liveVideoHosts?: readonly string[];
  /** Where members' browsers receive notices instead of this site's own stream. */
  noticeDatabase?: NoticeDatabase;
}

/** A Firebase Realtime Database. Nothing here is secret: the database's rules control access. */
export interface NoticeDatabase extends Omit<FirebaseProject, "authDomain"> {
  /** Address of the database, without a trailing slash; it is in the content security policy of members' pages. */
  url: string;
}

/** The Firebase project for phone sign-in. Nothing here is secret: browsers call Firebase themselves. */
export interface FirebaseProject {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** Address of the Auth emulator; on a developer's machine only. */
  emulatorUrl?: string;
}

/** What the edge passes to loaders, for one request. */
export interface EdgeContext {
  requestId: string;
  nonce: string;
  /** The value of `data-theme`: the visitor's choice; replaced per visitor in cached pages. */
  themeText: string;
  /** The instant of the request, in milliseconds, by the (possibly moved) clock. */
  now: number;
  locale: LocaleCode;
  visitor: Visitor;
  /** False where bookmakers' prices are hidden; the rest of a match stays. */
  showsPrices: boolean;
  /** Why they are. */
  hiddenPrices?: HiddenPrices;
  config: PublicConfig;
  /** Absent where phone sign-in by Firebase is not configured. */
  firebase?: FirebaseProject;
  /** Scheme and host of canonical and hreflang addresses. */
  origin: string;
  upstream: UpstreamClient;
  /** What works now, also while the upstream is down. */
  siteStatus(): Promise<SiteStatus>;
  /** On shared pages, a guest's. */
  account: Account;
  /** A file of the build, by its path. */
  fetchAsset(path: string): Promise<Response>;
  /** Excludes the page from the page cache (an error page, a failed deferred part). */
  doNotCache(): void;
}
