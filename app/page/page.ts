import type { LocaleCode } from "#contract/tables/locales";
import type { PublicConfig } from "#worker/context";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

/** What every page knows of its request: the root loader's answer. */
export interface Page {
  locale: LocaleCode;
  /** What the header's menu offers: those of the visitor's country. */
  languages: readonly LocaleCode[];
  /** Behind the locale, with its slash. */
  path: string;
  /** The part of the query that the page reads, with its question mark; empty when there is none. */
  search: string;
  /** Scheme and host of canonical addresses. */
  origin: string;
  /** The instant of the request, in milliseconds. */
  now: number;
  /** The visitor's offset at `now`; a page whose times lie elsewhere gives its own `zone`. */
  zone: ZoneOffsets;
  requestId: string;
  /** The visitor wants few bytes: no pictures, no push. */
  savesData: boolean;
  config: PublicConfig;
  languagePaths?: LanguagePaths;
}

/** Where a page is in other languages, behind their locale; at its own address where nothing is said. */
export type LanguagePaths = Partial<Record<LocaleCode, string>>;

/** Route data that says where the page is in other languages. */
export interface TranslatedData {
  languagePaths: LanguagePaths;
}

/** Route data that says in which offsets the page's times are. */
export interface ZonedData {
  zone: ZoneOffsets;
}

interface RouteMatch {
  id: string;
  data?: unknown;
  handle?: unknown;
}

/** The routes of a page, as `meta` functions get them. */
export type RouteMatches = readonly (RouteMatch | undefined)[];

/** The page among the routes that a `meta` function or a hook gets. */
export const pageOf = (matches: RouteMatches): Page | undefined =>
  matches.find((match) => match?.id === "root")?.data as Page | undefined;

const isZoned = (data: unknown): data is ZonedData => typeof data === "object" && data !== null && "zone" in data;

/** The offsets of the times that the page shows: those of the deepest route that names some. */
export const shownZone = (matches: readonly RouteMatch[]): ZoneOffsets | undefined =>
  matches.map(({ data }) => data).findLast(isZoned)?.zone;

const isTranslated = (data: unknown): data is TranslatedData =>
  typeof data === "object" && data !== null && "languagePaths" in data;

/** Where the page is in other languages, as the deepest route that knows says. */
export const languagePathsOf = (matches: readonly RouteMatch[]): LanguagePaths | undefined =>
  matches.map(({ data }) => data).findLast(isTranslated)?.languagePaths;
