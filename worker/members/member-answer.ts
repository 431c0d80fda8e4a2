import type { Fetched, MemberAnswer } from "../pages/context.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";

/** A refusal by a rule is an answer; anything else that a call throws stays a fault. */
export async function toMemberAnswer<Value>(calling: Promise<Fetched<Value>>): Promise<MemberAnswer<Value>> {
  try {
    const { value } = await calling;
    return { isRefused: false, value };
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.kind !== "refused" || error.businessCode === undefined) throw error;
    const { businessCode: code, detail: message, field, retryAfter } = error;
    return { isRefused: true, code, message, field, retryAfter };
  }
}
