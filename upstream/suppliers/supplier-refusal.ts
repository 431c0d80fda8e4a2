import type { FailureKind } from "./ledger.ts";

/** A supplier refuses to answer: its quota is used up, it does not know the key, or the request is wrong. */
export class SupplierRefusal extends Error {
  readonly kind: Exclude<FailureKind, "fault">;
  constructor(kind: SupplierRefusal["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
