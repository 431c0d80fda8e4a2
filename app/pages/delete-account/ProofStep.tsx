import { useTranslation } from "react-i18next";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { MemberForm } from "~/features/forms/MemberForm";
import { ProofFields } from "~/features/forms/ProofFields";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { DeletionState } from "./deletion-state.ts";
import { KeptFields } from "./KeptFields.tsx";

interface ProofStepProps {
  state: DeletionState;
  hasPassword: boolean;
  phone: string | undefined;
}

/** Re-authentication: the password, or a code for members without one. */
export function ProofStep({ state, hasPassword, phone = "" }: ProofStepProps) {
  const { t } = useTranslation("account");
  return (
    <MemberForm id="proof" intent="delete" state={state} step="proof">
      <p className="note">{hasPassword ? t("deletion.passwordHint") : t("deletion.codeHint", { phone })}</p>
      <KeptFields values={state.values} />
      <ProofFields
        hasPassword={hasPassword}
        sent={state.sent}
        resendIntent="resend"
        check={<BotCheck action="delete-account" intents={["resend"]} />}
      />
      <SubmitButton intent="delete" isDanger>
        {t("deletion.delete")}
      </SubmitButton>
    </MemberForm>
  );
}
