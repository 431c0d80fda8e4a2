import type { LocaleCode } from "#contract/tables/locales";
import { faultOfSuppliers, servicesIn } from "#contract/tables/supplier-services";
import { VIDEO_HOSTS } from "#contract/tables/video-hosts";
import type { FirebaseProject, PublicBotCheck, PublicConfig } from "../pages/context.ts";
import { parseClockSetting } from "../platform/clock.ts";
import { type Env, isLocalEnvironment } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { type PolicySources, pagePolicy } from "../security/content-security-policy.ts";
import { type BotCheckSettings, readBotCheck } from "./bot-check-settings.ts";
import { noticeDatabase, noticeSources } from "./notice-database.ts";
import {
  configuredWord,
  contactsOf,
  countryCodes,
  defaultCountryOf,
  defaultLocaleOf,
  firebaseProject,
  hostNames,
  offeredProviders,
  secureAddress,
  transportSecurity,
  webAddress,
} from "./read-values.ts";
import { readSessionKeys, type SessionKeys } from "./session-keys.ts";

/** The pages' policies, and the sources that all of them allow. */
interface PagePolicies {
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

/** Nothing is served in production while one of these is set. */
export const LOCAL_ONLY = ["NOW", "CLOCK_SPEED", "DEV_TOKEN", "FIREBASE_EMULATOR_URL"] as const;
/** Base of pictures when no STORAGE_BASE_URL is set. */
export const EMBEDDED_STORAGE = "/storage";

/** What is read from the environment before anything can be served. */
const readGuards = (env: Partial<Env> & Pick<Env, "ENVIRONMENT">) => ({
  keys: readSessionKeys(env.SESSION_KEYS),
  botCheck: readBotCheck(env),
});

export function decideRefusal(
  env: Partial<Env> & Pick<Env, "ENVIRONMENT">,
  { keys, botCheck } = readGuards(env),
): string | undefined {
  const isLocal = isLocalEnvironment(env);
  const keysFault = "reason" in keys && (env.SESSION_KEYS || !isLocal) ? keys.reason : undefined;
  const fault = keysFault ?? ("reason" in botCheck ? botCheck.reason : undefined);
  if (isLocal) {
    const setting = parseClockSetting(env.NOW, env.CLOCK_SPEED);
    return "reason" in setting ? setting.reason : fault;
  }
  const set = LOCAL_ONLY.filter((name) => env[name] !== undefined && env[name] !== "");
  return set.length > 0 ? `${set.join(", ")} set where ENVIRONMENT is not local` : fault;
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
  const passwordPolicy = configuredWord("PASSWORD_POLICY", env);
  const botCheck = publicBotCheck(botCheckSettings);
  const suppliersFault = faultOfSuppliers(env.SUPPLIERS);
  if (suppliersFault) log("configuration_failed", { name: "SUPPLIERS", reason: suppliersFault });
  const suppliers = servicesIn(env.SUPPLIERS).map(({ name }) => name);
  return {
    ...(signInProviders.length > 0 && { signInProviders }),
    ...(passwordPolicy !== "specified" && { passwordPolicy }),
    ...(botCheck && { botCheck }),
    ...(configuredWord("GUEST_FAVOURITES", env) === "on" && { guestFavourites: true }),
    ...(configuredWord("NEWSLETTER", env) === "on" && { hasNewsletter: true }),
    ...(brazilFrameUrl && { brazilFrameUrl }),
    ...(fantasyEnterUrl && { fantasyEnterUrl }),
    ...(fantasyLogOutUrl && { fantasyLogOutUrl }),
    ...(trackerHosts.length > 0 && { trackerHosts }),
    ...(liveVideoHosts.length > 0 && { liveVideoHosts }),
    storageBaseUrl: webAddress("STORAGE_BASE_URL", env.STORAGE_BASE_URL) ?? EMBEDDED_STORAGE,
    ...(env.SUPPORT_MAIL && { supportMail: env.SUPPORT_MAIL }),
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
  const guards = readGuards(env);
  const { keys } = guards;
  // Nothing is served with an unreadable configuration (`refusal`).
  const botCheck: BotCheckSettings = "reason" in guards.botCheck ? { provider: "embedded" } : guards.botCheck;
  const firebase = firebaseProject(env, webAddress("FIREBASE_EMULATOR_URL", env.FIREBASE_EMULATOR_URL));
  const database = noticeDatabase(env, firebase);
  const config = { ...publicConfig(env, botCheck), ...(database && { noticeDatabase: database }) };
  const defaultCountry = defaultCountryOf(env);
  const withoutPrices = countryCodes("ODDS_OFF_COUNTRIES", env.ODDS_OFF_COUNTRIES);
  const images = config.storageBaseUrl === EMBEDDED_STORAGE ? [] : [new URL(config.storageBaseUrl).origin];
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
    refusal: decideRefusal(env, guards),
    sessionKeys: "reason" in keys ? undefined : keys,
    defaultLocale: defaultLocaleOf(env),
    defaultCountry,
    botCheck,
    config,
    firebase,
    showsPricesIn: (country) => !withoutPrices.has(country ?? defaultCountry),
    hidesPrices: configuredWord("ODDS_HIDDEN", env) === "on",
    hosts: hostNames("SITE_HOSTS", env.SITE_HOSTS),
    securityContacts: contactsOf("SECURITY_CONTACT", env.SECURITY_CONTACT),
    transport: transportSecurity({ isPreloaded: configuredWord("HSTS_PRELOAD", env) === "on" }),
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
