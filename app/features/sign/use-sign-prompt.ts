import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import type { PromptProps } from "~/features/comments/GuestParts";
import { signPath } from "~/page/sign-path";

interface SignPrompt {
  text: string;
  locale: LocaleCode;
  /** Where to return after signing in or up: a path with its locale. */
  callBack: string;
}

/** The prompt for guests who use a member feature (specification, section 8). Namespace: frame. */
export function useSignPrompt({ text, locale, callBack }: SignPrompt): PromptProps {
  const { t } = useTranslation("frame");
  return {
    text,
    links: [
      { href: signPath("signin", locale, callBack), text: t("account.logIn") },
      { href: signPath("signup", locale, callBack), text: t("account.signUp") },
    ],
  };
}
