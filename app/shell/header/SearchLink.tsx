import { useTranslation } from "react-i18next";
import { addressFrom } from "~/features/search/search-address";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { islandId } from "~/runtime/islands/island-event";
import { Icon } from "~/ui/Icon";
import styles from "./header.module.css";

/** Links to the search page, with the page's sport first; with scripts it opens the search over the page. */
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
