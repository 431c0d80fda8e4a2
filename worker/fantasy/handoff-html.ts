import { apiLang, type LocaleCode, localeRow } from "#contract/tables/locales";
import { handOver as en } from "../../locales/en/fantasy.json";
import { handOver as kh } from "../../locales/kh/fantasy.json";
import { handOver as pt } from "../../locales/pt/fantasy.json";
import { handOver as th } from "../../locales/th/fantasy.json";
import { handOver as vn } from "../../locales/vn/fantasy.json";
import { handOver as zhHans } from "../../locales/zh-Hans/fantasy.json";
import { handOver as zhHant } from "../../locales/zh-Hant/fantasy.json";
import { xmlText } from "../platform/xml.ts";

/** Texts of the handoff page; imported by name, so that the bundle holds nothing else. */
interface HandoffTexts {
  title: string;
  text: string;
  go: string;
  failedTitle: string;
  failed: string;
  back: string;
}

const HANDOFF_TEXTS: Readonly<Record<LocaleCode, HandoffTexts>> = {
  en,
  kh,
  pt,
  th,
  vn,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};

interface HandoffFacts {
  locale: LocaleCode;
  /** ISO 3166-1; undefined if unknown. */
  country: string | undefined;
  nonce: string;
  /** The fantasy site's entry address for members. */
  enterUrl: string;
  token: string;
}

interface FailureFacts extends Pick<HandoffFacts, "locale" | "nonce"> {
  /** The supplier's message, in the visitor's language. */
  message: string | undefined;
}

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;",
  "font:1rem/1.7 system-ui,sans-serif;background:Canvas;color:CanvasText;text-align:center}",
  "h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0 0 1rem;max-width:34rem}",
  "button,a{display:inline-block;min-height:44px;font:inherit}a{line-height:44px;color:LinkText}button{padding:0 1.25rem}",
].join("");

const SEND = 'document.getElementById("enter").submit()';

/** `body` is markup; everything else is text. */
const buildDocument = (
  { locale, nonce }: Pick<HandoffFacts, "locale" | "nonce">,
  title: string,
  body: string,
): string =>
  [
    `<!doctype html><html lang="${localeRow(locale).tag}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${xmlText(title)}</title><style nonce="${nonce}">${STYLE}</style></head>`,
    `<body><main><h1>${xmlText(title)}</h1>${body}</main></body></html>`,
  ].join("");

/**
 * A form that the page's script submits at once, or the visitor by its button without script: the token never appears
 * in an address.
 */
export function handoffHtml({ locale, country, nonce, enterUrl, token }: HandoffFacts): string {
  const { title, text, go } = HANDOFF_TEXTS[locale];
  const fields = { providerToken: token, lang: apiLang(locale, country) };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${xmlText(value)}">`,
  );
  return buildDocument(
    { locale, nonce },
    title,
    `<p>${xmlText(text)}</p><form id="enter" method="post" action="${xmlText(enterUrl)}">${inputs.join("")}` +
      `<button>${xmlText(go)}</button></form><script nonce="${nonce}">${SEND}</script>`,
  );
}

/** Says that the game cannot be opened now. */
export function failureHtml({ locale, nonce, message }: FailureFacts): string {
  const { failedTitle, failed, back } = HANDOFF_TEXTS[locale];
  return buildDocument(
    { locale, nonce },
    failedTitle,
    `<p>${xmlText(message ?? failed)}</p><p><a href="/${locale}/fantasysport">${xmlText(back)}</a></p>`,
  );
}
