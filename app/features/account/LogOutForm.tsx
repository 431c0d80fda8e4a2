import { useTranslation } from "react-i18next";
import { endPushBeforeSubmit } from "~/features/push/end-push";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { LOG_OUT_PATH } from "./account-sections.ts";

interface LogOutFormProps {
  page: Pick<Page, "locale">;
  /** Class of the button. */
  className?: string;
}

/** Ends the session. A plain form post without script: afterwards every open page is different. */
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
