import { useTranslation } from "react-i18next";
import { endPushBeforeSubmit } from "~/browser/push/end-push";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { LOG_OUT_PATH } from "./account-sections.ts";

interface LogOutFormProps {
  page: Pick<Page, "locale">;
  /** Of the button. */
  className?: string;
}

/** Ends the session. The browser sends it by itself: every open page is another one afterwards. */
export function LogOutForm({ page: { locale }, className }: LogOutFormProps) {
  const { t } = useTranslation("accountMenu");
  return (
    <form method="post" action={localePath(locale, LOG_OUT_PATH)} onSubmit={endPushBeforeSubmit}>
      <button type="submit" className={className}>
        {t("logOut")}
      </button>
    </form>
  );
}
