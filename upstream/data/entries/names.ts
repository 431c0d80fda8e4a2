import type { LocaleCode } from "#contract/tables/locales";
import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";
import type { Names } from "./types.ts";

/**
 * Languages that use the English or local Latin name of a foreign club or competition unless their press has its own.
 */
const LATIN_BY_CUSTOM = ["vn", "kh", "pt"] as const satisfies readonly LocaleCode[];

/**
 * A club's or competition's names in all seven languages. Vietnamese, Khmer and Portuguese use the Latin name if
 * `localised` has none: that is their correct name, not a fallback.
 */
export function namesInSevenLanguages(en: string, localised: Partial<Names>): Names {
  const latin = Object.fromEntries(LATIN_BY_CUSTOM.map((locale) => [locale, en]));
  return { en, ...latin, ...localised };
}

/** The name in a language; English, marked as a fallback, if it has none. */
export function nameIn(names: Names, locale: LocaleCode): { name: string; isFallback: boolean } {
  const name = names[locale];
  return name === undefined ? { name: names.en, isFallback: true } : { name, isFallback: false };
}

/**
 * Before a name in keys that sports share. The default sport's names stand alone, so that keys remain the same as more
 * sports come.
 */
export const sportPrefix = (sport: Sport): string => (sport === DEFAULT_SPORT ? "" : `${sport} `);
