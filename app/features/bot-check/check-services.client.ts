import type { BotCheckAction } from "#contract/tables/bot-check";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import type { PublicBotCheck } from "#worker/pages/context";

export type ServiceConfig = Exclude<PublicBotCheck, { provider: "off" }>;

interface WidgetOptions {
  element: HTMLElement;
  siteKey: string;
  action: BotCheckAction;
  locale: LocaleCode;
  /** Called with the answer, and with an empty string once it has expired. */
  onAnswer(answer: string): void;
}

/** A rendered check. */
export interface Widget {
  /** Requests a new answer. */
  reset(): void;
  remove(): void;
}

type Parameters = Record<string, unknown>;

/** The globals of the services' scripts that are used here. */
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

/** Parameters that both services share. */
const callbacks = ({ siteKey, onAnswer }: WidgetOptions): Parameters => ({
  sitekey: siteKey,
  callback: onAnswer,
  "expired-callback": () => onAnswer(""),
  "error-callback": () => onAnswer(""),
});

/** Where Turnstile does not use BCP 47. */
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
    // The form has its own field.
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

/** Once per document; after a failure the next caller tries again. */
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

/** Loads a service's script and renders its check. Rejects if it cannot be loaded. */
export async function showCheck(
  { provider, scriptUrl, siteKey }: ServiceConfig,
  options: Omit<WidgetOptions, "siteKey">,
): Promise<Widget> {
  await loadScript(scriptUrl);
  return SHOW[provider]({ ...options, siteKey });
}
