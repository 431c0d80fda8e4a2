import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { type LocaleCode, localeOfApiLang, localeRow } from "#contract/tables/locales";
import { nameIn } from "../data/entries/names.ts";
import { FANTASY_TEXTS } from "../data/sentences/fantasy.ts";
import { CLOCK_HEADER, instantOfCall, systemClock } from "../http/clock.ts";
import type { Env } from "../http/env.ts";
import type { Directory } from "../matches/directory.ts";
import type { Sources } from "../matches/sources.ts";

type Open = (env: Env) => Promise<{ sources: Sources; directory: Directory }>;
type RequestContext = Context<{ Bindings: Env }>;

const DAY = 86_400_000;
const SHOWN = 8;
/** A page of no script; the main site loads the log-out address in a hidden frame, so framing is allowed. */
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "Cache-Control": "no-store",
};

const localeOfRequest = (c: RequestContext): LocaleCode => localeOfApiLang(c.req.query("lang") ?? "") ?? "en";

const page = (locale: LocaleCode, body: unknown) => {
  const { title } = FANTASY_TEXTS[locale];
  return html`<!doctype html>
<html lang="${localeRow(locale).tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem}li{padding:.25rem 0}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
};

async function nextMatches(c: RequestContext, open: Open, locale: LocaleCode): Promise<string[]> {
  const { sources, directory } = await open(c.env);
  const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, systemClock());
  const fixtures = await sources.between(now, now + 7 * DAY, now);
  return fixtures
    .filter(({ competitionId }) => directory.competitionById(competitionId)?.isPopular)
    .slice(0, SHOWN)
    .map(({ homeId, awayId }) =>
      [homeId, awayId]
        .map((id) => directory.teamById(id))
        .map((team) => (team ? nameIn(team.names, locale).name : ""))
        .join(" – "),
    );
}

/** Stands in for the operator's fantasy site: a page, and the address that ends its session. */
export function fantasySite(open: Open): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/", async (c) => {
    const locale = localeOfRequest(c);
    const { explanation, next, logOut } = FANTASY_TEXTS[locale];
    const matches = await nextMatches(c, open, locale);
    const body = html`<p>${explanation}</p><h2>${next}</h2><ul>${matches.map((match) => html`<li>${match}</li>`)}</ul>
<p><a href="/fantasy/logout?lang=${encodeURIComponent(c.req.query("lang") ?? "en")}">${logOut}</a></p>`;
    return c.html(page(locale, body), 200, HEADERS);
  });
  app.get("/logout", (c) => {
    const locale = localeOfRequest(c);
    c.header("Set-Cookie", "fantasy_session=; Path=/fantasy; Max-Age=0; HttpOnly; Secure; SameSite=None");
    return c.html(page(locale, html`<p>${FANTASY_TEXTS[locale].loggedOut}</p>`), 200, HEADERS);
  });
  return app;
}
