import type { MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { asksToSave } from "#contract/tables/edge-headers";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { DEFAULT_SPORT, isSport, SPORT_KEY, type Sport } from "#contract/tables/sports";
import { isTheme, type Theme } from "#contract/tables/themes";
import { type View, viewOf } from "#contract/tables/view-choices";
import type { Edge } from "../edge.ts";
import { chooseLocale } from "../locale/choose-locale.ts";
import { sealedSessionIn } from "../members/host-cookie.ts";
import type { OpenSessions } from "../members/open-sessions.ts";
import type { Visitor } from "../pages/context.ts";
import type { Clock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { settingsOf } from "../settings/settings.ts";
import { decideCountry, decideTimeZone } from "./decide-place.ts";

/** A visitor's preferences for every page. */
interface Preferences {
  theme: Theme;
  /** Prefers few bytes: no pictures, no push. */
  savesData: boolean;
  /** Absent if nothing has been chosen. */
  view?: View;
}

/** From a request: the visitor's choice on this site precedes the browser's setting. `cookies` is the Cookie header. */
export function readPreferences(cookies: string, headers: Headers): Preferences {
  const { theme } = cookies.includes("theme=") ? parse(cookies, "theme") : {};
  const { saving } = cookies.includes("saving=") ? parse(cookies, "saving") : {};
  const view = cookies.includes("view=") ? viewOf(parse(cookies, "view").view) : undefined;
  return {
    theme: isTheme(theme) ? theme : "system",
    savesData: saving === "on" || (saving !== "off" && asksToSave(headers)),
    ...(view && { view }),
  };
}

/** Who visits, from where, and when: read from one request. */
export interface Visit extends Visitor, Preferences {
  /** Milliseconds, by the (possibly moved) clock. */
  now: number;
  /** Has a session cookie, possibly a forged one. */
  mayBeMember: boolean;
  /** Sends other credentials: never gets a shared response. */
  hasCredentials: boolean;
  /** The language for an address that names none: the member's, else the result of `chooseLocale` (locale/). */
  chooseLocale(): LocaleCode;
  /** The visitor's last sport, or the default one. */
  chooseSport(): Sport;
}

const optional = (value: string | null): string | undefined => value ?? undefined;

/** The browser sets it when its own zone differs from the request's. */
const zoneIn = (cookies: string): string | undefined => (cookies.includes("tz=") ? parse(cookies, "tz").tz : undefined);

/** Stored by the page's script (app/shell/tab-bar/sport-choice.ts); the default sport for unknown values. */
export const storedSport = (cookies: string): Sport => {
  const stored = parse(cookies, SPORT_KEY)[SPORT_KEY];
  return isSport(stored) ? stored : DEFAULT_SPORT;
};

/** The only parsing on a page-cache hit. Other requests parse twice, which costs no more than memoising. */
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

/** Reads the visit, and unseals the session if there is one. */
export function visit(clock: Clock, sessions: OpenSessions): MiddlewareHandler<Edge> {
  return async function setVisit(c, next) {
    const read = readVisit(c.req.raw, c.env, clock);
    const session = read.mayBeMember ? await sessions.open(c.req.header("Cookie") ?? "", c.env) : undefined;
    const language = session?.language;
    // A member's own language wins over the device's.
    c.set("visit", isLocale(language) ? { ...read, chooseLocale: () => language } : read);
    c.set("session", session);
    await next();
  };
}
