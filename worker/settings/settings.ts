import { passwordPolicyOf } from "#contract/members/password-policy";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { servicesIn } from "#contract/tables/supplier-services";
import { VIDEO_HOSTS } from "#contract/tables/video-hosts";
import type { FirebaseProject, PublicBotCheck, PublicConfig } from "../pages/context.ts";
import { parseClockSetting } from "../platform/clock.ts";
import { type Env, isLocalEnvironment } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { type PolicySources, pagePolicy } from "../security/content-security-policy.ts";
import { noticeSources } from "../security/notice-sources.ts";
import { securityContact } from "../security/security-txt.ts";
import { transportSecurity } from "../security/transport-security.ts";
import { type BotCheckSettings, readBotCheck } from "./bot-check-settings.ts";
import { firebaseProject } from "./firebase-project.ts";
import { noticeDatabase } from "./notice-database.ts";
import { offeredProviders } from "./offered-providers.ts";
import { readSessionKeys, type SessionKeys } from "./session-keys.ts";

/** The pages' policies, and the sources that all of them allow. */
export interface PagePolicies {
  sources: PolicySources;
  policy: (nonce: string) => string;
  /** The same for pages that React hydrates. */
  hydratedPolicy: (nonce: string) => string;
}

/** Settings derived from the environment, once per isolate. The policies are those of guests' pages. */
export interface Settings extends PagePolicies {
  isLocal: boolean;
  /** Why nothing may be served, when the configuration is unsafe or unreadable. */
  refusal: string | undefined;
  /** May be absent locally only: nobody can sign in then. */
  sessionKeys: SessionKeys | undefined;
  /** How forms are checked for bots. */
  botCheck: BotCheckSettings;
  defaultLocale: LocaleCode;
  defaultCountry: string;
  config: PublicConfig;
  firebase: FirebaseProject | undefined;
  /**
   * Whether visitors of a country (ISO 3166-1 alpha-2, upper case) see prices; an unknown country counts as the default
   * one.
   */
  showsPricesIn(country: string | undefined): boolean;
  /** Prices are hidden from visitors who have not chosen to see them. */
  hidesPrices: boolean;
  /** For members' pages, which may receive notices from elsewhere. */
  memberPolicies: PagePolicies;
  /** The value of Strict-Transport-Security. */
  transport: string;
  /** The site's hosts; if empty, any host is served. */
  hosts: readonly string[];
  /** Contacts for vulnerability reports; see security/security-txt.ts. */
  securityContacts: readonly string[];
}

const LOCAL_ONLY = ["NOW", "CLOCK_SPEED", "DEV_TOKEN", "FIREBASE_EMULATOR_URL"] as const;
/** Base of pictures when no STORAGE_BASE_URL is set. */
export const EMBEDDED_STORAGE = "/storage";

export function decideRefusal(env: Partial<Env> & Pick<Env, "ENVIRONMENT">): string | undefined {
  const isLocal = isLocalEnvironment(env);
  const keys = readSessionKeys(env.SESSION_KEYS);
  const keysFault = "reason" in keys && (env.SESSION_KEYS || !isLocal) ? keys.reason : undefined;
  const botCheck = readBotCheck(env);
  const fault = keysFault ?? ("reason" in botCheck ? botCheck.reason : undefined);
  if (isLocal) {
    const setting = parseClockSetting(env.NOW, env.CLOCK_SPEED);
    return "reason" in setting ? setting.reason : fault;
  }
  const set = LOCAL_ONLY.filter((name) => env[name] !== undefined && env[name] !== "");
  return set.length > 0 ? `${set.join(", ")} set where ENVIRONMENT is not local` : fault;
}

function webAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return text.replace(/\/+$/, "");
  log("configuration_failed", { name, reason: "not a web address: left out" });
  return undefined;
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/;

/** An address of another site that our pages may frame or send a form to: https, or on the local machine. */
function secureAddress(name: string, text: string | undefined, isLocal: boolean): string | undefined {
  const address = webAddress(name, text);
  if (!address || address.startsWith("https:") || (isLocal && LOOPBACK.test(address))) return address;
  log("configuration_failed", { name, reason: "not https: left out" });
  return undefined;
}

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

