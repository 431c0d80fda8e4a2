import { countryRow } from "#contract/tables/countries";
import { isLocale, type LocaleCode } from "#contract/tables/locales";

/** What a member prefers, as far as they have said. */
export interface Preferences {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  language?: LocaleCode;
}

/** Why the supplier did not take a choice; without a message where it did not answer. */
export interface Unsaved {
  message?: string;
}

/** Saves one choice at the supplier; undefined when it was taken. */
export type SavePreference = (what: "country" | "language", value: string) => Promise<Unsaved | undefined>;

export interface SavedPreferences {
  /** What has been saved, be it not all of it. */
  saved: Preferences;
  /** The first choice that was not taken. */
  unsaved?: Unsaved;
}

/** The languages that a country offers, in order; all of them have English (contract/tables/countries.ts). */
export const languagesOf = (country: string | undefined): readonly LocaleCode[] =>
  countryRow(country)?.locales ?? ["en"];

/** Specification, section 4: a country is saved, then the first of its languages. */
export async function saveCountry(country: string, save: SavePreference): Promise<SavedPreferences> {
  const refused = await save("country", country);
  if (refused) return { saved: {}, unsaved: refused };
  const [language = "en"] = languagesOf(country);
  const { saved, unsaved } = await saveLanguage(language, save);
  return { saved: { country, ...saved }, ...(unsaved && { unsaved }) };
}

export async function saveLanguage(language: LocaleCode, save: SavePreference): Promise<SavedPreferences> {
  const refused = await save("language", language);
  return refused ? { saved: {}, unsaved: refused } : { saved: { language } };
}

/**
 * The language to go on in (specification, section 4): the one that was saved; else the page's own, unless the member's
 * country does not offer it: then the one that they chose before, or the country's first.
 */
export function localeAfter(
  locale: LocaleCode,
  { before, saved }: { before: Preferences; saved: Preferences },
): LocaleCode {
  if (saved.language) return saved.language;
  const country = saved.country ?? before.country;
  if (country === undefined || languagesOf(country).includes(locale)) return locale;
  return before.language ?? languagesOf(country)[0] ?? locale;
}

/** A preference as it is stored or sent; undefined for a language that is none of ours. */
export const languageIn = (text: string | undefined): LocaleCode | undefined => (isLocale(text) ? text : undefined);
