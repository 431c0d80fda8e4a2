import type { MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { SPORT_KEY, SPORTS, type Sport } from "#contract/tables/sports";
import type { Clock } from "./clock.ts";
import type { Visitor } from "./context.ts";
import type { Edge } from "./edge.ts";
import type { Env } from "./env.ts";
import { decideCountry } from "./geo/decide-country.ts";
import { decideTimeZone } from "./geo/decide-time-zone.ts";
import { chooseLocale } from "./locale/choose-locale.ts";
import type { OpenSessions } from "./members/open-sessions.ts";
import { sealedSessionIn } from "./members/session-cookie.ts";
import { type Preferences, readPreferences } from "./preferences/read-preferences.ts";
import { settingsOf } from "./settings.ts";

/** Who asks, where from, and when: read from one request. */
export interface Visit extends Visitor, Preferences {
  /** Milliseconds, by the clock that a developer may have moved. */
  now: number;
  /** Has a session's cookie, be it a forged one. */
  mayBeMember: boolean;
  /** Asks with credentials of another kind: gets nothing that others get too. */
  hasCredentials: boolean;
  /** The language for an address that names none: the member's, else the one that `chooseLocale` (locale/) finds. */
  chooseLocale(): LocaleCode;
  /** The sport that the visitor was last with, football when none is known. */
  chooseSport(): Sport;
}

const optional = (value: string | null): string | undefined => value ?? undefined;

/** The browser sets it when its own zone differs from the request's. */
const zoneIn = (cookies: string): string | undefined => (cookies.includes("tz=") ? parse(cookies, "tz").tz : undefined);

/** What the page's script keeps (app/shell/tab-bar/sport-choice.ts); football for whatever is no sport of ours. */
export const storedSport = (cookies: string): Sport => {
  const stored = parse(cookies, SPORT_KEY)[SPORT_KEY];
  return SPORTS.find(({ code }) => code === stored)?.code ?? "football";
};

/** A page's hit is read by this alone. What is no hit is read twice, which costs no more than to remember a request. */
export function readVisit(request: Request, env: Env, clock: Clock): Visit {
  const { headers } = request;
  const { isLocal, defaultLocale, defaultCountry } = settingsOf(env);
  const cf = request.cf as IncomingRequestCfProperties | undefined;
  const cookies = headers.get("Cookie") ?? "";
  const { country, isCfBelieved } = decideCountry({
    header: optional(headers.get("CF-IPCountry")),
    cf: cf?.country,
    isCfPlaceholder: isLocal,
  });
  const zone = isCfBelieved ? cf?.timezone : undefined;
  return {
    ...readPreferences(cookies, headers),
    country,
    timeZone: decideTimeZone({ cookie: zoneIn(cookies), cf: zone, country, defaultCountry }),
    now: clock.now(env),
    mayBeMember: cookies.includes("__Host-") && sealedSessionIn(cookies) !== undefined,
    hasCredentials: headers.has("Authorization"),
    chooseLocale: () =>
      chooseLocale({
        stored: parse(cookies, "locale").locale,
        country,
        acceptLanguage: optional(headers.get("Accept-Language")),
        defaultLocale,
        defaultCountry,
      }),
    chooseSport: () => storedSport(cookies),
  };
}

/** Reads the visit, and opens the session where there is one. */
export function visit(clock: Clock, sessions: OpenSessions): MiddlewareHandler<Edge> {
  return async function setVisit(c, next) {
    const read = readVisit(c.req.raw, c.env, clock);
    const session = read.mayBeMember ? await sessions.open(c.req.header("Cookie") ?? "", c.env) : undefined;
    const language = session?.language;
    // A member's own counts before the device's.
    c.set("visit", isLocale(language) ? { ...read, chooseLocale: () => language } : read);
    c.set("session", session);
    await next();
  };
}
