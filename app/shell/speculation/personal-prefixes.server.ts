import { isPersonal, type PageRow } from "#contract/tables/pages";
import { pathSegments } from "#contract/tables/path-pattern";
import { SPORTS } from "#contract/tables/sports";

const SPORT_WORDS: readonly string[] = SPORTS.map(({ code }) => code);

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((segment, index) => path[index] === segment);

/**
 * Starts of paths under which no page is for everybody, as few as there can be, as patterns of URLPattern: `/account`,
 * and `/:sport/fav` for all sports at once. Throws for a personal page whose path has no words of its own.
 */
export function personalPrefixes(pages: readonly PageRow[]): string[] {
  const shared = pages.filter((page) => !isPersonal(page)).map(({ path }) => pathSegments(path));
  const prefixes = pages.filter(isPersonal).map(({ path }) => {
    const segments = pathSegments(path);
    const length = segments.findIndex((_segment, index) => {
      const start = segments.slice(0, index + 1);
      return !shared.some((other) => startsWith(other, start));
    });
    const prefix = segments.slice(0, length + 1);
    if (prefix.length === 0 || prefix.some((segment) => segment.startsWith(":")))
      throw new Error(`no words tell ${path} from pages for everybody`);
    return `/${prefix.map((segment) => (SPORT_WORDS.includes(segment) ? ":sport" : segment)).join("/")}`;
  });
  return [...new Set(prefixes)];
}
