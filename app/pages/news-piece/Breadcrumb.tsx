import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { newsListPath } from "#contract/tables/paths";
import type { NamedLink } from "~/features/news/news-cards";
import { localePath } from "~/page/locale-path";
import styles from "./piece.module.css";

/** Breadcrumbs of an article: news, category. */
export function Breadcrumb({ category, locale }: { category: NamedLink; locale: LocaleCode }) {
  const { t } = useTranslation("news");
  return (
    <nav className={styles.breadcrumb} aria-label={t("breadcrumb")}>
      <ol>
        <li>
          <a href={localePath(locale, newsListPath())}>{t("title.all")}</a>
        </li>
        <li>
          <a href={category.href}>{category.name}</a>
        </li>
      </ol>
    </nav>
  );
}
