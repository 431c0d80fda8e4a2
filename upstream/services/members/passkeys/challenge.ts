import type { Caller } from "../../../api/context/caller.ts";
import { type GrantPurpose, grant, redeemGrant } from "../grants.ts";
import { RuleRefusal, refuse } from "../refuse.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Milliseconds for which a challenge may be answered; the browser's dialogue closes by then. */
const CHALLENGE_LIFE = 5 * 60_000;

type Purpose = Extract<GrantPurpose, `passkey-${string}`>;

/** Refuses where the site's address is not configured. */
export function requireParty({ settings }: Caller): RelyingParty {
  if (!settings.passkeys) throw refuse("methodNotOffered");
  return settings.passkeys;
}

/** What an authenticator is to sign, and the token that the answer needs. `facts`: of whom it may be. */
export async function giveChallenge(
  caller: Caller,
  purpose: Purpose,
  options: { challenge: string },
  facts: Record<string, string> = {},
) {
  const challengeToken = await grant(caller, purpose, { ...facts, challenge: options.challenge }, CHALLENGE_LIFE);
  return { data: { challengeToken, options: JSON.stringify(options) } };
}

/** The challenge of a token, which is used up by that, whether the answer is right or not. */
export async function takeChallenge(caller: Caller, purpose: Purpose, token: string) {
  try {
    const { challenge = "", ...facts } = await redeemGrant(caller, purpose, token);
    return { challenge, facts };
  } catch (error) {
    throw error instanceof RuleRefusal ? refuse("passkeyExpired") : error;
  }
}
