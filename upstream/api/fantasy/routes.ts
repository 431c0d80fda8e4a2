import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { maskNickname } from "#contract/members/nickname";
import { LARGEST_FORM } from "#contract/tables/call-limits";
import { type LocaleCode, localeOfApiLang } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { DAY } from "#contract/time/units";
import { nameIn } from "../../data/entries/names.ts";
import { FANTASY_TEXTS } from "../../data/sentences/fantasy.ts";
import type { Sources } from "../../match/sources.ts";
import type { Directory } from "../../matches/directory.ts";
import { CLOCK_HEADER, instantOfCall, systemClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { formFields } from "../../platform/form-fields.ts";
import {
  beginFantasySession,
  endFantasySession,
  FANTASY_SESSION_LIFE,
  fantasyMember,
} from "../../services/members/fantasy-tokens.ts";
import { RuleRefusal } from "../../services/members/refuse.ts";
import { buildCaller, type Caller } from "../context/caller.ts";
import { fantasyPage, PAGE_HEADERS } from "./fantasy-page.ts";

interface FantasyParts {
  open(env: Env): Promise<{ sources: Sources; directory: Directory }>;
  /** Real milliseconds. */
  realNow(): number;
}
type RequestContext = Context<{ Bindings: Env }>;

const SHOWN = 8;
const FORBIDDEN = 403;

const SESSION = "fantasy_session";
/** The log-out address is loaded in a frame of another site. */
const COOKIE = { path: "/fantasy", httpOnly: true, secure: true, sameSite: "None" } as const;

const localeOfRequest = (c: RequestContext): LocaleCode => localeOfApiLang(c.req.query("lang") ?? "") ?? "en";

async function nextMatches(c: RequestContext, { open }: FantasyParts, locale: LocaleCode): Promise<string[]> {
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

/** A caller with or without a member, for the fantasy site's calls to the members' upstream. */
function callerFor({ env }: RequestContext, { realNow }: FantasyParts, locale: LocaleCode): Caller {
  const now = realNow();
  const later = (work: Promise<unknown>) => void work;
  return buildCaller(env, { locale, client: undefined, token: undefined, now, siteNow: now, later });
}

/** The result of `call`; undefined if a rule refuses it. */
async function unlessRefused<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof RuleRefusal) return undefined;
    throw error;
  }
}

/** The member of the stub's own session; undefined if there is none. */
async function memberHere(c: RequestContext, parts: FantasyParts, locale: LocaleCode) {
  const session = getCookie(c, SESSION);
  return session && unlessRefused(() => fantasyMember(callerFor(c, parts, locale), session));
}

async function home(c: RequestContext, parts: FantasyParts): Promise<Response> {
  const locale = localeOfRequest(c);
  const { explanation, next, logOut, arrived } = FANTASY_TEXTS[locale];
  const member = await memberHere(c, parts, locale);
  const matches = await nextMatches(c, parts, locale);
  const name = member && maskNickname(member.nickname);
  const body = html`${name && html`<p role="status">${fillText(arrived, { name })}</p>`}<p>${explanation}</p>
<h2>${next}</h2><ul>${matches.map((match) => html`<li>${match}</li>`)}</ul>
<p><a href="/fantasy/logout?lang=${encodeURIComponent(c.req.query("lang") ?? "en")}">${logOut}</a></p>`;
  return c.html(fantasyPage(locale, body), 200, PAGE_HEADERS);
}

/** Signs in the member whose token the main site's page has posted. */
async function enter(c: RequestContext, parts: FantasyParts): Promise<Response> {
  const { lang = "", providerToken = "" } = await formFields(c.req.raw);
  const locale = localeOfApiLang(lang) ?? "en";
  const session = await unlessRefused(() => beginFantasySession(callerFor(c, parts, locale), providerToken));
  if (session === undefined)
    return c.html(
      fantasyPage(locale, html`<p role="alert">${FANTASY_TEXTS[locale].refused}</p>`),
      FORBIDDEN,
      PAGE_HEADERS,
    );
  setCookie(c, SESSION, session, { ...COOKIE, maxAge: FANTASY_SESSION_LIFE / 1000 });
  return c.redirect(`/fantasy?${new URLSearchParams({ lang })}`, 303);
}

async function logOut(c: RequestContext, parts: FantasyParts): Promise<Response> {
  const locale = localeOfRequest(c);
  const session = getCookie(c, SESSION);
  if (session) await unlessRefused(() => endFantasySession(callerFor(c, parts, locale), session));
  deleteCookie(c, SESSION, COOKIE);
  return c.html(fantasyPage(locale, html`<p>${FANTASY_TEXTS[locale].loggedOut}</p>`), 200, PAGE_HEADERS);
}

/** Stand-in for the operator's fantasy site: a page, and the addresses for signing in and logging out. */
export const fantasySite = (parts: FantasyParts): Hono<{ Bindings: Env }> =>
  new Hono<{ Bindings: Env }>()
    .get("/", (c) => home(c, parts))
    .post("/enter", bodyLimit({ maxSize: LARGEST_FORM }), (c) => enter(c, parts))
    .get("/logout", (c) => logOut(c, parts));
