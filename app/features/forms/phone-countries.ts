import { COUNTRIES, countryRow } from "#contract/tables/countries";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { countryName } from "~/i18n/country-names";

/** A country that a member's number can be of. */
export interface PhoneCountry {
  /** "66" */
  callingCode: string;
  /** In the visitor's language. */
  name: string;
}

/** For loaders: a browser may put the names in another order. */
export function phoneCountries(locale: LocaleCode): PhoneCountry[] {
  const byName = new Intl.Collator(localeRow(locale).tag);
  return COUNTRIES.map(({ code, callingCode }) => ({ callingCode, name: countryName(code, locale) })).sort((a, b) =>
    byName.compare(a.name, b.name),
  );
}

/**
 * The calling code that a form begins with: that of the visitor's country, else that of the country whose first language
 * is the page's where only one is; undefined when the visitor has to choose.
 */
export function firstCallingCode(country: string | undefined, locale: LocaleCode): string | undefined {
  const [home, ...others] = COUNTRIES.filter(({ locales }) => locales[0] === locale);
  return (countryRow(country) ?? (others.length === 0 ? home : undefined))?.callingCode;
}
