import type { EndpointName, QueryOf, ValueOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";

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

export interface Visitor {
  /** ISO 3166-1 alpha-2, upper case; undefined when the request tells none that can be believed. */
  country: string | undefined;
  /** IANA name: the visitor's own (cookie), the request's, else the country's. */
  timeZone: string;
  /** Wants few bytes: by choice, else by the browser's setting. */
  savesData: boolean;
}

/** Configuration that pages show. A missing entry is not rendered. */
export interface PublicConfig {
  storageBaseUrl: string;
  supportMail?: string;
  socials: Partial<Record<"facebook" | "instagram" | "tiktok" | "line", string>>;
  /** Where the apps are; `apk` is a file to install without a store. */
  apps: Partial<Record<"apple" | "google" | "apk", string>>;
  /** A third party's page (https) inside the page of Brazil; its host is in the content security policy. */
  brazilFrameUrl?: string;
  /** Hosts (`name` or `name:port`) whose live trackers a page may frame; they are in the content security policy. */
  trackerHosts?: readonly string[];
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
  /** Scheme and host that canonical and hreflang addresses start with. */
  origin: string;
  upstream: UpstreamClient;
  /** A file of the build, by its path. */
  fetchAsset(path: string): Promise<Response>;
  /** A page that must not enter the page cache (an error page, a failed deferred part) calls this. */
  doNotCache(): void;
}
