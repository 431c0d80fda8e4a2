import { countryRow } from "#contract/tables/countries";
import { languageIn, languagesOf, type Preferences } from "~/features/account-menu/save-preferences";

/**
 * The choices to show as selected, including one that is being saved. Choosing a country brings its languages and
 * selects the first (specification, section 4).
 */
export function preferencesNow(
  { country, language }: Preferences,
  sent: { get(name: string): unknown } | undefined,
): Preferences {
  const next = countryRow(String(sent?.get("country") ?? ""))?.code;
  if (next) return { country: next, language: languagesOf(next)[0] };
  return { country, language: languageIn(String(sent?.get("language") ?? "")) ?? language };
}
