import type { MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import type { LocaleCode } from "#contract/tables/locales";
import { SPORT_KEY, SPORTS, type Sport } from "#contract/tables/sports";
import type { Clock } from "./clock.ts";
import type { Visitor } from "./context.ts";
import type { Edge } from "./edge.ts";
import type { Env } from "./env.ts";
import { decideCountry } from "./geo/decide-country.ts";
import { decideTimeZone } from "./geo/decide-time-zone.ts";
import { chooseLocale } from "./locale/choose-locale.ts";
import { type Preferences, readPreferences } from "./preferences/read-preferences.ts";
import { settingsOf } from "./settings.ts";

/** Who asks, where from, and when: read from one request. */
export interface Visit extends Visitor, Preferences {
  /** Milliseconds, by the clock that a developer may have moved. */
  now: number;
  /** No session and no credentials: gets pages that everyone else gets too. */
  isAnonymous: boolean;
  /** The language for an address that names none. */
  chooseLocale(): LocaleCode;
  /** The sport that the visitor was last with, football when none is known. */
  chooseSport(): Sport;
}

const SESSION_COOKIE = "__Host-session";

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
    isAnonymous: !cookies.includes(`${SESSION_COOKIE}=`) && !headers.has("Authorization"),
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

export function visit(clock: Clock): MiddlewareHandler<Edge> {
  return async function setVisit(c, next) {
    c.set("visit", readVisit(c.req.raw, c.env, clock));
    await next();
  };
}
