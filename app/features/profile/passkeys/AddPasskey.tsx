import { useTranslation } from "react-i18next";
import type { AccountFormState } from "~/features/account/change-account.server";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { MemberForm } from "~/features/forms/MemberForm";
import { ProofFields } from "~/features/forms/ProofFields";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { CredentialField, PasskeyButton } from "~/features/passkeys/PasskeyButton";
import type { PasskeyState } from "~/features/passkeys/passkey-task";
import type { MyProfileData } from "../load-my-profile.server.ts";
import type { ProofState } from "../proof-state.ts";
import { addingIntent } from "./passkey-intent.ts";

/** Progress of adding a passkey. With a task it begins anew: the challenge is for one answer. */
export interface AddingState extends ProofState, Pick<PasskeyState, "passkeyTask" | "credential"> {}

interface AddPasskeyProps {
  member: Pick<MyProfileData, "hasPassword" | "phone">;
  state: AccountFormState | undefined;
}

/** Adds a passkey, after the member has confirmed it by password or code. */
export function AddPasskey({ member: { hasPassword, phone = "" }, state: answered }: AddPasskeyProps) {
  const { t } = useTranslation("account");
  const state: AddingState = (answered as (AccountFormState & AddingState) | undefined) ?? { step: "start" };
  const isProving = state.step === "proof";
  const pressed = addingIntent(isProving ? "confirm" : "add");
  const check = <BotCheck action="passkey" intents={[addingIntent(isProving ? "resend" : "add")]} />;
  const intent = state.credential ? addingIntent("answer") : pressed;
  return (
    <MemberForm id="passkey" intent={intent} state={state} step={state.step}>
      <CredentialField credential={state.credential} />
      {isProving ? (
        <>
          <p className="note">{hasPassword ? t("profile.addByPassword") : t("profile.addByCode", { phone })}</p>
          <ProofFields
            hasPassword={hasPassword}
            sent={state.sent}
            resendIntent={addingIntent("resend")}
            check={check}
          />
          <SubmitButton intent={pressed}>{t("profile.addPasskey")}</SubmitButton>
        </>
      ) : (
        <>
          <PasskeyButton intent={pressed} needsScript={t("profile.passkeyNeedsScript")}>
            {t("profile.addPasskey")}
          </PasskeyButton>
          {!hasPassword && check}
        </>
      )}
    </MemberForm>
  );
}
