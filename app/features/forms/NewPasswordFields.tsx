import { useTranslation } from "react-i18next";
import { passwordPolicyOf } from "#contract/members/password-policy";
import { usePage } from "~/page/use-page";
import { PasswordField } from "./PasswordField.tsx";

const RULES = { specified: "password.ruleSpecified", standard: "password.ruleStandard" } as const;

/** A new password, entered twice, with its requirements. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation("memberForms");
  const { name } = passwordPolicyOf(usePage().config.passwordPolicy);
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t(RULES[name])}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        name="confirmPassword"
        label={t("password.confirm")}
        autoComplete="new-password"
        enterKeyHint="next"
      />
    </>
  );
}
