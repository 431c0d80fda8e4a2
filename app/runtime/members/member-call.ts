import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { withTimeLimit } from "../time-limit.ts";
import { SessionEnded } from "./session-ended.ts";

/** The lowest error status. Refusals have a lower one and a reason. */
const FAULT = 500;

/** Milliseconds before a failed call is repeated, up to twice as many at random. */
const AGAIN_AFTER = 150;

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

/**
 * Sent to the window for each answered press, with its path, fields and answer: the page script keeps some
 * (kept-calls.ts).
 */
export const CALL_EVENT = "call";

interface MemberCall {
  /** Sends a POST with these fields, for calls that change something. */
  fields?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call. */
  limit?: number | undefined;
  /** The request outlives the page, for when the member navigates away. */
  keepalive?: boolean;
}

/**
 * The response to a member's call. Rejects on time-out, on status 500 and above, or when `signal` aborts. A call that
 * changes nothing is made once more if it fails.
 */
export async function callMember(
  path: string,
  { fields, signal, limit, keepalive = false }: MemberCall = {},
): Promise<unknown> {
  const form = fields && { method: "POST", body: new URLSearchParams(fields) };
  const init = { ...form, keepalive, signal: withTimeLimit(signal, limit) };
  const ask = async () => {
    const response = await fetch(path, init);
    if (response.status >= FAULT) throw new Error(`status ${response.status}`);
    const answer: unknown = await response.json();
    if (fields) globalThis.dispatchEvent?.(new CustomEvent(CALL_EVENT, { detail: [path, fields, answer] }));
    return answer;
  };
  try {
    return await ask();
  } catch (thrown) {
    if (fields || init.signal.aborted || navigator.onLine === false) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER * (1 + Math.random())));
    return ask();
  }
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
