import { BOT_CHECK_FIELD } from "#contract/tables/bot-check";
import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { readSent, type SentCode } from "~/features/forms/sent-code";
import { type CodeProof, readProof } from "~/features/sign/firebase/code-proof";

export interface SignInState extends FormState<"callingCode" | "phone" | "code" | "password">, CodeProof {
  /** `code` once one has been sent. */
  step: "number" | "code";
  /** In the code step. */
  sent?: SentCode;
  /** Password sign-in has failed often: the form shows a bot check. */
  needsCheck?: boolean;
}

/** The state of a submitted form. */
export const signInStateOf = (form: FormData): SignInState => ({
  step: form.has("code") ? "code" : "number",
  values: readFields(form, ["callingCode", "phone", "code"]),
  ...(form.has(BOT_CHECK_FIELD) && { needsCheck: true }),
  ...(form.has("code") && { sent: readSent(form, Date.now()) }),
  ...readProof(form),
});
