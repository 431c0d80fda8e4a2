import { useTranslation } from "react-i18next";
import type { Article } from "#contract/domain/article";
import { articleOf, articlePath } from "#contract/tables/articles";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { localePath } from "~/page/locale-path";
import styles from "./article.module.css";

interface RelatedArticlesProps {
  of: Article["related"];
  locale: LocaleCode;
}

/** Related articles, some of them in another language. */
export function RelatedArticles({ of, locale }: RelatedArticlesProps) {
  const { t } = useTranslation("article");
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related">{t("related")}</h2>
      <ul>
        {of.map(({ id, title }) => (
          <li key={id}>
            <RelatedLink id={id} title={title} locale={locale} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RelatedLink({ id, title, locale }: { id: string; title: string; locale: LocaleCode }) {
  const row = articleOf(id);
  if (!row) return null;
  const { tag, name } = localeRow(row.locale);
  const isForeign = row.locale !== locale;
  return (
    <a href={localePath(row.locale, articlePath(row))} {...(isForeign && { lang: tag, hrefLang: tag })}>
      <b>{row.linkText}</b>
      {isForeign && <span className="tag">{name}</span>}
      <span className={styles.relatedTitle}>{title}</span>
    </a>
  );
}
