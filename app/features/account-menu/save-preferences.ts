import { countryRow } from "#contract/tables/countries";
import { isLocale, type LocaleCode } from "#contract/tables/locales";

/** A member's preferences, as far as set. */
export interface Preferences {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  language?: LocaleCode;
}

/** Why the supplier refused a choice; without a message if it did not respond. */
export interface Unsaved {
  message?: string;
}

/** Saves one choice with the supplier; undefined on success. */
export type SavePreference = (what: "country" | "language", value: string) => Promise<Unsaved | undefined>;

export interface SavedPreferences {
  /** What was saved, even if only in part. */
  saved: Preferences;
  /** The first choice that was refused. */
  unsaved?: Unsaved;
}

/** The languages that a country offers, in order; all include English (contract/tables/countries.ts). */
export const languagesOf = (country: string | undefined): readonly LocaleCode[] =>
  countryRow(country)?.locales ?? ["en"];

/** Saves a country, then the first of its languages (specification, section 4). */
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
 * The language to continue in (specification, section 4): the one just saved; else the page's, unless the member's
 * country does not offer it: then the one chosen earlier, or the country's first.
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

/** A stored or sent preference; undefined for an unsupported language. */
export const languageIn = (text: string | undefined): LocaleCode | undefined => (isLocale(text) ? text : undefined);
