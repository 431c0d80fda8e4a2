import type { LocaleCode } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages/pages";
import { personalPrefixes } from "./personal-prefixes.server.ts";
import type { Eagerness } from "./rules-element.ts";

/** Personal pages are not cached: a prefetch would cost as much as the page, and lead guests to sign-in. */
const PERSONAL = personalPrefixes(PAGES);

/** Never prefetched: personal pages, and files that are not documents. */
const neverIn = (locale: LocaleCode) => [...PERSONAL.map((prefix) => `/${locale}${prefix}*`), "/*.ics"];

/** Links to one of many views of a page, to another language or to a file, and links that open an island. */
const NO_LINKS = "[rel~=nofollow],[data-locale],[download],[data-opens]";

/** Prefetches documents in the page's language on intent (HTML, "speculation rules"). */
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
