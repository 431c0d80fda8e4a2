import type { FaultKind } from "../pages/context.ts";

/** Sent with every API answer: JSON, never sniffed as another type, and not cached unless a call says so. */
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

/**
 * A refusal in the envelope of the specification, in technical English; api-refusal.ts localises refusals for people.
 */
export function refuse({ status, message, headers, businessCode = status, ...details }: Refusal): Response {
  const body = { message, result: { businessCode, message, ...details } };
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/** Seconds until a browser should try again. */
export const RETRY_AFTER = 5;

/** The status of a failed call. */
export const FAULT_STATUS: Readonly<Record<FaultKind, number>> = {
  timeout: 504,
  network: 502,
  status: 502,
  redirect: 502,
  too_large: 502,
  not_json: 502,
  shape: 502,
  breaker_open: 503,
  gone: 410,
  rate_limited: 429,
  not_found: 404,
  bad_request: 400,
  refused: 200,
};
