import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NO_WAIT } from "~/features/forms/sent-code";
import { CodeField } from "./CodeField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import type { SentCode } from "./sent-code.ts";

interface ProofFieldsProps {
  hasPassword: boolean;
  /** The code, once it has been sent. */
  sent: SentCode | undefined;
  /** Intent of the button that sends another code. */
  resendIntent: string;
  /** The bot check of that button. */
  check: ReactNode;
}

/** Re-authentication of a member: the password, or a code for members without one. */
export function ProofFields({ hasPassword, sent = NO_WAIT, resendIntent, check }: ProofFieldsProps) {
  const { t } = useTranslation("memberForms");
  if (hasPassword)
    return (
      <PasswordField name="password" label={t("password.label")} autoComplete="current-password" enterKeyHint="done" />
    );
  return (
    <>
      <CodeField sent={sent} resendIntent={resendIntent} />
      {check}
    </>
  );
}
