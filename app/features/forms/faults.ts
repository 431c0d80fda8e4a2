import { useTranslation } from "react-i18next";
import type { EdgeRefusal } from "#contract/tables/edge-refusals";
import { joinSentences } from "~/i18n/join-texts";
import { waitOf } from "./sent-code.ts";

/** What a form's own checks report; each has a text in `memberForms:fault`. */
export type FaultKind =
  | "phone"
  /** No SMS reaches it. */
  | "notMobile"
  | "code"
  /** Another code is required. */
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
  /** One time without the other, or both the same. */
  | "quietHours"
  /** The visitor closed the browser's dialogue, or waited too long. */
  | "passkeyNotUsed"
  | "passkeyNotAdded"
  /** The authenticator has one of this account. */
  | "passkeyHere"
  /** The browser lacks passkeys, or the site's address is not the one they are for. */
  | "passkeyUnusable"
  /** The challenge is no longer in the browser. */
  | "passkeyLate"
  /** The form did not reach the edge. */
  | "unsent"
  /** The supplier is down. */
  | "unavailable"
  /** The supplier refuses without a reason. */
  | "refused"
  /** The edge refuses before calling the supplier. */
  | EdgeRefusal;

/** Why a field or the whole form was not accepted: a text of ours, or the supplier's in the visitor's language. */
export type Fault = ({ kind: FaultKind } | { message: string }) & {
  /** Seconds until a retry may succeed. */
  wait?: number;
};

/** By field; `form` for faults of no field. */
export type Faults<Name extends string = string> = Partial<Record<Name | "form", Fault>>;

/** An action's answer: the submitted values, except passwords, and the faults. */
export interface FormState<Name extends string = string> {
  values?: Partial<Record<Name, string>>;
  faults?: Faults<Name>;
}

/** Without valid fields; undefined if all are valid. */
export function faultsIn<Name extends string>(found: Record<Name, FaultKind | undefined>): Faults<Name> | undefined {
  const faults = Object.entries<FaultKind | undefined>(found).flatMap(([name, kind]) =>
    kind ? [[name, { kind }]] : [],
  );
  return faults.length > 0 ? (Object.fromEntries(faults) as Faults<Name>) : undefined;
}

/** A fault in the visitor's language, with when to try again if known. */
export function useFaultText(): (fault: Fault) => string {
  const { t, i18n } = useTranslation("memberForms");
  return (fault) => {
    const text = "message" in fault ? fault.message : t(`fault.${fault.kind}`);
    if (fault.wait === undefined) return text;
    const { unit, count } = waitOf(fault.wait);
    return joinSentences([text, t(`wait.${unit}`, { count })], i18n.language);
  };
}