/** Hosts as configured: `live.example, other.example:8443`. Invalid ones are left out and logged. */
function hostNames(name: string, text: string | undefined): string[] {
  const hosts = (text ?? "")
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = hosts.filter((host) => !HOST.test(host));
  if (wrong.length > 0) log("configuration_failed", { name, reason: `no hosts: ${wrong.join(" ")}` });
  return hosts.filter((host) => HOST.test(host));
}

/** Comma-separated contacts. Invalid ones are left out and logged. */
function contactsOf(name: string, text: string | undefined): string[] {
  const given = (text ?? "").split(/[\s,]+/).filter(Boolean);
  const contacts = given.map(securityContact).filter((contact) => contact !== undefined);
  if (contacts.length < given.length) log("configuration_failed", { name, reason: "not mail or https: left out" });
  return contacts;
}

/** Features that are not configured are not rendered. */
const configured = <Name extends string>(addresses: Record<Name, string | undefined>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(addresses).filter(([, address]) => address !== undefined)) as Partial<
    Record<Name, string>
  >;

/** Without the secret. Undefined for our own check, the default. */
function publicBotCheck(settings: BotCheckSettings): PublicBotCheck | undefined {
  if ("scriptUrl" in settings) {
    const { provider, siteKey, scriptUrl } = settings;
    return { provider, siteKey, scriptUrl };
  }
  return settings.provider === "off" ? { provider: "off" } : undefined;
}

function publicConfig(env: Env, botCheckSettings: BotCheckSettings): PublicConfig {
  const addressOf = (name: "BRAZIL_FRAME_URL" | "FANTASY_ENTER_URL" | "FANTASY_LOGOUT_URL") =>
    secureAddress(name, env[name], isLocalEnvironment(env));
  const brazilFrameUrl = addressOf("BRAZIL_FRAME_URL");
  const fantasyEnterUrl = addressOf("FANTASY_ENTER_URL");
  const fantasyLogOutUrl = addressOf("FANTASY_LOGOUT_URL");
  const trackerHosts = hostNames("TRACKER_HOSTS", env.TRACKER_HOSTS);
  const liveVideoHosts = hostNames("LIVE_VIDEO_HOSTS", env.LIVE_VIDEO_HOSTS);
  const signInProviders = offeredProviders(env);
  const passwordPolicy = passwordPolicyOf(env.PASSWORD_POLICY).name;
  const botCheck = publicBotCheck(botCheckSettings);
  const suppliers = servicesIn(env.SUPPLIERS).map(({ name }) => name);
  return {
    ...(signInProviders.length > 0 && { signInProviders }),
    ...(passwordPolicy !== "specified" && { passwordPolicy }),
    ...(botCheck && { botCheck }),
    ...(env.GUEST_FAVOURITES?.toLowerCase() === "on" && { guestFavourites: true }),
    ...(env.NEWSLETTER?.toLowerCase() === "on" && { hasNewsletter: true }),
    ...(brazilFrameUrl && { brazilFrameUrl }),
    ...(fantasyEnterUrl && { fantasyEnterUrl }),
    ...(fantasyLogOutUrl && { fantasyLogOutUrl }),
    ...(trackerHosts.length > 0 && { trackerHosts }),
    ...(liveVideoHosts.length > 0 && { liveVideoHosts }),
    storageBaseUrl: webAddress("STORAGE_BASE_URL", env.STORAGE_BASE_URL) ?? EMBEDDED_STORAGE,
    ...(env.SUPPORT_MAIL ? { supportMail: env.SUPPORT_MAIL } : {}),
    ...(suppliers.length > 0 && { suppliers }),
    socials: configured({
      facebook: webAddress("SOCIAL_FACEBOOK", env.SOCIAL_FACEBOOK),
      instagram: webAddress("SOCIAL_INSTAGRAM", env.SOCIAL_INSTAGRAM),
      tiktok: webAddress("SOCIAL_TIKTOK", env.SOCIAL_TIKTOK),
      line: webAddress("SOCIAL_LINE", env.SOCIAL_LINE),
    }),
    apps: configured({
      apple: webAddress("STORE_APPLE", env.STORE_APPLE),
      google: webAddress("STORE_GOOGLE", env.STORE_GOOGLE),
      apk: webAddress("APK_URL", env.APK_URL),
    }),
  };
}

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Country codes as configured: `TH, vn`. Invalid ones are left out and logged. */
function countryCodes(name: string, text: string | undefined): ReadonlySet<string> {
  const codes = (text ?? "")
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = codes.filter((code) => !COUNTRY_CODE.test(code));
  if (wrong.length > 0) log("configuration_failed", { name, reason: `no country codes: ${wrong.join(" ")}` });
  return new Set(codes.filter((code) => COUNTRY_CODE.test(code)));
}

