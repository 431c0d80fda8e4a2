import type { EdgeRefusal } from "#contract/tables/edge-refusals";

/** What a form's own checks find wrong; each has its text in `memberForms:fault`. */
export type FaultKind =
  | "phone"
  | "code"
  /** Another code is needed. */
  | "codeExpired"
  /** No more codes for now. */
  | "codeLimit"
  | "passwordMissing"
  | "passwordSpecified"
  | "passwordStandard"
  | "passwordsDiffer"
  | "nickname"
  | "nicknameReserved"
  | "terms"
  | "choice"
  | "email"
  /** One time without the other, or the same twice. */
  | "quietHours"
  /** The form did not reach the edge. */
  | "unsent"
  /** The supplier does not answer. */
  | "unavailable"
  /** The supplier refuses and does not say why. */
  | "refused"
  /** The edge refuses before the supplier is asked. */
  | EdgeRefusal;

/** Why a field, or the whole form, could not be taken: a text of ours, or the supplier's in the visitor's language. */
export type Fault = ({ kind: FaultKind } | { message: string }) & {
  /** Seconds until the same may succeed. */
  wait?: number;
};

/** By field; `form` is what belongs to none. */
export type Faults<Name extends string = string> = Partial<Record<Name | "form", Fault>>;

/** What an action answers: what was typed, except passwords, and what is wrong with it. */
export interface FormState<Name extends string = string> {
  values?: Partial<Record<Name, string>>;
  faults?: Faults<Name>;
}

/** Of a field that is checked; none when nothing is wrong. */
export const faultOf = (kind: FaultKind | undefined): Fault | undefined => (kind ? { kind } : undefined);

/** Without the fields in which nothing is wrong; undefined when nothing is wrong at all. */
export function faultsIn<Name extends string>(found: Record<Name, FaultKind | undefined>): Faults<Name> | undefined {
  const faults = Object.entries<FaultKind | undefined>(found).flatMap(([name, kind]) =>
    kind ? [[name, { kind }]] : [],
  );
  return faults.length > 0 ? (Object.fromEntries(faults) as Faults<Name>) : undefined;
}
