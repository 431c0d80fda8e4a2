import type { TraceKind } from "../../schema/members.ts";

/** Why a sign-up is not counted. */
type ReferralRule =
  /** The number had an account before, or is or was the referrer's. */
  | "number"
  /** The device belongs to the referrer, or to somebody already counted for the referrer. */
  | "device"
  /** The address is one of the referrer's. */
  | "address"
  /** The network is that of somebody already counted for the referrer. */
  | "network"
  /** The address is not signed by the edge. */
  | "unsigned"
  /** The referrer was referred by this same member. */
  | "circle";

export type ReferralDecision = "counted" | ReferralRule;

export interface ReferralFacts {
  isReturn: boolean;
  /** Traces that the sign-up shares with people from whom it must differ. */
  shared: readonly TraceKind[];
  hasAddress: boolean;
  /** The sign-up came from the network of another one that counts for the referrer. */
  sharesNetwork: boolean;
  isCircle: boolean;
}

/** The first rule that rejects it, else "counted". */
export function judgeReferral({
  isReturn,
  shared,
  hasAddress,
  sharesNetwork,
  isCircle,
}: ReferralFacts): ReferralDecision {
  if (isReturn || shared.includes("number")) return "number";
  if (shared.includes("device")) return "device";
  if (!hasAddress) return "unsigned";
  if (shared.includes("address")) return "address";
  if (isCircle) return "circle";
  return sharesNetwork ? "network" : "counted";
}
