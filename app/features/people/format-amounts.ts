import { type LocaleCode, localeRow } from "#contract/tables/locales";
import type { PeopleTranslator } from "./person-labels.ts";

// Latin digits in every language. Traditional Chinese follows Hong Kong.
const tagOf = (locale: LocaleCode): string => (locale === "zh-Hant" ? "zh-Hant-HK" : localeRow(locale).tag);

const formatted = (value: number, locale: LocaleCode, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(tagOf(locale), { numberingSystem: "latn", ...options }).format(value);

/** A whole number with the language's separators. */
export const formatNumber = (value: number, locale: LocaleCode): string => formatted(value, locale, {});

/** A decimal text (25.30) in the language's format with the same number of decimals; non-numeric texts unchanged. */
export function formatDecimal(text: string, locale: LocaleCode): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  const digits = text.split(".")[1]?.length ?? 0;
  return formatted(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A computed number, rounded to this many decimals. */
export const formatFixed = (value: number, digits: number, locale: LocaleCode): string =>
  formatDecimal(value.toFixed(digits), locale);

/** A height or weight with its unit. */
export const formatMeasure = (value: number, unit: "centimeter" | "kilogram", locale: LocaleCode): string =>
  formatted(value, locale, { style: "unit", unit });

/** The large and small units for euros in a language: millions and thousands, 亿 and 万. */
const UNITS: Partial<Record<LocaleCode, readonly [large: number, small: number]>> = {
  th: [1e6, 1],
  kh: [1e6, 1],
  "zh-Hans": [1e8, 1e4],
  "zh-Hant": [1e8, 1e4],
};
const USUAL_UNITS = [1e6, 1e3] as const;
const SIGNIFICANT = 3;

/** An amount of euros in the language's press style, with three significant digits. */
export function formatEuros(euros: number, locale: LocaleCode, t: PeopleTranslator): string {
  const [large, small] = UNITS[locale] ?? USUAL_UNITS;
  const isLarge = euros >= large;
  const options = isLarge || small > 1 ? { maximumSignificantDigits: SIGNIFICANT, useGrouping: false } : {};
  const amount = formatted(euros / (isLarge ? large : small), locale, options);
  return t(isLarge ? "money.large" : "money.small", { amount });
}
