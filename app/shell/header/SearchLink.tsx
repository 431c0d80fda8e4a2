import { useTranslation } from "react-i18next";
import { islandId } from "~/islands/runtime/island-id";
import { addressFrom } from "~/islands/search/search-address";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Icon } from "~/ui/Icon";
import styles from "./header.module.css";

/** Leads to the search page, where the page's sport comes first; opens the search over the page where there are scripts. */
export function SearchLink({ page: { locale, path } }: { page: Pick<Page, "locale" | "path"> }) {
  const { t } = useTranslation("frame");
  return (
    <a
      className={`icon-button ${styles.searchLink}`}
      href={localePath(locale, addressFrom(path))}
      aria-label={t("search")}
      aria-keyshortcuts="/"
      data-opens={islandId("search")}
    >
      <Icon name="search" />
    </a>
  );
}
