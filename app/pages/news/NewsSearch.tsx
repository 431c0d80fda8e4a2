import { useTranslation } from "react-i18next";
import { newsListPath } from "#contract/tables/paths";
import { SearchField } from "~/islands/search/SearchField";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./news-page.module.css";

/** Looks for pieces in the page's language. A form that works by itself. */
export function NewsSearch({ text, page: { locale } }: { text: string; page: Pick<Page, "locale"> }) {
  const { t } = useTranslation("news");
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that are still in use do not know <search>.
    <form className={styles.search} role="search" action={localePath(locale, newsListPath())}>
      <SearchField label={t("searchField")} defaultValue={text} />
      <button type="submit" className="button plain-button">
        {t("search")}
      </button>
    </form>
  );
}
