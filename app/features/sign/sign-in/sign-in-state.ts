import { BOT_CHECK_FIELD } from "#contract/tables/bot-check";
import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { readSent, type SentCode } from "~/features/forms/sent-code";
import { type CodeProof, readProof } from "~/features/sign/firebase/code-proof";
import { isPasskeyIntent, type PasskeyState } from "../../passkeys/passkey-task.ts";

export interface SignInState
  extends FormState<"callingCode" | "phone" | "code" | "password">,
    CodeProof,
    Pick<PasskeyState, "passkeyTask" | "credential"> {
  /** The form of passkeys; absent for the one with a number. */
  form?: "passkey";
  /** `code` once one has been sent. */
  step: "number" | "code";
  /** In the code step. */
  sent?: SentCode;
  /** Signing in has failed often, or is tried by others: the form needs a bot check. */
  needsCheck?: boolean;
}

const numberStateOf = (form: FormData): SignInState => ({
  step: form.has("code") ? "code" : "number",
  values: readFields(form, ["callingCode", "phone", "code"]),
  // The password form has the field only if it needs a check; the one with a code always, and fills it in then.
  ...((form.has("code") ? form.get(BOT_CHECK_FIELD) : form.has(BOT_CHECK_FIELD)) && { needsCheck: true }),
  ...(form.has("code") && { sent: readSent(form, Date.now()) }),
  ...readProof(form),
});

/** The state of a submitted form. */
export const signInStateOf = (form: FormData): SignInState =>
  isPasskeyIntent(form.get("intent")) ? { form: "passkey", step: "number" } : numberStateOf(form);
