import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";

/** Why a provider has not signed a visitor in, or a member has not linked an account there. */
export type ProviderFault = "failed" | "identityTaken" | "methodNotOffered" | "tokenInvalid" | "unavailable";

/** Those that say more than that the provider failed, as the edge writes them into an address. */
const FAULTS: ReadonlyMap<string, ProviderFault> = new Map([
  [String(MEMBER_REFUSALS.identityTaken.code), "identityTaken"],
  [String(MEMBER_REFUSALS.methodNotOffered.code), "methodNotOffered"],
  [String(MEMBER_REFUSALS.tokenInvalid.code), "tokenInvalid"],
  ["unavailable", "unavailable"],
]);

/** Of a page's own address. Every other fault is the provider's, for which the specification has one text (section 8). */
export function providerFaultIn(url: string): ProviderFault | undefined {
  const fault = new URL(url).searchParams.get("fault");
  return fault === null ? undefined : (FAULTS.get(fault) ?? "failed");
}
