import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { SessionEnded } from "./session-ended.ts";
import { withTimeLimit } from "./time-limit.ts";

/** The lowest error status. Refusals have a lower one and a reason. */
const FAULT = 500;

/** The unvalidated result of a browser-facing API call. */
export interface CallResult {
  businessCode?: unknown;
  message?: unknown;
  data?: unknown;
}

/** Empty if the response has another shape. Throws SessionEnded if it ends the session. */
export function memberResultIn(answer: unknown): CallResult {
  const { result } = (answer ?? {}) as { result?: CallResult };
  if (result?.businessCode === BUSINESS_SESSION_INVALID) throw new SessionEnded();
  return result ?? {};
}

interface MemberCall {
  /** Sends a POST with these fields, for calls that change something. */
  fields?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The request outlives the page, for when the member navigates away. */
  keepalive?: boolean;
}

/** The response to a member's call. Rejects on time-out, on status 500 and above, or when `signal` aborts. */
export async function callMember(
  path: string,
  { fields, signal, keepalive = false }: MemberCall = {},
): Promise<unknown> {
  const form = fields && { method: "POST", body: new URLSearchParams(fields) };
  const response = await fetch(path, { ...form, keepalive, signal: withTimeLimit(signal) });
  if (response.status >= FAULT) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Resolves to the result of `ask`, or to `otherwise` if it fails, unless the session has ended. */
export async function orWhenUnanswered<Value, Other>(
  ask: () => Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof SessionEnded) throw thrown;
    return otherwise;
  }
}
