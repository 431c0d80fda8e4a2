import type { LinkedIdentity, Provider } from "#contract/domain/members";
import { PROVIDERS } from "#contract/tables/provider-names";
import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { readSent, type SentCode } from "~/features/forms/sent-code";
import { type CodeProof, readProof } from "~/features/sign/firebase/code-proof";

export interface ResetState
  extends FormState<
      "callingCode" | "phone" | "code" | "password" | "confirmPassword" | `unlink-${Provider}` | "endPasskeys"
    >,
    CodeProof {
  step: "number" | "code" | "password";
  /** In the code step. */
  sent?: SentCode;
  /** In the last step: allows setting one new password within a few minutes. */
  resetToken?: string;
  /** In the last step: accounts that sign in without the password, and may be removed with it. */
  identities?: LinkedIdentity[];
  /** In the last step: how many passkeys do, and may be removed. */
  passkeys?: number;
  /** Codes have failed often: checking one needs a bot check. */
  needsCheck?: boolean;
}

/** The field of an account to be removed, and the hidden one that carries it through a refused form. */
export const unlinkField = (provider: Provider) => `unlink-${provider}` as const;
export const identityField = (provider: Provider) => `identity-${provider}` as const;

/** The accounts that a submitted form shows. Their names are shown again, nothing else is done with them. */
function readIdentities(form: FormData): LinkedIdentity[] {
  return PROVIDERS.filter((provider) => form.has(identityField(provider))).map((provider) => {
    const name = readFields(form, [identityField(provider)])[identityField(provider)];
    return { provider, ...(name && { name }) };
  });
}

/** The providers whose accounts are to be removed. */
export const readUnlinked = (form: FormData): Provider[] =>
  PROVIDERS.filter((provider) => form.get(unlinkField(provider)) === "on");

/** The hidden field with the number of passkeys. */
export const PASSKEYS_FIELD = "passkeys";

/** Whether the member's passkeys are to be removed. */
export const endsPasskeys = (form: FormData): boolean => form.get("endPasskeys") === "on";

/** The state of a submitted form: each step has a field that the others lack. */
export function resetStateOf(form: FormData): ResetState {
  const values = readFields(form, ["callingCode", "phone", "code"]);
  const { resetToken } = readFields(form, ["resetToken"]);
  const proof = readProof(form);
  if (resetToken) {
    const identities = readIdentities(form);
    const chosen = Object.fromEntries(readUnlinked(form).map((provider) => [unlinkField(provider), "on"]));
    const ending = endsPasskeys(form) && { endPasskeys: "on" };
    const passkeys = Number(form.get(PASSKEYS_FIELD)) || 0;
    return {
      step: "password",
      values: { ...values, ...chosen, ...ending },
      resetToken,
      identities,
      passkeys,
      ...proof,
    };
  }
  if (!form.has("code")) return { step: "number", values, ...proof };
  return { step: "code", values, sent: readSent(form, Date.now()), ...proof };
}
