import type { Provider } from "#contract/domain/members";
import { isLocale, LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { faultOfWord, readWord, type WordOf, type WordVariableName } from "#contract/tables/word-variables";
import { listedIn } from "#contract/text/listed-in";
import type { FirebaseProject } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { securityContact } from "../security/security-txt.ts";

/** An address as configured, without a slash at its end. Anything else is left out and logged. */
export function webAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return text.replace(/\/+$/, "");
  log("configuration_failed", { name, reason: "not a web address: left out" });
  return undefined;
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/;

/** An address of another site that our pages may frame or send a form to: https, or on the local machine. */
export function secureAddress(name: string, text: string | undefined, isLocal: boolean): string | undefined {
  const address = webAddress(name, text);
  if (!address || address.startsWith("https:") || (isLocal && LOOPBACK.test(address))) return address;
  log("configuration_failed", { name, reason: "not https: left out" });
  return undefined;
}

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

/** Hosts as configured: `live.example, other.example:8443`. Invalid ones are left out and logged. */
export function hostNames(name: string, text: string | undefined): string[] {
  const hosts = listedIn(text?.toLowerCase());
  const wrong = hosts.filter((host) => !HOST.test(host));
  if (wrong.length > 0) log("configuration_failed", { name, reason: `no hosts: ${wrong.join(" ")}` });
  return hosts.filter((host) => HOST.test(host));
}

/** Comma-separated contacts. Invalid ones are left out and logged. */
export function contactsOf(name: string, text: string | undefined): string[] {
  const given = listedIn(text);
  const contacts = given.map(securityContact).filter((contact) => contact !== undefined);
  if (contacts.length < given.length) log("configuration_failed", { name, reason: "not mail or https: left out" });
  return contacts;
}

const COUNTRY_CODE = /^[A-Z]{2}$/;
const USUAL_COUNTRY = "BR";

/** Country codes as configured: `TH, vn`. Invalid ones are left out and logged. */
export function countryCodes(name: string, text: string | undefined): ReadonlySet<string> {
  const codes = listedIn(text?.toUpperCase());
  const wrong = codes.filter((code) => !COUNTRY_CODE.test(code));
  if (wrong.length > 0) log("configuration_failed", { name, reason: `no country codes: ${wrong.join(" ")}` });
  return new Set(codes.filter((code) => COUNTRY_CODE.test(code)));
}

/** The language of visitors whose request indicates none. */
export function defaultLocaleOf({ DEFAULT_LOCALE: text }: Env): LocaleCode {
  if (isLocale(text)) return text;
  if (text)
    log("configuration_failed", { name: "DEFAULT_LOCALE", reason: `none of ${LOCALE_CODES.join(", ")}: en taken` });
  return "en";
}

/** The same of their country. */
export function defaultCountryOf({ DEFAULT_COUNTRY }: Env): string {
  const text = (DEFAULT_COUNTRY || USUAL_COUNTRY).toUpperCase();
  if (COUNTRY_CODE.test(text)) return text;
  log("configuration_failed", { name: "DEFAULT_COUNTRY", reason: `no country code: ${USUAL_COUNTRY} taken` });
  return USUAL_COUNTRY;
}

const TWO_YEARS = 63_072_000;

/** The value of Strict-Transport-Security. Only an operator may allow preloading: it is hard to undo. */
export const transportSecurity = ({ isPreloaded }: { isPreloaded: boolean }): string =>
  `max-age=${TWO_YEARS}; includeSubDomains${isPreloaded ? "; preload" : ""}`;

/** The configured project; it needs a key and an id. */
export function firebaseProject(
  { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_AUTH_DOMAIN }: Env,
  emulatorUrl: string | undefined,
): FirebaseProject | undefined {
  if (!FIREBASE_API_KEY || !FIREBASE_PROJECT_ID) return undefined;
  return {
    apiKey: FIREBASE_API_KEY,
    projectId: FIREBASE_PROJECT_ID,
    authDomain: FIREBASE_AUTH_DOMAIN || `${FIREBASE_PROJECT_ID}.firebaseapp.com`,
    ...(emulatorUrl && { emulatorUrl }),
  };
}

/** The configured providers for sign-in. */
export function offeredProviders({ LINE_CLIENT_ID, ZALO_CLIENT_ID }: Env): Provider[] {
  return [...(LINE_CLIENT_ID ? ["line" as const] : []), ...(ZALO_CLIENT_ID ? ["zalo" as const] : [])];
}

/** The meaning of an operator's variable. A word that it does not take is logged. */
export function configuredWord<Name extends WordVariableName>(
  name: Name,
  env: Readonly<Partial<Record<Name, string | undefined>>>,
): WordOf<Name> {
  const reason = faultOfWord(name, env[name]);
  if (reason !== undefined) log("configuration_failed", { name, reason });
  return readWord(name, env[name]);
}
