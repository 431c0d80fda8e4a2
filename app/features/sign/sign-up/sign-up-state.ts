import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { readSent, type SentCode } from "~/features/forms/sent-code";
import { type CodeProof, readProof } from "~/features/sign/firebase/code-proof";

/** Values carried from one answer to the next: everything but passwords. */
const SIGN_UP_FIELDS = ["callingCode", "phone", "code", "nickname", "referralCode", "terms"] as const;
type SignUpField = (typeof SIGN_UP_FIELDS)[number] | "password" | "confirmPassword";

export interface SignUpState extends FormState<SignUpField>, CodeProof {
  /** First the number, which a code is sent to, then everything else. */
  step: "number" | "details";
  /** In the second step. */
  sent?: SentCode;
}

/** The state of a submitted form; the second step is the one with a code. */
export const signUpStateOf = (form: FormData): SignUpState => ({
  step: form.has("code") ? "details" : "number",
  values: readFields(form, SIGN_UP_FIELDS),
  ...(form.has("code") && { sent: readSent(form, Date.now()) }),
  ...readProof(form),
});

/** Intents of a pending account's form, besides those of any sign-up. */
export const COMPLETE = "complete";
export const GIVE_UP = "giveUp";

/** The provider, so that a form whose account is no longer pending can be recognised. */
export const PROVIDER_FIELD = "provider";
