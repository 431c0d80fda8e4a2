import type { LocaleCode } from "#contract/tables/locales";
import type { View } from "#contract/tables/view-choices";
import type { HiddenPrices, PublicConfig } from "#worker/pages/context";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

/** Request data shared by every page: the root loader's result. */
export interface Page {
  locale: LocaleCode;
  /** Languages in the header's menu: those of the visitor's country. */
  languages: readonly LocaleCode[];
  /** Path after the locale, with its slash. */
  path: string;
  /** The part of the query that the page reads, with its question mark; may be empty. */
  search: string;
  /** Scheme and host of canonical addresses. */
  origin: string;
  /** Time of the request, in milliseconds. */
  now: number;
  /** The visitor's offset at `now`; a page with other times supplies its own `zone`. */
  zone: ZoneOffsets;
  requestId: string;
  /** The visitor saves data: no pictures, no push. */
  savesData: boolean;
  /** How the visitor sees matches; absent if nothing has been chosen. */
  view?: View;
  /** Why bookmakers' prices are hidden; absent where they are shown. */
  hiddenPrices?: HiddenPrices;
  config: PublicConfig;
  languagePaths?: LanguagePaths;
}

/** The page's paths in other languages, after the locale; its own path by default. */
export type LanguagePaths = Partial<Record<LocaleCode, string>>;

/** Route data with the page's paths in other languages. */
export interface TranslatedData {
  languagePaths: LanguagePaths;
}

/** Route data with the offsets of the page's times. */
export interface ZonedData {
  zone: ZoneOffsets;
}

interface RouteMatch {
  id: string;
  data?: unknown;
  handle?: unknown;
}

/** The routes of a page, as passed to `meta` functions. */
export type RouteMatches = readonly (RouteMatch | undefined)[];

/** The page among the routes passed to a `meta` function or hook. */
export const pageOf = (matches: RouteMatches): Page | undefined =>
  matches.find((match) => match?.id === "root")?.data as Page | undefined;

const isZoned = (data: unknown): data is ZonedData => typeof data === "object" && data !== null && "zone" in data;

/** The offsets of the times shown: those of the deepest route that has some. */
export const shownZone = (matches: readonly RouteMatch[]): ZoneOffsets | undefined =>
  matches.map(({ data }) => data).findLast(isZoned)?.zone;

const isTranslated = (data: unknown): data is TranslatedData =>
  typeof data === "object" && data !== null && "languagePaths" in data;

/** The page's paths in other languages, from the deepest route that has them. */
export const languagePathsOf = (matches: readonly RouteMatch[]): LanguagePaths | undefined =>
  matches.map(({ data }) => data).findLast(isTranslated)?.languagePaths;
