import { useTranslation } from "react-i18next";
import { localeRow } from "#contract/tables/locales";
import type { Page } from "~/page/page";
import { LANGUAGES_ID, LanguageLinks } from "./LanguageLinks.tsx";

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
