import type { Context } from "hono";
import type { LocaleCode } from "#contract/tables/locales";
import type { Edge } from "../edge.ts";
import { callGuardFor, type FormFacts } from "../form-guard/call-guard.ts";
import { splitAddress } from "../platform/address.ts";
import { settingsOf } from "../settings/settings.ts";
import { scopeOfRequest } from "../upstream/request/scope-of-request.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { createUpstreamClient, type UpstreamClientOptions } from "../upstream/upstream-client.ts";
import { type OpenAccount, openAccount } from "./account.ts";
import { openBrowser } from "./browser.ts";
import type { Session } from "./session.ts";

interface Visitor {
  /** Undefined for guests. */
  session: Session | undefined;
  cookieHeader: string;
  /** Scheme and host of the request. */
  origin: string;
}

/** The account of one request; its calls share the request's scope. */
export function accountFor({ session, cookieHeader, origin }: Visitor, client: UpstreamClientOptions): OpenAccount {
  const { scope } = client;
  const { env } = scope;
  const clientFor = (signedIn: Session | undefined, facts: FormFacts = {}) => {
    const known = scope.client && { ...scope.client, ...facts };
    return createUpstreamClient({ ...client, scope: { ...scope, client: known, token: signedIn?.token } });
  };
  const keys = settingsOf(env).sessionKeys;
  const browser = openBrowser({ cookieHeader, keys });
  const isSecure = origin.startsWith("https:");
  return openAccount({
    session,
    cookieHeader,
    isSecure,
    keys,
    clientFor,
    guard: callGuardFor(scope, browser),
    browser,
    env,
  });
}

/** The account of a request that is not for a page; refusals are in `locale`. */
export function accountOfRequest(c: Context<Edge>, upstream: Upstream, locale: LocaleCode): OpenAccount {
  const { visit, session } = c.var;
  const client = { upstream, scope: scopeOfRequest(c, { isPage: false }), locale, visitor: visit };
  const { origin } = splitAddress(c.req.url);
  return accountFor({ session, cookieHeader: c.req.header("Cookie") ?? "", origin }, client);
}
