import { apiLang, type LocaleCode, localeRow } from "#contract/tables/locales";
import { xmlText } from "../platform/xml.ts";
import { HAND_OVER_TEXTS } from "./hand-over-texts.ts";

export interface HandOverFacts {
  locale: LocaleCode;
  /** ISO 3166-1; undefined if unknown. */
  country: string | undefined;
  nonce: string;
  /** The fantasy site's entry address for members. */
  enterUrl: string;
  token: string;
}

export interface FailureFacts extends Pick<HandOverFacts, "locale" | "nonce"> {
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
const documentOf = ({ locale, nonce }: Pick<HandOverFacts, "locale" | "nonce">, title: string, body: string): string =>
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
export function handOverHtml({ locale, country, nonce, enterUrl, token }: HandOverFacts): string {
  const { title, text, go } = HAND_OVER_TEXTS[locale];
  const fields = { providerToken: token, lang: apiLang(locale, country) };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${xmlText(value)}">`,
  );
  return documentOf(
    { locale, nonce },
    title,
    `<p>${xmlText(text)}</p><form id="enter" method="post" action="${xmlText(enterUrl)}">${inputs.join("")}` +
      `<button>${xmlText(go)}</button></form><script nonce="${nonce}">${SEND}</script>`,
  );
}

/** Says that the game cannot be opened now. */
export function failureHtml({ locale, nonce, message }: FailureFacts): string {
  const { failedTitle, failed, back } = HAND_OVER_TEXTS[locale];
  return documentOf(
    { locale, nonce },
    failedTitle,
    `<p>${xmlText(message ?? failed)}</p><p><a href="/${locale}/fantasysport">${xmlText(back)}</a></p>`,
  );
}
