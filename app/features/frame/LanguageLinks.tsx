import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { localePath } from "./locale-path.ts";
import type { Page } from "./page.ts";

/** Where the links to all languages stand: in the footer. */
export const LANGUAGES_ID = "languages";

interface LanguageLinksProps {
  page: Pick<Page, "locale" | "path" | "search">;
  languages: readonly LocaleCode[];
}

/**
 * The page in some languages, the query kept. Plain links: another language is another document. `data-locale` lets the
 * boot script store the choice.
 */
export function LanguageLinks({ page, languages }: LanguageLinksProps) {
  return (
    <ul className="langs">
      {languages.map(localeRow).map(({ code, tag, name }) => (
        <li key={code}>
          <a
            href={localePath(code, page.path + page.search)}
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
