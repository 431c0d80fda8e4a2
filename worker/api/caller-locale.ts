import { type LocaleCode, localeNamed } from "#contract/tables/locales";
import { acceptedLocales, localeOfTag } from "../locale/accept-language.ts";

/** A language as a caller writes it: `vi_VN`, `vn`, `zh-Hans_CN`. */
const localeIn = (text: string | null): LocaleCode | undefined =>
  text ? (localeNamed(text) ?? localeOfTag(text.replaceAll("_", "-"))) : undefined;

/** The language of error messages for a caller: `lang`, `locale`, Accept-Language, else English. */
export function callerLocale(parameters: URLSearchParams, acceptLanguage: string | undefined): LocaleCode {
  const named = localeIn(parameters.get("lang")) ?? localeIn(parameters.get("locale"));
  return named ?? acceptedLocales(acceptLanguage)[0] ?? "en";
}
