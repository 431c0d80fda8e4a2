import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";

/** Why a provider sign-in or linking an account failed. */
export type ProviderFault = "failed" | "identityTaken" | "methodNotOffered" | "tokenInvalid" | "unavailable";

/** Faults with a more specific reason, as the edge writes them into an address. */
const FAULTS: ReadonlyMap<string, ProviderFault> = new Map([
  [String(MEMBER_REFUSALS.identityTaken.code), "identityTaken"],
  [String(MEMBER_REFUSALS.methodNotOffered.code), "methodNotOffered"],
  [String(MEMBER_REFUSALS.tokenInvalid.code), "tokenInvalid"],
  ["unavailable", "unavailable"],
]);

/**
 * Reads a page's address. All other faults are the provider's, for which the specification has one text (section 8).
 */
export function providerFaultIn(url: string): ProviderFault | undefined {
  const fault = new URL(url).searchParams.get("fault");
  return fault === null ? undefined : (FAULTS.get(fault) ?? "failed");
}
