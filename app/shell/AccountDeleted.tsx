import { useTranslation } from "react-i18next";
import { DELETED_ID } from "~/page/account-deleted";

/** On the home page for who comes from deleting their account: the fragment of the address shows it (panels.css). */
export function AccountDeleted() {
  const { t } = useTranslation("frame");
  return (
    <p id={DELETED_ID} role="status" tabIndex={-1} hidden>
      {t("account.deleted")}
    </p>
  );
}
