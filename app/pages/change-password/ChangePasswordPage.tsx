import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import type { FormState } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { NewPasswordFields } from "~/features/forms/NewPasswordFields";
import { PasswordField } from "~/features/forms/PasswordField";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { ChangePasswordData } from "./load-change-password.server.ts";
import { CHANGE_PASSWORD, SET_PASSWORD } from "./password-intents.ts";

interface ChangePasswordPageProps {
  data: ChangePasswordData;
  state: FormState | undefined;
}

/** Changes the password, or sets the first one for members who signed up with LINE or Zalo. */
export function ChangePasswordPage({ data: { hasPassword, saved }, state }: ChangePasswordPageProps) {
  const { t } = useTranslation(["account", "memberForms"]);
  const intent = hasPassword ? CHANGE_PASSWORD : SET_PASSWORD;
  return (
    <AccountFrame section="password" hasPassword={hasPassword} saved={saved}>
      <p className="note">{t(hasPassword ? "password.others" : "password.none")}</p>
      <MemberForm intent={intent} state={state}>
        {hasPassword && (
          <PasswordField
            name="oldPassword"
            label={t("password.current")}
            autoComplete="current-password"
            enterKeyHint="next"
          />
        )}
        <NewPasswordFields label={t("memberForms:password.new")} />
        <SubmitButton intent={intent}>{t(hasPassword ? "section.password" : "section.setPassword")}</SubmitButton>
      </MemberForm>
    </AccountFrame>
  );
}
