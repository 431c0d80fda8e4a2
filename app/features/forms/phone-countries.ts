import { COUNTRIES, countryRow } from "#contract/tables/countries";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { countryName } from "~/i18n/country-names";

/** A country offered for a member's number. */
export interface PhoneCountry {
  /** "66" */
  callingCode: string;
  /** In the visitor's language. */
  name: string;
}

/** Only for loaders: a browser may sort the names differently. */
export function phoneCountries(locale: LocaleCode): PhoneCountry[] {
  const byName = new Intl.Collator(localeRow(locale).tag);
  return COUNTRIES.map(({ code, callingCode }) => ({ callingCode, name: countryName(code, locale) })).sort((a, b) =>
    byName.compare(a.name, b.name),
  );
}

/**
 * The initial calling code of a form: that of the visitor's country, otherwise that of the only country whose first
 * language is the page's; undefined if the visitor has to choose.
 */
export function firstCallingCode(country: string | undefined, locale: LocaleCode): string | undefined {
  const [home, ...others] = COUNTRIES.filter(({ locales }) => locales[0] === locale);
  return (countryRow(country) ?? (others.length === 0 ? home : undefined))?.callingCode;
}
