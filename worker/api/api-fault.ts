import type { FaultKind } from "../context.ts";
import type { UpstreamFault } from "../upstream/fault.ts";

/** Every answer of the API: JSON, never sniffed as something else, and cached by nobody unless it says so. */
export const JSON_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
} as const;

interface Refusal {
  status: number;
  message: string;
  businessCode?: number;
  field?: string;
  requestId?: string;
  headers?: Record<string, string>;
}

/** A refusal in the envelope of the specification, in technical English; calls of people are refused in api-refusal.ts. */
export function refuse({ status, message, headers, businessCode = status, ...details }: Refusal): Response {
  const body = { message, result: { businessCode, message, ...details } };
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/** Seconds until a browser should try again. */
export const RETRY_AFTER = 5;

export const FAULTS: Record<FaultKind, { status: number; message: string }> = {
  timeout: { status: 504, message: "The upstream did not answer in time." },
  network: { status: 502, message: "The upstream cannot be reached." },
  status: { status: 502, message: "The upstream has failed." },
  redirect: { status: 502, message: "The upstream points elsewhere." },
  too_large: { status: 502, message: "The upstream's answer is too large." },
  not_json: { status: 502, message: "The upstream's answer cannot be read." },
  shape: { status: 502, message: "The upstream's answer does not fit the contract." },
  breaker_open: { status: 503, message: "The upstream is failing; it is given time to recover." },
  gone: { status: 410, message: "It is no longer here." },
  rate_limited: { status: 429, message: "Too many requests; try again in a moment." },
  not_found: { status: 404, message: "There is no such thing." },
  bad_request: { status: 400, message: "The upstream does not accept these parameters." },
  refused: { status: 200, message: "Refused." },
};

/** What a browser is told of a failed call: never the cause, which is in the log under the same request id. */
export function faultResponse(fault: UpstreamFault, requestId: string): Response {
  const { kind, detail, businessCode, retryAfter = RETRY_AFTER } = fault;
  const { status, message } = FAULTS[kind];
  const headers = {
    "Cache-Status": `matchlight; detail=${kind}`,
    ...(status >= 500 && { "Retry-After": String(retryAfter) }),
  };
  // Words of a refusal are meant for the visitor; those of a broken server are not.
  const text = status < 500 ? (detail ?? message) : message;
  const code = kind === "refused" ? businessCode : status;
  return refuse({ status, message: text, businessCode: code, requestId, headers });
}
