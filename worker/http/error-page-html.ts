import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { HOME_PATH } from "#contract/tables/pages/pages";
import { fillText } from "#contract/text/fill-text";
import * as en from "../../locales/en/errors.json";
import * as kh from "../../locales/kh/errors.json";
import * as pt from "../../locales/pt/errors.json";
import * as th from "../../locales/th/errors.json";
import * as vn from "../../locales/vn/errors.json";
import * as zhHans from "../../locales/zh-Hans/errors.json";
import * as zhHant from "../../locales/zh-Hant/errors.json";

interface Message {
  title: string;
  body: string;
}

/** The part of a language's errors.json that the edge's own pages use. */
interface ErrorPageTranslations {
  badRequest: Message;
  /** Its body has the placeholder `{{method}}`. */
  methodNotAllowed: Message;
  tooLarge: Message;
  unexpected: Message;
  toMatches: string;
  /** With the placeholder `{{id}}`. */
  reference: string;
}

/** Imported by name, so that the bundle holds no other texts. */
export const ERROR_PAGE_TRANSLATIONS: Readonly<Record<LocaleCode, ErrorPageTranslations>> = {
  en: {
    badRequest: en.badRequest,
    methodNotAllowed: en.methodNotAllowed,
    tooLarge: en.tooLarge,
    unexpected: en.unexpected,
    toMatches: en.toMatches,
    reference: en.reference,
  },
  kh: {
    badRequest: kh.badRequest,
    methodNotAllowed: kh.methodNotAllowed,
    tooLarge: kh.tooLarge,
    unexpected: kh.unexpected,
    toMatches: kh.toMatches,
    reference: kh.reference,
  },
  pt: {
    badRequest: pt.badRequest,
    methodNotAllowed: pt.methodNotAllowed,
    tooLarge: pt.tooLarge,
    unexpected: pt.unexpected,
    toMatches: pt.toMatches,
    reference: pt.reference,
  },
  th: {
    badRequest: th.badRequest,
    methodNotAllowed: th.methodNotAllowed,
    tooLarge: th.tooLarge,
    unexpected: th.unexpected,
    toMatches: th.toMatches,
    reference: th.reference,
  },
  vn: {
    badRequest: vn.badRequest,
    methodNotAllowed: vn.methodNotAllowed,
    tooLarge: vn.tooLarge,
    unexpected: vn.unexpected,
    toMatches: vn.toMatches,
    reference: vn.reference,
  },
  "zh-Hans": {
    badRequest: zhHans.badRequest,
    methodNotAllowed: zhHans.methodNotAllowed,
    tooLarge: zhHans.tooLarge,
    unexpected: zhHans.unexpected,
    toMatches: zhHans.toMatches,
    reference: zhHans.reference,
  },
  "zh-Hant": {
    badRequest: zhHant.badRequest,
    methodNotAllowed: zhHant.methodNotAllowed,
    tooLarge: zhHant.tooLarge,
    unexpected: zhHant.unexpected,
    toMatches: zhHant.toMatches,
    reference: zhHant.reference,
  },
};

/** The edge's own pages, for requests that the app cannot answer. */
export type EdgeErrorPage = "badRequest" | "methodNotAllowed" | "tooLarge" | "unexpected";

interface ErrorPageFacts {
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
  const body = fillText(text, { method });
  const reference = fillText(texts.reference, { id: requestId });
  return [
    `<!doctype html><html lang="${localeRow(locale).tag}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>`,
    `<p><a href="/${locale}${HOME_PATH}">${escapeHtml(texts.toMatches)}</a></p>`,
    `<small>${escapeHtml(reference)}</small></main></body></html>`,
  ].join("");
}
