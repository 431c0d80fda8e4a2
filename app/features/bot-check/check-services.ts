import type { BotCheckAction } from "#contract/tables/bot-check";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import type { PublicBotCheck } from "#worker/context";

export type ServiceConfig = Exclude<PublicBotCheck, { provider: "off" }>;

interface WidgetOptions {
  element: HTMLElement;
  siteKey: string;
  action: BotCheckAction;
  locale: LocaleCode;
  /** With the answer, and with an empty one when it has grown too old. */
  onAnswer(answer: string): void;
}

/** A check that is shown. */
export interface Widget {
  /** For another answer. */
  reset(): void;
  remove(): void;
}

type Parameters = Record<string, unknown>;

/** What the services' scripts leave in the window, as far as it is used. */
interface Services {
  turnstile?: {
    render(element: HTMLElement, parameters: Parameters): string;
    reset(id: string): void;
    remove(id: string): void;
  };
  grecaptcha?: {
    ready(then: () => void): void;
    render(element: HTMLElement, parameters: Parameters): number;
    reset(id: number): void;
  };
}

const scope = globalThis as Services;

/** What both call the same. */
const callbacks = ({ siteKey, onAnswer }: WidgetOptions): Parameters => ({
  sitekey: siteKey,
  callback: onAnswer,
  "expired-callback": () => onAnswer(""),
  "error-callback": () => onAnswer(""),
});

/** Where it does not go by BCP 47. */
const TURNSTILE_LANGUAGES: Partial<Record<LocaleCode, string>> = { "zh-Hans": "zh-cn", "zh-Hant": "zh-tw" };

async function showTurnstile(options: WidgetOptions): Promise<Widget> {
  const { turnstile } = scope;
  if (!turnstile) throw new Error("the script of Turnstile left nothing");
  const { element, action, locale } = options;
  const language = TURNSTILE_LANGUAGES[locale] ?? localeRow(locale).tag;
  const id = turnstile.render(element, {
    ...callbacks(options),
    action,
    language,
    size: "flexible",
    // The form has a field of its own.
    "response-field": false,
  });
  return { reset: () => turnstile.reset(id), remove: () => turnstile.remove(id) };
}

async function showRecaptcha(options: WidgetOptions): Promise<Widget> {
  const { grecaptcha } = scope;
  if (!grecaptcha) throw new Error("the script of reCAPTCHA left nothing");
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  const id = grecaptcha.render(options.element, callbacks(options));
  return { reset: () => grecaptcha.reset(id), remove: () => options.element.replaceChildren() };
}

const SHOW = { turnstile: showTurnstile, recaptcha: showRecaptcha };

const scripts = new Map<string, Promise<void>>();

/** Once for a document; the next who needs it tries again where it could not be had. */
function loadScript(address: string): Promise<void> {
  const loading = scripts.get(address);
  if (loading) return loading;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(address);
      reject(new Error("the script of a bot check cannot be loaded"));
    };
    document.head.appendChild(script);
  });
  scripts.set(address, loaded);
  return loaded;
}

/** Loads a service's script and shows its check. Rejects when it cannot be had. */
export async function showCheck(
  { provider, scriptUrl, siteKey }: ServiceConfig,
  options: Omit<WidgetOptions, "siteKey">,
): Promise<Widget> {
  await loadScript(scriptUrl);
  return SHOW[provider]({ ...options, siteKey });
}
