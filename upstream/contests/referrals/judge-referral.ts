import type { TraceKind } from "../../members/trace-kind.ts";

/** Why a sign-up is not counted. */
export type ReferralRule =
  /** Its number had an account before, or is one that the referrer has or had. */
  | "number"
  /** Its device is one of the referrer's, or of somebody who was counted for the referrer already. */
  | "device"
  /** Its address is one of the referrer's. */
  | "address"
  /** The edge did not vouch for its address. */
  | "unsigned"
  /** The referrer was invited by this same member. */
  | "circle";

export type ReferralDecision = "counted" | ReferralRule;

export interface ReferralFacts {
  isReturn: boolean;
  /** What the sign-up shares with those whom it must not be. */
  shared: readonly TraceKind[];
  hasAddress: boolean;
  isCircle: boolean;
}

/** The first rule that speaks against it, else that it is counted. */
export function judgeReferral({ isReturn, shared, hasAddress, isCircle }: ReferralFacts): ReferralDecision {
  if (isReturn || shared.includes("number")) return "number";
  if (shared.includes("device")) return "device";
  if (!hasAddress) return "unsigned";
  if (shared.includes("address")) return "address";
  return isCircle ? "circle" : "counted";
}
