import { type Env, isLocalEnvironment } from "../platform/env.ts";

/** The checking service. BOTCHECK_SCRIPT_URL and BOTCHECK_VERIFY_URL override its addresses. */
type CheckService = "turnstile" | "recaptcha";

export interface ServiceSettings {
  provider: CheckService;
  siteKey: string;
  secret: string;
  /** The script that shows the check, with its parameters. */
  scriptUrl: string;
  verifyUrl: string;
  /** Publicly known test keys: answers for them name the service's own host and action. */
  hasTestKeys: boolean;
}

/** How forms are checked: by a service, by a proof of work of our own, or, only locally, not at all. */
export type BotCheckSettings = ServiceSettings | { provider: "embedded" | "off" };

type BotCheckEnv = Partial<Env> & Pick<Env, "ENVIRONMENT">;

/** Addresses of the services, and further hosts that their scripts load from (per their CSP notes). */
const SERVICES = {
  turnstile: {
    scriptUrl: "https://challenges.cloudflare.com/turnstile/v0/api.js",
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    otherOrigins: [],
  },
  recaptcha: {
    scriptUrl: "https://www.google.com/recaptcha/api.js",
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    otherOrigins: ["https://www.gstatic.com", "https://recaptcha.google.com"],
  },
} as const;

/** Test keys from the services' documentation, which always pass or always fail. */
const TEST_KEYS = [
  /^[123]x0{10,}[AB]{2}$/,
  /^3x0{10,}FF$/,
  /^6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI$/,
  /^6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe$/,
];

const isTestKey = (key: string): boolean => TEST_KEYS.some((pattern) => pattern.test(key));

/** Https, or http for a local stub. */
const isServiceUrl = (text: string, isLocal: boolean): boolean =>
  URL.canParse(text) && (new URL(text).protocol === "https:" || (isLocal && new URL(text).protocol === "http:"));

/** Rendered explicitly by our call, not automatically wherever the script finds an element. */
function explicitScript(text: string): string {
  const url = new URL(text);
  url.searchParams.set("render", "explicit");
  return url.href;
}

function readService(provider: CheckService, env: BotCheckEnv): ServiceSettings | { reason: string } {
  const isLocal = isLocalEnvironment(env);
  const { BOTCHECK_SITE_KEY: siteKey = "", BOTCHECK_SECRET: secret = "" } = env;
  if (!siteKey || !secret)
    return { reason: `BOTCHECK_PROVIDER=${provider} needs BOTCHECK_SITE_KEY and BOTCHECK_SECRET` };
  const hasTestKeys = isTestKey(siteKey) || isTestKey(secret);
  if (hasTestKeys && !isLocal) return { reason: "test keys of a bot check set where ENVIRONMENT is not local" };
  const scriptUrl = env.BOTCHECK_SCRIPT_URL || SERVICES[provider].scriptUrl;
  const verifyUrl = env.BOTCHECK_VERIFY_URL || SERVICES[provider].verifyUrl;
  if (!isServiceUrl(scriptUrl, isLocal)) return { reason: "BOTCHECK_SCRIPT_URL is not an https address" };
  if (!isServiceUrl(verifyUrl, isLocal)) return { reason: "BOTCHECK_VERIFY_URL is not an https address" };
  return { provider, siteKey, secret, scriptUrl: explicitScript(scriptUrl), verifyUrl, hasTestKeys };
}

/**
 * Reads the operator's BOTCHECK_* variables. `reason` says why nothing may be served with them, without repeating a
 * key.
 */
export function readBotCheck(env: BotCheckEnv): BotCheckSettings | { reason: string } {
  const provider = env.BOTCHECK_PROVIDER || "embedded";
  switch (provider) {
    case "embedded":
      return { provider };
    case "off":
      return isLocalEnvironment(env)
        ? { provider }
        : { reason: "BOTCHECK_PROVIDER=off where ENVIRONMENT is not local" };
    case "turnstile":
    case "recaptcha":
      return readService(provider, env);
    default:
      return { reason: `BOTCHECK_PROVIDER=${provider} is none of turnstile, recaptcha, embedded, off` };
  }
}

/** Further origins of scripts and frames on a page with a check. */
export const checkOrigins = (settings: BotCheckSettings): string[] =>
  "scriptUrl" in settings ? [new URL(settings.scriptUrl).origin, ...SERVICES[settings.provider].otherOrigins] : [];
