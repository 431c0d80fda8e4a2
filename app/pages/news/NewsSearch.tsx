import { useTranslation } from "react-i18next";
import { newsListPath } from "#contract/tables/paths";
import { SearchField } from "~/features/search/SearchField";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./news-page.module.css";

/** Searches articles in the page's language. The form works without script. */
export function NewsSearch({ text, page: { locale } }: { text: string; page: Pick<Page, "locale"> }) {
  const { t } = useTranslation("news");
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers in use do not support <search>.
    <form className={styles.search} role="search" action={localePath(locale, newsListPath())}>
      <SearchField label={t("searchField")} defaultValue={text} />
      <button type="submit" className="button plain-button">
        {t("search")}
      </button>
    </form>
  );
}
