import { countryRow } from "#contract/tables/countries";
import type { LocaleCode } from "#contract/tables/locales";

/**
 * Languages in the header's menu: those of the visitor's country, or English if it is unknown or has none of ours
 * (specification, section 4), plus the page's own, so that one is always current.
 */
export function visitorLanguages(country: string | undefined, current: LocaleCode): LocaleCode[] {
  const offered: readonly LocaleCode[] = countryRow(country)?.locales ?? ["en"];
  return offered.includes(current) ? [...offered] : [current, ...offered];
}
