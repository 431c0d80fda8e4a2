import type { LocaleCode } from "#contract/tables/locales";

export const SPECULATION_RULES_ID = "speculation-rules";

/** On pointerdown, or already when the pointer rests on a link. On Android "moderate" follows the scroll position instead. */
export type Eagerness = "conservative" | "moderate";

/** Pages with forms of the visitor's own, which a prefetch would only waste, and what is no document. */
const neverIn = (locale: LocaleCode) => [
  ...["settings", "signin", "signup", "forgetpassword", "account"].map((page) => `/${locale}/${page}*`),
  // Of a guest they would only lead to sign-in.
  `/${locale}/*/fav/*`,
  "/*.ics",
];

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
