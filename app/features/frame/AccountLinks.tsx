import { useTranslation } from "react-i18next";
import { callBackOf, signPath } from "./call-back.ts";
import type { Page } from "./page.ts";

/** A guest's ways to become a member, both of which lead back to this page. */
export function AccountLinks({ page }: { page: Pick<Page, "locale" | "path" | "search"> }) {
  const { t } = useTranslation("frame");
  const callBack = callBackOf(page);
  return (
    <p className="acct">
      <a href={signPath("signin", page.locale, callBack)}>{t("account.logIn")}</a>
      <a className="acct-up" href={signPath("signup", page.locale, callBack)}>
        {t("account.signUp")}
      </a>
    </p>
  );
}
