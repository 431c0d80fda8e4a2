import type { LocaleCode } from "#contract/tables/locales";
import type { PublicConfig } from "#worker/context";

/** Stands in the file's configured address for its language. */
const LANGUAGE = "{lang}";

/** Where the file is offered besides the stores (specification, section 9: Thailand, in Thai or English). */
const FILE_COUNTRY = "TH";

interface Asking {
  locale: LocaleCode;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string | undefined;
}

/** The configured apps that a visitor is offered: the stores everywhere, the file to install only where it is meant for. */
export function visitorApps(
  { apk, ...stores }: PublicConfig["apps"],
  { locale, country }: Asking,
): PublicConfig["apps"] {
  if (!apk || country !== FILE_COUNTRY) return stores;
  return { ...stores, apk: apk.replaceAll(LANGUAGE, locale === "th" ? "th" : "en") };
}
