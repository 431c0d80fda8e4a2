import type { Provider, SignedIn } from "#contract/domain/members";
import type { PasswordPolicy } from "#contract/members/password-policy";
import type { EndpointName, QueryOf, ValueOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Member } from "./members/session.ts";

/** A query as loaders give it: defaults may be left out, `lang` is added by the client. */
export type LoaderQuery<Name extends EndpointName> = Omit<Partial<QueryOf<Name>>, "lang">;

/** An answer through the caches. */
export interface Fetched<Value> {
  value: Value;
  /** When the upstream gave it, in milliseconds. */
  fetchedAt: number;
  /** Older than the call's `staleFor`: the last good copy, shown because the upstream fails. */
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
  /** It was there and will not be again (410). */
  | "gone"
  /** Asked too often from one address. */
  | "rate_limited"
  | "bad_request"
  | "refused";

/** What a failed call throws when no good copy exists. `kind` tells what a page should say; never holds the answer itself. */
export interface UpstreamFault extends Error {
  name: "UpstreamFault";
  kind: FaultKind;
  endpoint: string;
  /** HTTP status upstream, where there was one. */
  status?: number;
}

export interface UpstreamClient {
  /** Calls by name, through the caches. Throws UpstreamFault. */
  call<Name extends EndpointName>(name: Name, query: LoaderQuery<Name>): Promise<Fetched<ValueOf<Name>>>;
}

/** What a call of a member came to: its value, or why a rule refuses it (contract/tables/member-refusals.ts). */
export type MemberAnswer<Value> = { isRefused: false; value: Value } | ({ isRefused: true } & Refusal);

export interface Refusal {
  /** The business code. */
  code: number;
  /** The upstream's words to the visitor, in their language. */
  message?: string;
  /** The field of the form that they belong to. */
  field?: string;
  /** Seconds until the same call may succeed. */
  retryAfter?: number;
  /** The next form of this kind needs a bot check: show one. */
  needsCheck?: boolean;
}

/** An account at a provider that no member has linked: its owner has ten minutes to give a phone number. */
export interface PendingAccount {
  provider: Provider;
  /** The owner's name there, where the provider gave one. */
  name?: string;
  /**
   * Signs in by the provider's account, with a phone number and the code that was sent to it: a member who has the number
   * gets the account linked, anybody else becomes a member. Refusals and faults are those of `Account.call`.
   */
  complete(query: PendingQuery): Promise<MemberAnswer<SignedIn>>;
  /** Gives it up: the answer removes its cookie. */
  drop(): void;
}

export type PendingQuery = Pick<
  LoaderQuery<"loginLine">,
  "callingCode" | "phone" | "phoneCode" | "referralCode" | "countryCode"
>;

/** Who asks, and what they may do about it. The upstream's token stays at the edge. */
export interface Account {
  /** Absent for guests; changes with `begin` and `end`. */
  readonly member: Member | undefined;
  /**
   * Calls about a member, with their token, past all caches. A refusal by a rule is an answer; a session that is over
   * (100007) ends here too. Throws UpstreamFault for everything else. The edge refuses forms that come too often, or without
   * the bot check that they need (contract/tables/edge-refusals.ts): `botCheck` is the form's field of that name.
   */
  call<Name extends EndpointName>(
    name: Name,
    query: LoaderQuery<Name>,
    botCheck?: string,
  ): Promise<MemberAnswer<ValueOf<Name>>>;
  /** What signing in at a provider has left to be completed; the upstream's token for it stays at the edge. */
  pending(): Promise<PendingAccount | undefined>;
  /**
   * Signs in: the answer sets the sealed cookie, and removes that of a pending account. Ends the session that the browser
   * had.
   */
  begin(signedIn: Pick<SignedIn, "token" | "user">): Promise<void>;
  /** Seals the cookie anew, with what has changed of the member: it counts for thirty days again. */
  renew(change?: Partial<Member>): Promise<void>;
  /** Signs out: the answer removes the cookie. */
  end(): void;
}

export interface Visitor {
  /** ISO 3166-1 alpha-2, upper case; undefined when the request tells none that can be believed. */
  country: string | undefined;
  /** IANA name: the visitor's own (cookie), the request's, else the country's. */
  timeZone: string;
  /** Wants few bytes: by choice, else by the browser's setting. */
  savesData: boolean;
}

/** What a page needs to show a service's bot check, or that there is none. */
export type PublicBotCheck =
  | { provider: "off" }
  | { provider: "turnstile" | "recaptcha"; siteKey: string; scriptUrl: string };

/** Configuration that pages show. A missing entry is not rendered. */
export interface PublicConfig {
  storageBaseUrl: string;
  supportMail?: string;
  socials: Partial<Record<"facebook" | "instagram" | "tiktok" | "line", string>>;
  /** Where the apps are; `apk` is a file to install without a store. */
  apps: Partial<Record<"apple" | "google" | "apk", string>>;
  /** Of new passwords: what forms ask for. `specified` when absent. */
  passwordPolicy?: PasswordPolicy["name"];
  /** How forms are checked: by a proof of work of our own where absent. */
  botCheck?: PublicBotCheck;
  /** Providers whose sign-in is set up at the edge. */
  signInProviders?: readonly Provider[];
  /** A third party's page (https) inside the page of Brazil; its host is in the content security policy. */
  brazilFrameUrl?: string;
  /** The fantasy site's address that takes members, by POST (https). */
  fantasyEnterUrl?: string;
  /** The fantasy site's page that logs out there (https); its host is in the content security policy. */
  fantasyLogOutUrl?: string;
  /** Hosts (`name` or `name:port`) whose live trackers a page may frame; they are in the content security policy. */
  trackerHosts?: readonly string[];
  /** Guests have favourites on their device. */
  guestFavourites?: true;
  /** There is a newsletter to subscribe to. */
  hasNewsletter?: true;
  /** Hosts (`name` or `name:port`) of the sevens' livestreams; they are in the content security policy. */
  liveVideoHosts?: readonly string[];
  /** Where members' browsers hear of notices instead of at this site's own stream. */
  noticeDatabase?: NoticeDatabase;
}

/** A Realtime Database of a project of Firebase. Nothing of it is secret: its rules say who reads what. */
export interface NoticeDatabase extends Omit<FirebaseProject, "authDomain"> {
  /** Address of the database, without a slash at its end; it is in the content security policy of members' pages. */
  url: string;
}

/** The project whose phone sign-in the site uses. Nothing of it is secret: browsers call Firebase themselves. */
export interface FirebaseProject {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** Where the Auth emulator listens; on a developer's machine only. */
  emulatorUrl?: string;
}

/** What loaders get from the edge, for one request. */
export interface EdgeContext {
  requestId: string;
  nonce: string;
  /** The value of `data-theme`: whom a page is rendered for chose it, and kept pages get another's in its place. */
  themeText: string;
  /** The instant of the request, in milliseconds, by the (possibly moved) clock. */
  now: number;
  locale: LocaleCode;
  visitor: Visitor;
  /** False where the operator shows no prices of bookmakers (ODDS_OFF_COUNTRIES); everything else of a match stays. */
  showsPrices: boolean;
  config: PublicConfig;
  /** Absent where phone sign-in by Firebase is not configured. */
  firebase?: FirebaseProject;
  /** Scheme and host that canonical and hreflang addresses start with. */
  origin: string;
  upstream: UpstreamClient;
  /** Of a page that everyone shares it is a guest's. */
  account: Account;
  /** A file of the build, by its path. */
  fetchAsset(path: string): Promise<Response>;
  /** A page that must not enter the page cache (an error page, a failed deferred part) calls this. */
  doNotCache(): void;
}
