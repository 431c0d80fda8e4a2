import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { SessionEnded } from "./session-ended.ts";
import { withTimeLimit } from "./time-limit.ts";

/** The lowest status of a fault. A refusal has a lower one, and says why. */
const FAULT = 500;

/** The result of a call of the browser-facing API, of which nothing is certain. */
export interface CallResult {
  businessCode?: unknown;
  message?: unknown;
  data?: unknown;
}

/** Empty where an answer has another form. Throws SessionEnded where it ends the session. */
export function memberResultIn(answer: unknown): CallResult {
  const { result } = (answer ?? {}) as { result?: CallResult };
  if (result?.businessCode === BUSINESS_SESSION_INVALID) throw new SessionEnded();
  return result ?? {};
}

interface MemberCall {
  /** Of a call that changes something, which is a POST. */
  fields?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** It outlives the page: what it says is said when the member goes on. */
  keepalive?: boolean;
}

/** The answer to a member's call. Rejects without one within the time limit, at a fault, or when `signal` says so. */
export async function callMember(
  path: string,
  { fields, signal, keepalive = false }: MemberCall = {},
): Promise<unknown> {
  const form = fields && { method: "POST", body: new URLSearchParams(fields) };
  const response = await fetch(path, { ...form, keepalive, signal: withTimeLimit(signal) });
  if (response.status >= FAULT) throw new Error(`status ${response.status}`);
  return response.json();
}

/** What `ask` comes to; `otherwise` where it fails, unless the session has ended. */
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
