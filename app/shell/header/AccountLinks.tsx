import { useTranslation } from "react-i18next";
import { callBackOf, signPath } from "~/page/call-back";
import type { Page } from "~/page/page";
import styles from "./header.module.css";

/** A guest's ways to become a member, both of which lead back to this page. */
export function AccountLinks({ page }: { page: Pick<Page, "locale" | "path" | "search"> }) {
  const { t } = useTranslation("frame");
  const callBack = callBackOf(page);
  return (
    <p className={styles.account}>
      <a href={signPath("signin", page.locale, callBack)}>{t("account.logIn")}</a>
      <a className={styles.signUp} href={signPath("signup", page.locale, callBack)}>
        {t("account.signUp")}
      </a>
    </p>
  );
}
