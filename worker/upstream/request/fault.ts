import type { FaultFacts, FaultKind } from "../../pages/context.ts";

interface FaultDetails {
  /** The upstream's HTTP status, if there was one. */
  status?: number;
  /** The business code of a refusal. */
  businessCode?: number;
  /** The upstream's message to the caller, in the caller's language. */
  detail?: string;
  /** The path of the invalid field. */
  field?: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** Thrown by a failed call. Holds nothing of the answer but the upstream's message to the caller. */
export class UpstreamFault extends Error implements FaultFacts {
  override readonly name = "UpstreamFault";
  readonly status?: number;
  readonly businessCode?: number;
  readonly detail?: string;
  readonly field?: string;
  readonly retryAfter?: number;

  constructor(
    readonly kind: FaultKind,
    readonly endpoint: string,
    details: FaultDetails = {},
    options?: ErrorOptions,
  ) {
    super(`${endpoint}: ${kind}${details.status ? ` (status ${details.status})` : ""}`, options);
    this.status = details.status;
    this.businessCode = details.businessCode;
    this.detail = details.detail;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }

  /** The upstream is healthy and this is its answer: an older good entry is no better. */
  get isAnswer(): boolean {
    return this.kind === "not_found" || this.kind === "gone" || this.kind === "bad_request";
  }
}

/** Faults of the server as a whole. All others concern one call: the server did respond. */
const SERVER_FAULTS: readonly FaultKind[] = ["timeout", "network", "status", "redirect", "not_json"];

export const isServerFault = ({ kind }: Pick<UpstreamFault, "kind">): boolean => SERVER_FAULTS.includes(kind);
