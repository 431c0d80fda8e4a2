import { useTranslation } from "react-i18next";
import { NOTICES_PATH } from "#contract/tables/paths";
import { BellSign } from "~/features/notices/BellSign";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import { hasPhoneHeader } from "~/shell/tab-bar/footer-tabs";
import { classNames } from "~/ui/class-names";
import styles from "./header.module.css";

/**
 * A member's link to their notices: on phones and on the notices page a plain link; elsewhere a dropdown, which is a
 * link until it has loaded. In every page, like the account links (AccountLinks.tsx).
 */
export function BellLinks({ page: { locale, path, config } }: { page: Pick<Page, "locale" | "path" | "config"> }) {
  const { t } = useTranslation("frame");
  const isHere = path === NOTICES_PATH;
  const bell = (place?: string, press?: string) => (
    <a
      href={localePath(locale, NOTICES_PATH)}
      className={classNames("icon-button bell", styles.member, place)}
      data-press={press}
      aria-current={isHere ? "page" : undefined}
    >
      <BellSign name={t("notices.link")} />
    </a>
  );
  if (isHere) return bell();
  return (
    <>
      {hasPhoneHeader(path) && bell(styles.onPhone)}
      <Island name="notices" props={{ storage: config.storageBaseUrl }}>
        {bell(styles.onDesktop, "notices")}
      </Island>
    </>
  );
}
