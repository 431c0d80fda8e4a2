import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { HOME_PATH } from "#contract/tables/pages/pages";
import { ERROR_PAGE_TRANSLATIONS } from "./error-page-translations.ts";

/** The edge's own pages, for requests that the app cannot answer. */
export type EdgeErrorPage = "badRequest" | "methodNotAllowed" | "tooLarge" | "unexpected";

export interface ErrorPageFacts {
  error: EdgeErrorPage;
  locale: LocaleCode;
  requestId: string;
  nonce: string;
  /** Of the request. */
  method: string;
}

// Lines of Thai and Khmer need more height, and system fonts cover all seven scripts.
const STYLE = [
  ":root{color-scheme:light dark}",
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;",
  "font:1rem/1.7 system-ui,sans-serif;background:Canvas;color:CanvasText;text-align:center}",
  "h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0 0 1rem;max-width:34rem}",
  "a{display:inline-block;min-height:44px;line-height:44px;color:LinkText}small{display:block;overflow-wrap:anywhere}",
].join("");

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

/** A complete document without subresources: what happened, a way forward, and a reference for support. */
export function errorPageHtml({ error, locale, requestId, nonce, method }: ErrorPageFacts): string {
  const texts = ERROR_PAGE_TRANSLATIONS[locale];
  const { title, body: text } = texts[error];
  const body = text.replace("{{method}}", () => method);
  const reference = texts.reference.replace("{{id}}", () => requestId);
  return [
    `<!doctype html><html lang="${localeRow(locale).tag}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>`,
    `<p><a href="/${locale}${HOME_PATH}">${escapeHtml(texts.toMatches)}</a></p>`,
    `<small>${escapeHtml(reference)}</small></main></body></html>`,
  ].join("");
}
