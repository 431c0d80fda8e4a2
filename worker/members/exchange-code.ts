import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { SessionKeys } from "../settings/session-keys.ts";
import type { OpenAccount } from "./account.ts";
import type { AttemptOutcome } from "./provider-paths.ts";
import { type Attempt, PROVIDERS } from "./providers.ts";
import { PENDING_COOKIE } from "./sign-in-cookies.ts";

export interface Exchange {
  attempt: Attempt;
  /** As the provider sent it. */
  code: string;
  account: OpenAccount;
  /** The visitor's; a new member starts with it. */
  country: string | undefined;
  keys: SessionKeys;
}

export interface Exchanged {
  outcome: AttemptOutcome;
  /** Set-Cookie value, besides those of the account. */
  pending?: string;
}

const proofOf = ({ attempt: { provider, redirectUri, codeVerifier, nonce }, code }: Exchange) => ({
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
  const answer = await account.call("linkIdentity", { provider, linkToken, ...proofOf(exchange) });
  return { outcome: answer.isRefused ? { kind: "failed", fault: answer.code } : { kind: "done" } };
}

async function signIn(exchange: Exchange): Promise<Exchanged> {
  const { attempt, account, country, keys } = exchange;
  const { provider } = attempt;
  const query = { ...proofOf(exchange), ...(country !== undefined && { countryCode: country }) };
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
export const exchangeCode = (exchange: Exchange): Promise<Exchanged> =>
  exchange.attempt.linksTo === undefined ? signIn(exchange) : linkAccount(exchange);
