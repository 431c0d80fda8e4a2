import { type LocaleCode, localeNamed } from "#contract/tables/locales";
import { HOME_PATH, matchPage, type PageRow } from "#contract/tables/pages/pages";
import { fillPattern, pathPattern, pathSegments } from "#contract/tables/path-pattern";
import { SHORT_LINKS } from "#contract/tables/short-links";
import type { Sport } from "#contract/tables/sports";
import { isInWindow, TOURNAMENTS } from "#contract/tables/tournaments";

interface RouteRequest {
  /** As the browser sent it, percent-encoded; begins with a slash. */
  path: string;
  /** Including the question mark, or empty. */
  search: string;
  /** Milliseconds. */
  now: number;
  /** The visitor's language, called only where the address names none. */
  chooseLocale: () => LocaleCode;
  /** The visitor's last sport, called only where the address leads to a page of it. */
  chooseSport: () => Sport;
}

/** A page that exists, at its own address. */
export interface PageRoute {
  kind: "page";
  locale: LocaleCode;
  /** Without the locale. */
  path: string;
  page: PageRow;
  params: Record<string, string>;
}

/** A request of the client's router: `{path}.data`. */
export interface DataRoute {
  kind: "data";
  locale: LocaleCode;
  /** The page that the data is for; undefined for a path of no page. */
  page?: PageRow;
}

export interface RedirectRoute {
  kind: "redirect";
  /** 301 for another spelling of an address; 302 if it depends on the visitor or the day. */
  status: 301 | 302;
  /** Path-absolute, on our own origin, whatever was requested. */
  location: string;
  /** The page there, where only its data decides whether it exists and whether that is its canonical address. */
  leadsTo?: PageRoute;
}

/** An asset of an earlier build, an icon or a feed that does not exist: a page would be the wrong response. */
interface MissingFileRoute {
  kind: "missing-file";
}

export type Route = PageRoute | DataRoute | RedirectRoute | MissingFileRoute;

const FILE =
  /^\/(?:assets|flags|\.well-known)\/|\.(?:css|gif|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

/** The language that a first path segment names. */
function readPrefix(segment: string | undefined): { locale: LocaleCode; isExact: boolean } | undefined {
  const locale = localeNamed(segment);
  return locale && { locale, isExact: segment === locale };
}

const homePath = (now: number, root: "rootRedirect" | "localeRootRedirect"): string =>
  TOURNAMENTS.find((tournament) => isInWindow(now, tournament[root]))?.path ?? HOME_PATH;

const LINKS = SHORT_LINKS.map((link) => ({ link, read: pathPattern(link.from) }));

interface Followed {
  locale: LocaleCode;
  path: string;
  /** 302 where the visitor decides. */
  status: RedirectRoute["status"];
}

/** Target of a short link in a language, or in the first language that has the link. */
function followShortLink(
  path: string,
  locale: LocaleCode,
  { chooseSport }: Pick<RouteRequest, "chooseSport">,
): Followed | undefined {
  const given = pathSegments(path);
  for (const { link, read } of LINKS) {
    const params = read(given);
    if (!params) continue;
    const isOffered = !link.locales || link.locales.includes(locale);
    return {
      locale: isOffered ? locale : (link.locales?.[0] ?? locale),
      path: fillPattern(link.to, link.isOfSport ? { ...params, sport: chooseSport() } : params),
      status: link.isOfSport ? 302 : 301,
    };
  }
  return undefined;
}

/** A page about one team, match or competition: that name or id may not exist. */
export const isOfOneThing = ({ params }: Pick<PageRoute, "params">): boolean => Object.keys(params).length > 0;

// `search` is repeated in a header, so unsafe characters are encoded.
const encodeUnsafe = (text: string): string =>
  text.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, (character) => encodeURIComponent(character.toWellFormed()));

