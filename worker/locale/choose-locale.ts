import { countryRow } from "#contract/tables/countries";
import { isLocale, LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { acceptedLocales } from "./accept-language.ts";

interface LocaleFacts {
  /** The `locale` cookie: the language that the visitor chose. */
  stored: string | undefined;
  country: string | undefined;
  acceptLanguage: string | undefined;
  defaultLocale: LocaleCode;
  defaultCountry: string;
}

/**
 * The language for an address that names none: the stored choice; else, of the country's languages, the one that the
 * browser prefers or the first; in a country without its own languages, the browser's best of all seven, or the
 * default. Visitors of unknown country count as from the default country.
 */
export function chooseLocale({
  stored,
  country,
  acceptLanguage,
  defaultLocale,
  defaultCountry,
}: LocaleFacts): LocaleCode {
  if (isLocale(stored)) return stored;
  const supported = countryRow(country ?? defaultCountry)?.locales;
  const offered = supported ?? LOCALE_CODES;
  const preferred = acceptedLocales(acceptLanguage).find((code) => offered.includes(code));
  return preferred ?? supported?.[0] ?? defaultLocale;
}