function frameSource(address: string): string {
  const { protocol, host, origin } = new URL(address);
  return protocol === "https:" ? host : origin;
}

const toPolicies = (sources: PolicySources): PagePolicies => ({
  sources,
  policy: pagePolicy(sources),
  hydratedPolicy: pagePolicy({ ...sources, isHydrated: true }),
});

/** The page policies for a visitor: `member` is absent for guests. */
export const policiesFor = (settings: Settings, member: unknown): PagePolicies =>
  member ? settings.memberPolicies : settings;

function readSettings(env: Env): Settings {
  const given = readBotCheck(env);
  // Nothing is served with an unreadable configuration (`refusal`).
  const botCheck: BotCheckSettings = "reason" in given ? { provider: "embedded" } : given;
  const firebase = firebaseProject(env, webAddress("FIREBASE_EMULATOR_URL", env.FIREBASE_EMULATOR_URL));
  const database = noticeDatabase(env, firebase);
  const config = { ...publicConfig(env, botCheck), ...(database && { noticeDatabase: database }) };
  const defaultCountry = env.DEFAULT_COUNTRY ?? "BR";
  const withoutPrices = countryCodes("ODDS_OFF_COUNTRIES", env.ODDS_OFF_COUNTRIES);
  const images = config.storageBaseUrl === EMBEDDED_STORAGE ? [] : [new URL(config.storageBaseUrl).origin];
  const keys = readSessionKeys(env.SESSION_KEYS);
  const sources = {
    images,
    films: config.liveVideoHosts ?? [],
    frames: [
      ...VIDEO_HOSTS,
      ...[config.brazilFrameUrl, config.fantasyLogOutUrl].flatMap((address) => (address ? [frameSource(address)] : [])),
      ...(config.trackerHosts ?? []),
    ],
  };
  const policies = toPolicies(sources);
  return {
    ...policies,
    memberPolicies: database ? toPolicies({ ...sources, connections: noticeSources(database) }) : policies,
    isLocal: isLocalEnvironment(env),
    refusal: decideRefusal(env),
    sessionKeys: "reason" in keys ? undefined : keys,
    defaultLocale: isLocale(env.DEFAULT_LOCALE) ? env.DEFAULT_LOCALE : "en",
    defaultCountry,
    botCheck,
    config,
    firebase,
    showsPricesIn: (country) => !withoutPrices.has(country ?? defaultCountry),
    hidesPrices: env.ODDS_HIDDEN?.toLowerCase() === "on",
    hosts: hostNames("SITE_HOSTS", env.SITE_HOSTS),
    securityContacts: contactsOf("SECURITY_CONTACT", env.SECURITY_CONTACT),
    transport: transportSecurity({ isPreloaded: env.HSTS_PRELOAD?.toLowerCase() === "on" }),
  };
}

const read = new WeakMap<Env, Settings>();

export function settingsOf(env: Env): Settings {
  let settings = read.get(env);
  if (!settings) {
    settings = readSettings(env);
    read.set(env, settings);
  }
  return settings;
}
