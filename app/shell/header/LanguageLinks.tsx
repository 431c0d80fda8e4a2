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
