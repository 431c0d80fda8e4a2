import { countryRow } from "#contract/tables/countries";
import { languageIn, languagesOf, type Preferences } from "~/islands/account-menu/save-preferences";

/**
 * What is shown as chosen: what is being saved, before the answer is there. With a country its languages come, of which
 * the first is chosen (specification, section 4).
 */
export function preferencesNow(
  { country, language }: Preferences,
  sent: { get(name: string): unknown } | undefined,
): Preferences {
  const next = countryRow(String(sent?.get("country") ?? ""))?.code;
  if (next) return { country: next, language: languagesOf(next)[0] };
  return { country, language: languageIn(String(sent?.get("language") ?? "")) ?? language };
}
