import type { LocaleCode } from "#contract/tables/locales";
import { isPersonal, PAGES, type PageRow } from "#contract/tables/pages/pages";
import { pathSegments } from "#contract/tables/path-pattern";
import { SPORTS } from "#contract/tables/sports";
import type { Eagerness } from "./prefetch-on-hover.ts";

const ANY_SPORT = ":sport";
const SPORT_WORDS: readonly string[] = SPORTS.map(({ code }) => code);

const segmentsOf = ({ path }: PageRow): string[] =>
  pathSegments(path).map((segment) => (SPORT_WORDS.includes(segment) ? ANY_SPORT : segment));

const isUnder = (start: readonly string[], path: readonly string[]): boolean =>
  start.every((segment, index) => path[index] === segment);

/**
 * The shortest path prefixes under which all pages are personal, as URLPattern patterns: `/account`, and `/:sport/fav`
 * for all sports at once. Throws for a personal page without a distinguishing literal segment.
 */
export function personalPrefixes(pages: readonly PageRow[]): string[] {
  const shared = pages.filter((page) => !isPersonal(page)).map(segmentsOf);
  const prefixes = pages.filter(isPersonal).map((page) => {
    const segments = segmentsOf(page);
    const starts = segments.map((_segment, index) => segments.slice(0, index + 1));
    const start = starts.find((one) => !shared.some((path) => isUnder(one, path)));
    if (!start || start.some((segment) => segment.startsWith(":") && segment !== ANY_SPORT))
      throw new Error(`no words tell ${page.path} from pages for everybody`);
    return `/${start.join("/")}`;
  });
  return [...new Set(prefixes)];
}

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
