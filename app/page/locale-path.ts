import type { LocaleCode } from "#contract/tables/locales";
import { HOME_PATH } from "#contract/tables/pages/pages";

/** Prefixes a path with the locale, on our own host. */
export const localePath = (locale: LocaleCode, path: string): string => `/${locale}${path}`;

export const homeOf = (locale: LocaleCode): string => localePath(locale, HOME_PATH);
