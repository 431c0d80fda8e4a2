import { useTranslation } from "react-i18next";
import { MemberForm } from "~/features/forms/MemberForm";
import { CredentialField } from "~/features/passkeys/CredentialField";
import { PasskeyButton } from "~/features/passkeys/PasskeyButton";
import type { PasskeyState } from "~/features/passkeys/passkey-task";
import { PASSKEY_ANSWER, PASSKEY_CHALLENGE } from "./passkey-intents.ts";

/** Sign-in by a passkey, in a form of its own: it needs no number. */
export function PasskeySignIn({ state }: { state: PasskeyState | undefined }) {
  const { t } = useTranslation("sign");
  const intent = state?.credential ? PASSKEY_ANSWER : PASSKEY_CHALLENGE;
  return (
    <MemberForm id="passkey" intent={intent} state={state}>
      <CredentialField credential={state?.credential} />
      <PasskeyButton intent={PASSKEY_CHALLENGE} needsScript={t("signIn.passkeyNeedsScript")}>
        {t("signIn.passkey")}
      </PasskeyButton>
    </MemberForm>
  );
}
