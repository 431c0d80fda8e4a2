import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { MemberForm } from "~/features/forms/MemberForm";
import { NewPasswordFields } from "~/features/forms/NewPasswordFields";
import { PasswordField } from "~/features/forms/PasswordField";
import { ProofFields } from "~/features/forms/ProofFields";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { ChangePasswordData } from "./change-password.server.ts";
import { CHANGE_PASSWORD, type PasswordState, SEND_CODE, SET_PASSWORD } from "./password-intents.ts";

interface ChangePasswordPageProps {
  data: ChangePasswordData;
  state: PasswordState | undefined;
}

/** Changes the password, or sets the first one for members who signed up without. */
export function ChangePasswordPage({ data, state }: ChangePasswordPageProps) {
  const { t } = useTranslation("account");
  const { hasPassword, saved } = data;
  return (
    <AccountFrame section="password" hasPassword={hasPassword} saved={saved}>
      <p className="note">{t(hasPassword ? "password.others" : "password.none")}</p>
      {hasPassword ? <ChangeForm state={state} /> : <FirstForm phone={data.phone} state={state} />}
    </AccountFrame>
  );
}

function ChangeForm({ state }: Pick<ChangePasswordPageProps, "state">) {
  const { t } = useTranslation(["account", "memberForms"]);
  return (
    <MemberForm intent={CHANGE_PASSWORD} state={state}>
      <PasswordField
        name="oldPassword"
        label={t("password.current")}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <NewPasswordFields label={t("memberForms:password.new")} />
      <SubmitButton intent={CHANGE_PASSWORD}>{t("section.password")}</SubmitButton>
    </MemberForm>
  );
}

/** First a code to the member's number: whoever has their session for a moment must not stay in the account. */
function FirstForm({ phone = "", state }: Pick<ChangePasswordPageProps, "state"> & { phone: string | undefined }) {
  const { t } = useTranslation(["account", "memberForms"]);
  const { step = "start", sent } = state ?? {};
  const check = <BotCheck action="set-password" intents={[SEND_CODE]} />;
  if (step === "start")
    return (
      <MemberForm intent={SEND_CODE} state={state} step={step}>
        <p>{t("password.byCode", { phone })}</p>
        {check}
        <SubmitButton intent={SEND_CODE}>{t("password.send")}</SubmitButton>
      </MemberForm>
    );
  return (
    <MemberForm intent={SET_PASSWORD} state={state} step={step}>
      {sent && <ProofFields hasPassword={false} sent={sent} resendIntent={SEND_CODE} check={check} />}
      <NewPasswordFields label={t("memberForms:password.new")} />
      <SubmitButton intent={SET_PASSWORD}>{t("section.setPassword")}</SubmitButton>
    </MemberForm>
  );
}
