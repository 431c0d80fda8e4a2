import { html } from "hono/html";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { FANTASY_TEXTS } from "../../data/sentences/fantasy.ts";

/** A page without scripts; the main site loads the log-out address in a hidden frame, so framing is allowed. */
export const PAGE_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};

/** A page of the fantasy site's stub. */
export const fantasyPage = (locale: LocaleCode, body: unknown) => {
  const { title } = FANTASY_TEXTS[locale];
  return html`<!doctype html>
<html lang="${localeRow(locale).tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem}li{padding:.25rem 0}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
};
