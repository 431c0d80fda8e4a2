import type { Context, MiddlewareHandler } from "hono";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { SPORTS, type Sport } from "#contract/tables/sports";
import type { Edge } from "../edge.ts";
import { CORP } from "../http/security-headers.ts";
import type { UpstreamClient } from "../pages/context.ts";
import { splitAddress } from "../platform/address.ts";
import type { Clock } from "../platform/clock.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { scopeOfRequest } from "../upstream/request/scope-of-request.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { createUpstreamClient } from "../upstream/upstream-client.ts";
import { calendarText } from "./calendar-text.ts";
import { type EventFacts, matchEvent } from "./match-event.ts";

export interface CalendarOptions {
  upstream: Upstream;
  clock: Clock;
}

/** Seconds: kick-offs rarely move, and a calendar fetches once. */
const MAX_AGE = 60;

interface CalendarParams {
  locale: LocaleCode;
  sport: Sport;
  matchId: string;
}

function paramsOf(c: Context<Edge>): CalendarParams | undefined {
  const locale = c.req.param("locale");
  const sport = SPORTS.find(({ code }) => code === c.req.param("sport"))?.code;
  const matchId = c.req.param("matchId");
  return locale && isLocale(locale) && sport && matchId ? { locale, sport, matchId } : undefined;
}

const INFO_CALLS = { football: "matchInfo", basketball: "basketballMatchInfo" } as const satisfies Record<
  Sport,
  string
>;

/** The facts for a calendar that both sports' calls provide. */
async function loadEvent(
  upstream: UpstreamClient,
  { sport, matchId }: CalendarParams,
): Promise<Pick<EventFacts, "match" | "competition" | "venue">> {
  const info = await upstream.call(INFO_CALLS[sport], { matchId });
  return info.value;
}

function fileResponse(event: EventFacts): Response {
  return new Response(calendarText(matchEvent(event)), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${event.match.slug.replace(/[^\w-]/g, "")}.ics"`,
      "Cache-Control": `private, max-age=${MAX_AGE}`,
      "Cross-Origin-Resource-Policy": CORP.anyone,
      "X-Robots-Tag": "noindex",
    },
  });
}

/**
 * A match for a visitor's calendar, from the same cache entries as its page. The id decides; 404 for an unknown one.
 */
export function calendarHandler(options: CalendarOptions): MiddlewareHandler<Edge> {
  return async function serveCalendar(c) {
    const params = paramsOf(c);
    if (!params) return c.notFound();
    const { env } = c;
    const { visit } = c.var;
    const { locale } = params;
    const scope = scopeOfRequest(c, { isPage: true });
    const upstream = createUpstreamClient({ upstream: options.upstream, scope, locale, visitor: visit });
    const { origin } = splitAddress(c.req.url);
    try {
      const event = await loadEvent(upstream, params);
      return fileResponse({ ...event, origin, locale, now: options.clock.now(env) });
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      if (error.isAnswer) return c.notFound();
      return c.text("The match cannot be asked for now\n", 503, { "Retry-After": "5" });
    }
  };
}
