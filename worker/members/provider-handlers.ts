import type { Context } from "hono";
import type { Provider } from "#contract/domain/members";
import { referralCodeIn } from "#contract/members/referral-code";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { isLocale } from "#contract/tables/locales";
import { ownPagePath } from "#contract/tables/own-page-path";
import { HOME_PATH } from "#contract/tables/pages/pages";
import type { Edge } from "../edge.ts";
import { splitAddress } from "../platform/address.ts";
import type { Log } from "../platform/log.ts";
import { redirectVisitor } from "../platform/redirect-visitor.ts";
import { offeredProviders } from "../settings/read-values.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { settingsOf } from "../settings/settings.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";
import type { OpenAccount } from "./account.ts";
import { accountOfRequest } from "./account-for.ts";
import { type AttemptFault, type AttemptOutcome, pathAfterAttempt } from "./provider-paths.ts";
import { type Attempt, PROVIDERS, readReturn } from "./providers.ts";
import { ATTEMPT_COOKIE, PENDING_COOKIE } from "./sign-in-cookies.ts";
import { type AttemptFacts, startAttempt } from "./start-attempt.ts";

interface Exchange {
  attempt: Attempt;
  /** As the provider sent it. */
  code: string;
  account: OpenAccount;
  /** The visitor's; a new member starts with it. */
  country: string | undefined;
  keys: SessionKeys;
}

interface Exchanged {
  outcome: AttemptOutcome;
  /** Set-Cookie value, besides those of the account. */
  pending?: string;
}

const toProof = ({ attempt: { provider, redirectUri, codeVerifier, nonce }, code }: Exchange) => ({
  code,
  redirectUri,
  codeVerifier,
  ...(provider === "line" && { nonce }),
});

/** Only for the member who confirmed it: somebody else may have signed in meanwhile. */
async function linkAccount(exchange: Exchange): Promise<Exchanged> {
  const { attempt, account } = exchange;
  if (account.member?.username !== attempt.linksTo)
    return { outcome: { kind: "failed", fault: BUSINESS_SESSION_INVALID } };
  const { provider, linkToken = "" } = attempt;
  const answer = await account.call("linkIdentity", { provider, linkToken, ...toProof(exchange) });
  return { outcome: answer.isRefused ? { kind: "failed", fault: answer.code } : { kind: "done" } };
}

async function signIn(exchange: Exchange): Promise<Exchanged> {
  const { attempt, account, country, keys } = exchange;
  const { provider } = attempt;
  const query = { ...toProof(exchange), ...(country !== undefined && { countryCode: country }) };
  const answer = await account.call(PROVIDERS[provider].signInCall, query);
  if (answer.isRefused) return { outcome: { kind: "failed", fault: answer.code } };
  const { value } = answer;
  if (value.kind === "signedIn") {
    await account.begin(value);
    return { outcome: { kind: value.wasRestored ? "restored" : "done" } };
  }
  const { providerToken, name } = value;
  return { outcome: { kind: "pending" }, pending: await PENDING_COOKIE.write({ provider, providerToken, name }, keys) };
}

/** Sends a provider's code to the upstream, which checks it: signs somebody in, or links an account to a member. */
const exchangeCode = (exchange: Exchange): Promise<Exchanged> =>
  exchange.attempt.linksTo === undefined ? signIn(exchange) : linkAccount(exchange);

export interface ProviderHandlersOptions {
  upstream: Upstream;
  log: Log;
}

/**
 * Whether the visitor pressed a link of ours (Fetch Metadata; for browsers without it, Referer). A link of another
 * site, a chat or a mail must not sign anybody in: the visitor has not chosen to (ASVS 5.0, 7.6.2), and whoever made it
 * may have logged the browser in at the provider with an account of their own.
 */
const isOwnLink = ({ site, referer = "", origin }: { site?: string; referer?: string; origin: string }): boolean =>
  site === undefined ? referer.startsWith(`${origin}/`) : site === "same-origin";

/** LINE and Zalo: the redirect there to sign in, and the callback. The upstream checks the code. */
export function providerHandlers({ upstream, log }: ProviderHandlersOptions) {
  /** Undefined where the address names no offered provider. */
  async function start(c: Context<Edge>): Promise<Response | undefined> {
    const provider = offeredProviders(c.env).find((one) => one === c.req.param("provider"));
    const locale = c.req.param("locale");
    const { sessionKeys: keys } = settingsOf(c.env);
    if (!provider || !isLocale(locale) || !keys) return undefined;
    const { origin, search } = splitAddress(c.req.url);
    const query = new URLSearchParams(search);
    const facts: AttemptFacts = {
      provider,
      origin,
      callBackUrl: ownPagePath(query.get("callBackUrl") ?? "") ?? `/${locale}${HOME_PATH}`,
      locale,
      referralCode: referralCodeIn(query),
    };
    // Members link accounts by a form of their profile: no address does it.
    if (c.var.session) return redirectVisitor(c, facts.callBackUrl);
    const [site, referer] = [c.req.header("Sec-Fetch-Site"), c.req.header("Referer")];
    if (!isOwnLink({ site, referer, origin }))
      return redirectVisitor(c, pathAfterAttempt({ kind: "cancelled" }, facts, locale));
    const { url, cookie } = await startAttempt(facts, { env: c.env, keys });
    return redirectVisitor(c, url, [cookie]);
  }

  async function callback(c: Context<Edge>, provider: Provider): Promise<Response> {
    const { sessionKeys: keys } = settingsOf(c.env);
    const attempt = await ATTEMPT_COOKIE.read(c.req.header("Cookie") ?? "", keys);
    const result = readReturn(new URLSearchParams(splitAddress(c.req.url).search), provider, attempt);
    const locale = isLocale(attempt?.locale) ? attempt.locale : c.var.visit.chooseLocale();
    const redirectOn = (outcome: AttemptOutcome, cookies: readonly string[] = []) =>
      redirectVisitor(c, pathAfterAttempt(outcome, attempt, locale), [ATTEMPT_COOKIE.ended, ...cookies]);
    const fail = (reason: string, fault: AttemptFault) => {
      log("provider_sign_in_failed", { requestId: c.var.requestId, provider, reason });
      return redirectOn({ kind: "failed", fault });
    };
    if (result.kind === "failed") return fail(result.reason, "provider");
    if (result.kind === "cancelled") return redirectOn(result);
    if (!attempt || !keys) return fail("no attempt", "provider");
    const account = accountOfRequest(c, upstream, locale);
    try {
      const { country } = c.var.visit;
      const { outcome, pending } = await exchangeCode({ attempt, code: result.code, account, country, keys });
      return redirectOn(outcome, pending === undefined ? account.cookies : [...account.cookies, pending]);
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      // A code that fails the contract's schema did not come from the provider.
      return fail(error.kind, error.kind === "bad_request" ? "provider" : "unavailable");
    }
  }

  return { start, callback };
}
