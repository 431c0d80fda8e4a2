import { LOCALES } from "#contract/tables/locales";
import { localePath } from "./locale-path.ts";
import type { Page } from "./page.ts";

/**
 * The page in each language, the query kept. Plain links: another language is another document. `data-locale` lets the
 * boot script store the choice.
 */
export function LanguageLinks({ page }: { page: Page }) {
  return (
    <ul className="langs">
      {LOCALES.map(({ code, tag, name }) => (
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
