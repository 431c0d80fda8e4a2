import type { Context } from "hono";
import { type LocaleCode, localeNamed } from "#contract/tables/locales";
import type { Edge } from "../edge.ts";
import { acceptedLocales, localeOfTag } from "../locale/choose-locale.ts";
import { splitAddress } from "../platform/address.ts";
import type { Caller } from "./api-refusal.ts";

/** A language as a caller writes it: `vi_VN`, `vn`, `zh-Hans_CN`. */
const localeIn = (text: string | null): LocaleCode | undefined =>
  text ? (localeNamed(text) ?? localeOfTag(text.replaceAll("_", "-"))) : undefined;

/** The language of error messages for a caller: `lang`, `locale`, Accept-Language, else English. */
export function callerLocale(parameters: URLSearchParams, acceptLanguage: string | undefined): LocaleCode {
  const named = localeIn(parameters.get("lang")) ?? localeIn(parameters.get("locale"));
  return named ?? acceptedLocales(acceptLanguage)[0] ?? "en";
}

/** The caller of a refused API call; `fields` are those of its form. */
export function buildCaller(c: Context<Edge>, fields: [string, string][] = []): Caller {
  const parameters = new URLSearchParams([...fields, ...new URLSearchParams(splitAddress(c.req.url).search)]);
  return { locale: callerLocale(parameters, c.req.header("Accept-Language")), requestId: c.var.requestId };
}
