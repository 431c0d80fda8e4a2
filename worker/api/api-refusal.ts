import { type LocaleCode, localeRow } from "#contract/tables/locales";
import type { FaultKind } from "../pages/context.ts";
import { lazy } from "../platform/lazy.ts";
import type { UpstreamFault } from "../upstream/request/fault.ts";
import { FAULT_STATUS, JSON_HEADERS, RETRY_AFTER } from "./api-fault.ts";
import type { Reason } from "./api-reasons.ts";

/** The texts of all languages: loaded with the first refusal (docs/decisions/0018). */
const reasons = lazy(() => import("./api-reasons.ts"));

/** Language of the refusal, and the id under which the log has details. */
export interface Caller {
  locale: LocaleCode;
  requestId: string;
}

interface Refusal {
  status: number;
  reason: Reason;
  /**
   * What is wrong: a parameter, else the part of the request (`path`, `method`, `origin`, `body`, `query`, `country`)
   * or `upstream`.
   */
  field: string;
  /** For the placeholders of the reason's text. */
  values?: Readonly<Record<string, string>>;
  /** Replaces the reason's text. */
  message?: string | undefined;
  businessCode?: number | undefined;
  /** Technical, in English. */
  detail?: string | undefined;
  headers?: Record<string, string>;
}

/** A refusal in the envelope of the specification, with a reason for people in the caller's language. */
export async function refuseCaller({ locale, requestId }: Caller, refusal: Refusal): Promise<Response> {
  const { status, reason, field, values, detail, headers, businessCode = status } = refusal;
  const message = refusal.message ?? (await reasons()).reasonText(reason, locale, { field, ...values });
  const body = { message, result: { businessCode, message, field, ...(detail && { detail }), requestId } };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...JSON_HEADERS, "Content-Language": localeRow(locale).tag, ...headers },
  });
}

/** `allow` is the value of Allow. */
export const refuseMethod = (caller: Caller, allow: string): Promise<Response> =>
  refuseCaller(caller, {
    status: 405,
    reason: "wrongMethod",
    field: "method",
    values: { methods: allow },
    headers: { Allow: allow },
  });

/** Reasons by kind of upstream fault. */
const REASONS: Partial<Record<FaultKind, Reason>> = {
  not_found: "notFound",
  gone: "gone",
  bad_request: "invalid",
  refused: "refused",
  rate_limited: "tooMany",
  timeout: "slow",
};
const reasonOf = (kind: FaultKind): Reason => REASONS[kind] ?? "unavailable";

/** The parameter that an upstream names before its reason: `matchId: no such match`. */
const fieldIn = (detail = ""): string | undefined => /^(\w{1,40}): /.exec(detail)?.[1];

/** What a browser learns about a failed call: never the cause, which is logged under the same request id. */
export function refuseFault(fault: UpstreamFault, caller: Caller): Promise<Response> {
  const { kind, detail, businessCode, retryAfter = RETRY_AFTER } = fault;
  const status = FAULT_STATUS[kind];
  const reason = reasonOf(kind);
  const headers = {
    "Cache-Status": `matchlight; detail=${kind}`,
    ...((status >= 500 || status === 429) && { "Retry-After": String(retryAfter) }),
  };
  if (status >= 500) return refuseCaller(caller, { status, reason, field: "upstream", headers });
  const field = fieldIn(detail) ?? "query";
  // A business rule's refusal carries text for the visitor, in the language of the call.
  if (kind === "refused")
    return refuseCaller(caller, { status, reason, field, message: detail, businessCode, headers });
  return refuseCaller(caller, { status, reason, field, detail, headers });
}
