import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { readSent, type SentCode } from "~/features/forms/sent-code";
import { type CodeProof, readProof } from "~/features/sign/firebase/code-proof";

export interface ResetState
  extends FormState<"callingCode" | "phone" | "code" | "password" | "confirmPassword">,
    CodeProof {
  step: "number" | "code" | "password";
  /** In the code step. */
  sent?: SentCode;
  /** In the last step: allows setting one new password within a few minutes. */
  resetToken?: string;
}

/** The state of a submitted form: each step has a field that the others lack. */
export function resetStateOf(form: FormData): ResetState {
  const values = readFields(form, ["callingCode", "phone", "code"]);
  const { resetToken } = readFields(form, ["resetToken"]);
  const proof = readProof(form);
  if (resetToken) return { step: "password", values, resetToken, ...proof };
  if (!form.has("code")) return { step: "number", values, ...proof };
  return { step: "code", values, sent: readSent(form, Date.now()), ...proof };
}
