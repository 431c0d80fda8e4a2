import type { Provider } from "#contract/domain/members";
import type { Caller } from "../../../api/context/caller.ts";
import { refuse } from "../refuse.ts";
import { phoneAtFirebase } from "./firebase.ts";
import { accountAtLine } from "./line.ts";
import { type ProviderAccount, type ProviderCode, ProviderFault } from "./provider.ts";
import { accountAtZalo } from "./zalo.ts";

/** A provider's answer, or the specification's single refusal for any failure; the log has the reason. */
async function orRefuse<Result>(provider: string, request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    console.error(JSON.stringify({ event: "provider_failed", provider, reason: error.message }));
    throw refuse("providerFailed");
  }
}

/** The account, as confirmed by the provider itself. */
export async function accountAt(
  provider: Provider,
  given: ProviderCode,
  { settings: { line, zalo }, now }: Caller,
): Promise<ProviderAccount> {
  if (provider === "line" && line) return orRefuse(provider, accountAtLine(line, given, now));
  if (provider === "zalo" && zalo) return orRefuse(provider, accountAtZalo(zalo, given));
  throw refuse("methodNotOffered");
}

/** The phone number (E.164) of a Firebase ID token. */
export async function firebasePhone(idToken: string, { settings: { firebase }, now }: Caller): Promise<string> {
  if (!firebase) throw refuse("methodNotOffered");
  return orRefuse("firebase", phoneAtFirebase(idToken, firebase, now));
}
