import { useTranslation } from "react-i18next";
import { Field } from "~/features/forms/Field";

/** The code of an inviting friend, if any. */
export function ReferralField() {
  const { t } = useTranslation("sign");
  return (
    <Field
      name="referralCode"
      label={t("signUp.referral")}
      hint={t("signUp.referralHint")}
      isOptional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
      enterKeyHint="done"
    />
  );
}
