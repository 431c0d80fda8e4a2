import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";

/** Where the links to all languages stand: in the footer. */
export const LANGUAGES_ID = "languages";

interface LanguageLinksProps {
  page: Pick<Page, "locale" | "path" | "search" | "languagePaths">;
  languages: readonly LocaleCode[];
}

/**
 * The page in some languages, with the same query unless it says where it is. Plain links: another language is another document. `data-locale` lets the
 * boot script store the choice.
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
