import type { FailureKind } from "./ledger.ts";

/** A supplier refused to answer: its quota is used up, the key is unknown, or the request is wrong. */
export class SupplierRefusal extends Error {
  readonly kind: Exclude<FailureKind, "fault">;
  constructor(kind: SupplierRefusal["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
