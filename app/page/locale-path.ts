import type { LocaleCode } from "#contract/tables/locales";
import { HOME_PATH } from "#contract/tables/pages";

/** The address, on our own host, of a path behind the locale. */
export const localePath = (locale: LocaleCode, path: string): string => `/${locale}${path}`;

export const homeOf = (locale: LocaleCode): string => localePath(locale, HOME_PATH);
