import { useTranslation } from "react-i18next";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";

/** Id of the footer's links to all languages. */
export const LANGUAGES_ID = "languages";

interface LanguageLinksProps {
  page: Pick<Page, "locale" | "path" | "search" | "languagePaths">;
  languages: readonly LocaleCode[];
}

/**
 * Links to the page in some languages, with the same query unless the page gives other paths. Plain links: another
 * language is another document. The page script stores the choice by `data-locale`.
 */
export function LanguageLinks({ page, languages }: LanguageLinksProps) {
  return (
    <ul className="languages">
      {languages.map(localeRow).map(({ code, tag, name }) => (
        <li key={code}>
          <a
            href={localePath(code, page.languagePaths?.[code] ?? page.path + page.search)}
            hrefLang={tag}
            lang={tag}
            data-locale={code}
            aria-current={code === page.locale ? "true" : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The header's menu of the languages of the visitor's country, with a link to all languages. */
export function LanguageMenu({
  page,
}: {
  page: Pick<Page, "locale" | "path" | "search" | "languages" | "languagePaths">;
}) {
  const { t } = useTranslation(["frame", "common"]);
  return (
    <details className="menu" data-hover="">
      <summary>
        <span className="visually-hidden">{t("common:language.label")} </span>
        {localeRow(page.locale).shortName}
      </summary>
      <div className="menu-list">
        <LanguageLinks page={page} languages={page.languages} />
        <a href={`#${LANGUAGES_ID}`}>{t("allLanguages")}</a>
      </div>
    </details>
  );
}
