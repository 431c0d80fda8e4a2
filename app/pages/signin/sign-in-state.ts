import { BOT_CHECK_FIELD } from "#contract/tables/bot-check";
import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { readSent, type SentCode } from "~/features/forms/sent-code";
import { type CodeProof, readProof } from "~/features/sign/firebase/code-proof";

export interface SignInState extends FormState<"callingCode" | "phone" | "code" | "password">, CodeProof {
  /** `code` where one was sent. */
  step: "number" | "code";
  /** With that step. */
  sent?: SentCode;
  /** Signing in by password has failed often: the form shows a bot check. */
  needsCheck?: boolean;
}

/** The state of a form as it was sent. */
export const signInStateOf = (form: FormData): SignInState => ({
  step: form.has("code") ? "code" : "number",
  values: readFields(form, ["callingCode", "phone", "code"]),
  ...(form.has(BOT_CHECK_FIELD) && { needsCheck: true }),
  ...(form.has("code") && { sent: readSent(form, Date.now()) }),
  ...readProof(form),
});
