import { useTranslation } from "react-i18next";
import { DELETED_ID } from "~/page/element-ids";

/** Shown on the home page after an account is deleted, by the fragment of the address (app/shell/panels.css). */
export function AccountDeleted() {
  const { t } = useTranslation("frame");
  return (
    <p id={DELETED_ID} role="status" tabIndex={-1} hidden>
      {t("account.deleted")}
    </p>
  );
}
