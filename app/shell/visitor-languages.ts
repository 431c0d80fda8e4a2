import { countryRow } from "#contract/tables/countries";
import type { LocaleCode } from "#contract/tables/locales";

/**
 * The languages that the header's menu offers: those of the visitor's country, English when it is unknown or none of
 * ours (specification, section 4), and the page's own, so that the menu always has a current one.
 */
export function visitorLanguages(country: string | undefined, current: LocaleCode): LocaleCode[] {
  const offered: readonly LocaleCode[] = countryRow(country)?.locales ?? ["en"];
  return offered.includes(current) ? [...offered] : [current, ...offered];
}
