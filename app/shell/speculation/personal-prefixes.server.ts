import { isPersonal, type PageRow } from "#contract/tables/pages/pages";
import { pathSegments } from "#contract/tables/path-pattern";
import { SPORTS } from "#contract/tables/sports";

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
