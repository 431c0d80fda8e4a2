import type { LocaleCode } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages";
import { personalPrefixes } from "./personal-prefixes.server.ts";
import type { Eagerness } from "./rules-element.ts";

/** Pages of one visitor, which no cache keeps: a prefetch would cost as much as the page, and lead guests to sign-in. */
const PERSONAL = personalPrefixes(PAGES);

/** What is prefetched never: personal pages, and what is no document. */
const neverIn = (locale: LocaleCode) => [...PERSONAL.map((prefix) => `/${locale}${prefix}*`), "/*.ics"];

/** Links that lead to one of many views of a page, to another language, to a file, or that open an island. */
const NO_LINKS = "[rel~=nofollow],[data-locale],[download],[data-opens]";

/** The documents in the page's language that are prefetched on intent (HTML, "speculation rules"). */
export const speculationRules = (locale: LocaleCode, eagerness: Eagerness = "conservative"): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `/${locale}/*` },
            { not: { href_matches: neverIn(locale) } },
            { not: { selector_matches: NO_LINKS } },
          ],
        },
        eagerness,
      },
    ],
  });
