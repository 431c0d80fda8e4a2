import type { FaultKind, UpstreamFault as UpstreamFaultShape } from "../context.ts";

interface FaultDetails {
  /** HTTP status upstream, where there was one. */
  status?: number;
  /** The business code of a refusal. */
  businessCode?: number;
  /** The upstream's own words to the caller, in the caller's language. */
  detail?: string;
  /** The path of the field that did not fit. */
  field?: string;
  /** Seconds until a further try makes sense. */
  retryAfter?: number;
}

/** What a failed call throws. Holds nothing of the answer but the words that the upstream means for the caller. */
export class UpstreamFault extends Error implements UpstreamFaultShape {
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

  /** The upstream is well and has said what it has to say: a good copy from before is no better. */
  get isAnswer(): boolean {
    return this.kind === "not_found" || this.kind === "gone" || this.kind === "bad_request";
  }
}

/** Faults of the server as a whole. The others concern one call: the server itself has answered. */
const SERVER_FAULTS: readonly FaultKind[] = ["timeout", "network", "status", "redirect", "not_json"];

export const isServerFault = ({ kind }: Pick<UpstreamFault, "kind">): boolean => SERVER_FAULTS.includes(kind);
