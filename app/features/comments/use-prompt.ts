import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import type { PromptProps } from "~/islands/comments/GuestParts";
import { signPath } from "~/page/call-back";

/** What guests are asked; signing in and up lead back to `callBack`, a path with its locale. */
export function usePrompt(locale: LocaleCode, callBack: string): PromptProps {
  const { t } = useTranslation(["comments", "frame"]);
  return {
    text: t("prompt"),
    links: [
      { href: signPath("signin", locale, callBack), text: t("frame:account.logIn") },
      { href: signPath("signup", locale, callBack), text: t("frame:account.signUp") },
    ],
  };
}
