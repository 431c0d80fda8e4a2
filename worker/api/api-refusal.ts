import { type LocaleCode, localeRow } from "#contract/tables/locales";
import type { FaultKind } from "../context.ts";
import type { UpstreamFault } from "../upstream/fault.ts";
import { FAULTS, JSON_HEADERS, RETRY_AFTER } from "./api-fault.ts";
import { type Reason, reasonText } from "./api-reasons.ts";

/** Who is told, and under which id the log has more. */
export interface Caller {
  locale: LocaleCode;
  requestId: string;
}

interface Refusal {
  status: number;
  reason: Reason;
  /** What is wrong: a parameter, else the part of the request (`path`, `method`, `origin`, `body`, `query`, `country`) or `upstream`. */
  field: string;
  /** For the places of the reason's text. */
  values?: Readonly<Record<string, string>>;
  /** In the place of the reason's text. */
  message?: string | undefined;
  businessCode?: number | undefined;
  /** Technical, in English. */
  detail?: string | undefined;
  headers?: Record<string, string>;
}

/** A refusal in the envelope of the specification, with a reason for people in the caller's language. */
export function refuseCaller({ locale, requestId }: Caller, refusal: Refusal): Response {
  const { status, reason, field, values, detail, headers, businessCode = status } = refusal;
  const message = refusal.message ?? reasonText(reason, locale, { field, ...values });
  const body = { message, result: { businessCode, message, field, ...(detail && { detail }), requestId } };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...JSON_HEADERS, "Content-Language": localeRow(locale).tag, ...headers },
  });
}

/** `allow` is the value of Allow. */
export const refuseMethod = (caller: Caller, allow: string): Response =>
  refuseCaller(caller, {
    status: 405,
    reason: "wrongMethod",
    field: "method",
    values: { methods: allow },
    headers: { Allow: allow },
  });

/** By what the upstream's fault is for a caller. */
const reasonOf = (kind: FaultKind): Reason => {
  if (kind === "not_found") return "notFound";
  if (kind === "bad_request") return "invalid";
  if (kind === "refused") return "refused";
  return kind === "timeout" ? "slow" : "unavailable";
};

/** The parameter that an upstream names in front of its reason: `matchId: no such match`. */
const fieldIn = (detail = ""): string | undefined => /^(\w{1,40}): /.exec(detail)?.[1];

/** What a browser is told of a failed call: never the cause, which is in the log under the same request id. */
export function refuseFault(fault: UpstreamFault, caller: Caller): Response {
  const { kind, detail, businessCode, retryAfter = RETRY_AFTER } = fault;
  const { status } = FAULTS[kind];
  const reason = reasonOf(kind);
  const headers = {
    "Cache-Status": `matchlight; detail=${kind}`,
    ...(status >= 500 && { "Retry-After": String(retryAfter) }),
  };
  if (status >= 500) return refuseCaller(caller, { status, reason, field: "upstream", headers });
  const field = fieldIn(detail) ?? "query";
  // The words of a rule's refusal are for the visitor, and in the language that the call was made in.
  if (kind === "refused")
    return refuseCaller(caller, { status, reason, field, message: detail, businessCode, headers });
  return refuseCaller(caller, { status, reason, field, detail, headers });
}
