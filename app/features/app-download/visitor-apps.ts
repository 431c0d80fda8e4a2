import type { LocaleCode } from "#contract/tables/locales";
import type { PublicConfig } from "#worker/pages/context";

/** Placeholder for the language in the file's configured address. */
const LANGUAGE = "{lang}";

/** Where the file is offered in addition to the stores (specification, section 9: Thailand, in Thai or English). */
const FILE_COUNTRY = "TH";

interface Asking {
  locale: LocaleCode;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string | undefined;
}

/**
 * The configured apps offered to a visitor: the stores everywhere, the installable file only in its country and
 * languages.
 */
export function visitorApps(
  { apk, ...stores }: PublicConfig["apps"],
  { locale, country }: Asking,
): PublicConfig["apps"] {
  if (!apk || country !== FILE_COUNTRY) return stores;
  return { ...stores, apk: apk.replaceAll(LANGUAGE, locale === "th" ? "th" : "en") };
}
