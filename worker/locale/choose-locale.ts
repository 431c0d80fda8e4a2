import { countryRow } from "#contract/tables/countries";
import { isLocale, LOCALE_CODES, LOCALES, type LocaleCode } from "#contract/tables/locales";

// Longer than any browser's; the rest is ignored.
const LONGEST_HEADER = 1_000;

interface LanguageRange {
  tag: string;
  quality: number;
}

function parseRange(text: string): LanguageRange {
  const [tag = "", ...parameters] = text.split(";").map((part) => part.trim());
  const q = parameters.find((parameter) => /^q=/i.test(parameter));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return { tag, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

function likelySubtags(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/**
 * Our locale for a BCP 47 tag. Chinese goes by script, which likely subtags derive from a bare region (TW, HK, MO:
 * Hant).
 */
export function localeOfTag(tag: string): LocaleCode | undefined {
  const likely = likelySubtags(tag);
  if (!likely) return undefined;
  const isChinese = likely.language === "zh" || likely.language === "yue";
  const wanted = isChinese ? `zh-${likely.script}` : likely.language;
  return LOCALES.find((row) => row.tag === wanted)?.code;
}

/** Our languages in an Accept-Language header, best first (RFC 9110, section 12.5.4). */
export function acceptedLocales(header: string | undefined): LocaleCode[] {
  if (!header) return [];
  const ranges = header.slice(0, LONGEST_HEADER).split(",").map(parseRange);
  const accepted = ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => localeOfTag(tag));
  return [...new Set(accepted)].filter((code) => code !== undefined);
}

interface LocaleFacts {
  /** The `locale` cookie: the language that the visitor chose. */
  stored: string | undefined;
  country: string | undefined;
  acceptLanguage: string | undefined;
  defaultLocale: LocaleCode;
  defaultCountry: string;
}

/**
 * The language for an address that names none: the stored choice; else, of the country's languages, the one that the
 * browser prefers or the first; in a country without its own languages, the browser's best of all seven, or the
 * default. Visitors of unknown country count as from the default country.
 */
export function chooseLocale({
  stored,
  country,
  acceptLanguage,
  defaultLocale,
  defaultCountry,
}: LocaleFacts): LocaleCode {
  if (isLocale(stored)) return stored;
  const supported = countryRow(country ?? defaultCountry)?.locales;
  const offered = supported ?? LOCALE_CODES;
  const preferred = acceptedLocales(acceptLanguage).find((code) => offered.includes(code));
  return preferred ?? supported?.[0] ?? defaultLocale;
}
