import type { LocaleCode } from "#contract/tables/locales";
import type { Names } from "./types.ts";

/** Languages that print the English or local Latin name of a foreign club or competition unless the press has its own. */
const LATIN_BY_CUSTOM = ["vn", "kh", "pt"] as const satisfies readonly LocaleCode[];

/**
 * The names of a club or competition that is known in all seven languages. Vietnamese, Khmer and Portuguese take the
 * Latin name where `localised` has none of their own: that is their correct name, not a fallback.
 */
export function namesInSevenLanguages(en: string, localised: Partial<Names>): Names {
  const latin = Object.fromEntries(LATIN_BY_CUSTOM.map((locale) => [locale, en]));
  return { en, ...latin, ...localised };
}

/** The name in a language; English, marked as a fallback, where it has none. */
export function nameIn(names: Names, locale: LocaleCode): { name: string; isFallback: boolean } {
  const name = names[locale];
  return name === undefined ? { name: names.en, isFallback: true } : { name, isFallback: false };
}
