import { LOCALES, type LocaleCode } from "#contract/tables/locales";

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
