import type { Context } from "hono";
import { toBase64Url } from "#contract/base64url";
import type { Provider } from "#contract/domain/members";
import { referralCodeIn } from "#contract/members/referral-code";
import { isLocale } from "#contract/tables/locales";
import { ownPagePath } from "#contract/tables/own-page-path";
import { HOME_PATH } from "#contract/tables/pages";
import { splitAddress } from "../address.ts";
import type { Edge } from "../edge.ts";
import { leadVisitor } from "../lead-visitor.ts";
import type { Log } from "../log.ts";
import { settingsOf } from "../settings.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { accountOfRequest } from "./account-for.ts";
import { exchangeCode } from "./exchange-code.ts";
import { offeredProviders } from "./offered-providers.ts";
import { type AttemptFault, type AttemptOutcome, pathAfterAttempt } from "./provider-paths.ts";
import { type Attempt, PROVIDERS, readReturn } from "./providers.ts";
import { ATTEMPT_COOKIE } from "./sign-in-cookies.ts";

export interface ProviderHandlersOptions {
  upstream: Upstream;
  log: Log;
}

const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** PKCE, S256 (RFC 7636, section 4.2). */
const challengeOf = async (verifier: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));

/**
 * Whether a link of another site led here (Fetch Metadata). Such a link must not link accounts: the site may have
 * logged the browser in at the provider with an attacker's account, who could then sign in here as the member. Nor does
 * it sign in a guest, who has not chosen to (ASVS 5.0, 7.6.2): they find the provider's link on the sign-in page.
 */
const isFromElsewhere = (c: Context<Edge>): boolean =>
  ["cross-site", "same-site"].includes(c.req.header("Sec-Fetch-Site") ?? "");

/** Sign-in by LINE and Zalo: the redirect there, and the callback. The upstream checks the code. */
export function providerHandlers({ upstream, log }: ProviderHandlersOptions) {
  /** Undefined where the address names no offered provider. */
  async function start(c: Context<Edge>): Promise<Response | undefined> {
    const provider = offeredProviders(c.env).find((one) => one === c.req.param("provider"));
    const locale = c.req.param("locale");
    const { sessionKeys: keys } = settingsOf(c.env);
    if (!provider || !isLocale(locale) || !keys) return undefined;
    const linksTo = c.var.session?.username;
    const row = PROVIDERS[provider];
    const { origin, search } = splitAddress(c.req.url);
    const query = new URLSearchParams(search);
    const attempt: Attempt = {
      provider,
      state: randomText(),
      nonce: randomText(),
      codeVerifier: randomText(),
      redirectUri: origin + row.callbackPath,
      callBackUrl: ownPagePath(query.get("callBackUrl") ?? "") ?? `/${locale}${HOME_PATH}`,
      locale,
      referralCode: referralCodeIn(query),
      ...(linksTo !== undefined && { linksTo }),
    };
    if (isFromElsewhere(c)) return leadVisitor(c, pathAfterAttempt({ kind: "cancelled" }, attempt, locale));
    const url = row.authorizeUrl(attempt, await challengeOf(attempt.codeVerifier), c.env);
    return leadVisitor(c, url.href, [await ATTEMPT_COOKIE.write(attempt, keys)]);
  }

  async function callback(c: Context<Edge>, provider: Provider): Promise<Response> {
    const { sessionKeys: keys } = settingsOf(c.env);
    const attempt = await ATTEMPT_COOKIE.read(c.req.header("Cookie") ?? "", keys);
    const result = readReturn(new URLSearchParams(splitAddress(c.req.url).search), provider, attempt);
    const locale = isLocale(attempt?.locale) ? attempt.locale : c.var.visit.chooseLocale();
    const leadOn = (outcome: AttemptOutcome, cookies: readonly string[] = []) =>
      leadVisitor(c, pathAfterAttempt(outcome, attempt, locale), [ATTEMPT_COOKIE.ended, ...cookies]);
    const fail = (reason: string, fault: AttemptFault) => {
      log("provider_sign_in_failed", { requestId: c.var.requestId, provider, reason });
      return leadOn({ kind: "failed", fault });
    };
    if (result.kind === "failed") return fail(result.reason, "provider");
    if (result.kind === "cancelled") return leadOn(result);
    if (!attempt || !keys) return fail("no attempt", "provider");
    const account = accountOfRequest(c, upstream, locale);
    try {
      const { country } = c.var.visit;
      const { outcome, pending } = await exchangeCode({ attempt, code: result.code, account, country, keys });
      return leadOn(outcome, pending === undefined ? account.cookies : [...account.cookies, pending]);
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      // A code that fails the contract's schema did not come from the provider.
      return fail(error.kind, error.kind === "bad_request" ? "provider" : "unavailable");
    }
  }

  return { start, callback };
}
