import { COUNTRIES, countryRow } from "#contract/tables/countries";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { countryName } from "~/i18n/country-names";

/** The name of a country (ISO 3166-1) in a language: from our own table if it is in there, otherwise the platform's. */
export const anyCountryName = (code: string, locale: LocaleCode): string =>
  countryRow(code)
    ? countryName(code, locale)
    : (new Intl.DisplayNames(localeRow(locale).tag, { type: "region", style: "short" }).of(code) ?? code);

export interface CountryChoice {
  code: string;
  name: string;
}

/**
 * The countries that a member may choose, sorted for the language. Only for loaders: a browser may sort differently.
 */
export function countryChoices(locale: LocaleCode): CountryChoice[] {
  const byName = new Intl.Collator(localeRow(locale).tag);
  return COUNTRIES.map(({ code }) => ({ code, name: countryName(code, locale) })).sort((a, b) =>
    byName.compare(a.name, b.name),
  );
}