function redirect(status: 301 | 302, locale: LocaleCode, path: string, search: string): RedirectRoute {
  // A short link may lead to an address with its own query, or to a fragment.
  const query = path.includes("?") ? search.replace("?", "&") : search;
  const [page = "", fragment] = path.split("#");
  const location = encodeUnsafe(`/${locale}${page}${query}${fragment === undefined ? "" : `#${fragment}`}`);
  const found = matchPage(page);
  const leadsTo = found && isOfOneThing(found) && ({ kind: "page", locale, path: page, ...found } as const);
  return { kind: "redirect", status, location, ...(leadsTo && { leadsTo }) };
}

/** The canonical encoding of a word that is not ASCII. `path` is not hostile. */
const respell = (path: string): string =>
  path
    .split("/")
    .map((segment) => encodeURIComponent(decodeURIComponent(segment).normalize("NFC").toWellFormed()))
    .join("/");

/** The page at a path or at another spelling of it, with its own path. */
function findPage(path: string): (Pick<PageRoute, "page" | "params"> & { path: string }) | undefined {
  const found = matchPage(path);
  if (found) return { path, ...found };
  const respelt = /[^\x21-\x7e]|%/.test(path) ? respell(path) : path;
  const other = respelt === path ? undefined : matchPage(respelt);
  return other && { path: respelt, ...other };
}

const isOffered = ({ locales }: PageRow, locale: LocaleCode): boolean => !locales || locales.includes(locale);

/** Unknown addresses: the meaning of their queries is unknown too. */
const redirectHome = (locale: LocaleCode, home: string): RedirectRoute => redirect(302, locale, home, "");

const DATA = ".data";

function routeWithPrefix(locale: LocaleCode, path: string, isCanonical: boolean, request: RouteRequest): Route {
  const found = findPage(path);
  const home = homePath(request.now, "localeRootRedirect");
  if (found && !isOffered(found.page, locale)) return redirectHome(locale, home);
  if (found && isCanonical && found.path === path) return { kind: "page", locale, ...found };
  if (found) return redirect(301, locale, found.path, request.search);
  const link = followShortLink(path, locale, request);
  if (link?.locale === locale) return redirect(link.status, locale, link.path, request.search);
  return path === "/" ? redirect(302, locale, home, request.search) : redirectHome(locale, home);
}

function routeWithoutPrefix(path: string, isHostile: boolean, request: RouteRequest): Route {
  const locale = request.chooseLocale();
  const link = isHostile ? undefined : followShortLink(path, locale, request);
  if (link) return redirect(302, link.locale, link.path, request.search);
  const found = isHostile ? undefined : findPage(path);
  if (found) {
    const { page, path: own } = found;
    // A page in few languages is served in the first of them.
    return redirect(302, isOffered(page, locale) ? locale : (page.locales?.[0] ?? locale), own, request.search);
  }
  const home = homePath(request.now, "rootRedirect");
  return path === "/" && !isHostile ? redirect(302, locale, home, request.search) : redirectHome(locale, home);
}

/** A path's segments as received, still percent-encoded, and irregularities of their separators. */
interface PathSegments {
  segments: string[];
  /** Doubled or trailing slashes, or backslashes. */
  isUntidy: boolean;
  /** Crafted to be misread further downstream; such a path is never repeated in a redirect. */
  isHostile: boolean;
}

const LONGEST_PATH = 2_048;
/** Characters that end a path; a URL's path has them only percent-encoded. */
const END_OF_PATH = /[?#]/;
const SEPARATOR_OR_CONTROL = /[\\/\p{Cc}]/u;

function isPlain(segment: string): boolean {
  try {
    // Twice: a proxy that decodes again would otherwise meet what %25 hides.
    const decoded = segment.includes("%") ? decodeURIComponent(decodeURIComponent(segment)) : segment;
    return decoded !== "." && decoded !== ".." && !SEPARATOR_OR_CONTROL.test(decoded);
  } catch {
    return false;
  }
}

/** Splits a path; `path` begins with a slash. */
export function splitPath(path: string): PathSegments {
  const segments = path.split(/[\\/]/).filter(Boolean);
  const isUntidy = path.length !== segments.reduce((length, segment) => length + segment.length + 1, 0);
  const isHostile = path.length > LONGEST_PATH || END_OF_PATH.test(path) || !segments.every(isPlain);
  return { segments, isUntidy, isHostile };
}

/**
 * Where a request leads: a page at its own address, or one redirect to its canonical address. An unknown path redirects
 * home, in the language of its prefix or else the visitor's, without its query; every other redirect preserves the
 * query.
 */
export function decideRoute(request: RouteRequest): Route {
  const { segments, isUntidy, isHostile } = splitPath(request.path);
  const prefix = readPrefix(segments[0]);
  const path = `/${(prefix ? segments.slice(1) : segments).join("/")}`;
  if (path.endsWith(DATA)) {
    const page = isHostile ? undefined : matchPage(path.slice(0, -DATA.length))?.page;
    return { kind: "data", locale: prefix?.locale ?? request.chooseLocale(), ...(page && { page }) };
  }
  if (!isHostile && FILE.test(request.path) && !matchPage(path)) return { kind: "missing-file" };
  if (!prefix) return routeWithoutPrefix(path, isHostile, request);
  if (isHostile) return redirectHome(prefix.locale, homePath(request.now, "localeRootRedirect"));
  return routeWithPrefix(prefix.locale, path, prefix.isExact && !isUntidy, request);
}
