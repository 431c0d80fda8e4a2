import type { Context } from "hono";
import type { Match } from "#contract/domain/match";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { matchPath } from "#contract/tables/paths";
import { SITE_NAME } from "#contract/tables/site";
import { isSport, usualMinutes } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import type { Edge } from "../edge.ts";
import { FEED_TEXTS } from "../feeds/feed-texts.ts";
import { CORP } from "../http/security-headers.ts";
import { withTag } from "../http/with-tag.ts";
import { splitAddress } from "../platform/address.ts";
import type { Clock } from "../platform/clock.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { scopeOfRequest } from "../upstream/request/scope-of-request.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { createUpstreamClient } from "../upstream/upstream-client.ts";
import { type CalendarEvent, calendarText } from "./calendar-text.ts";
import { type CalendarContents, type CalendarSubject, loadCalendar } from "./load-calendar.ts";

export interface CalendarOptions {
  upstream: Upstream;
  clock: Clock;
}

/** A kick-off that moves is in calendars within the hour. */
const REFRESH_MINUTES = 60;
/** Calendars come back by themselves, with the tag of what they have; names differ by the visitor's country. */
const CACHE_CONTROL = "private, no-cache";

const LINK = /^[\w.~-]{20,200}$/;

function subjectOf(c: Context<Edge>, of: CalendarSubject["of"], locale: LocaleCode): CalendarSubject | undefined {
  const { sport, matchId, teamId, link } = c.req.param() as Partial<Record<string, string>>;
  if (of === "favourites")
    return link !== undefined && LINK.test(link) ? { of, link, name: FEED_TEXTS[locale].followed } : undefined;
  if (!isSport(sport)) return undefined;
  if (of === "match") return matchId === undefined ? undefined : { of, sport, matchId };
  if (of === "team") return teamId === undefined ? undefined : { of, sport, teamId };
  const { leagueId, season } = c.req.query();
  return leagueId === undefined ? undefined : { of, sport, leagueId, ...(season !== undefined && { season }) };
}

export interface EventFacts {
  match: Match;
  /** The competition's name, where the answer has it. */
  competition?: string;
  venue?: { name: string; city?: string; country?: string };
  /** Scheme and host. */
  origin: string;
  locale: string;
}

const NOT_PLAYED: ReadonlySet<string> = new Set(["POSTPONED", "CANCELLED"]);

/** A postponed match has no date to keep free; once it has one, the event is confirmed again. */
function statusOf(match: Match): CalendarEvent["status"] {
  if (match.state === "void" && NOT_PLAYED.has(match.how)) return "CANCELLED";
  return match.state === "scheduled" && !match.isTimeConfirmed ? "TENTATIVE" : "CONFIRMED";
}

/** Both teams; once it is over with the score, and that of a shoot-out in brackets. */
function summaryOf(match: Match): string {
  const { home, away } = match;
  if (match.state !== "finished") return `${home.name} – ${away.name}`;
  const { score, shootout } = match;
  const after = shootout ? ` (${shootout[0]}–${shootout[1]})` : "";
  return `${home.name} ${score[0]}–${score[1]}${after} ${away.name}`;
}

/** Suppliers that do not count a match's changes leave only whether its kick-off has moved. */
const sequenceOf = ({ revision, movedFrom }: Match): number => revision ?? (movedFrom === undefined ? 0 : 1);

/** A match as an event, in the language of its names. */
export function matchEvent({ match, competition, venue, origin, locale }: EventFacts): CalendarEvent {
  const { sport, id, kickOff } = match;
  const url = `${origin}/${locale}${matchPath(match)}`;
  const location = venue && [venue.name, venue.city, venue.country].filter(Boolean).join(", ");
  return {
    uid: `${sport}-${id}@${new URL(origin).hostname}`,
    sequence: sequenceOf(match),
    start: kickOff,
    isDayOnly: match.state === "scheduled" && !match.isTimeConfirmed,
    minutes: usualMinutes(sport),
    status: statusOf(match),
    summary: summaryOf(match),
    description: [competition, url].filter(Boolean).join("\n"),
    ...(location && { location }),
    url,
  };
}

interface Writing {
  locale: LocaleCode;
  origin: string;
  now: number;
}

function calendarResponse({ name, fileName, matches }: CalendarContents, { locale, origin, now }: Writing): Response {
  const text = calendarText({
    ...(name && { name: `${name} | ${SITE_NAME}` }),
    refreshMinutes: REFRESH_MINUTES,
    // The same all day, so that the same matches are the same bytes.
    writtenAt: now - (now % DAY),
    events: matches.map((facts) => matchEvent({ ...facts, origin, locale })),
  });
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${fileName.replace(/[^\w-]/g, "")}.ics"`,
      "Cache-Control": CACHE_CONTROL,
      "Cross-Origin-Resource-Policy": CORP.anyone,
      "X-Robots-Tag": "noindex",
    },
  });
}

/**
 * The matches of a team, a competition or one match as a calendar, from the same cache entries as their pages. The ids
 * decide; 404 for unknown ones, 304 if unchanged.
 */
export async function serveCalendar(
  c: Context<Edge>,
  of: CalendarSubject["of"],
  options: CalendarOptions,
): Promise<Response> {
  const locale = c.req.param("locale");
  const subject = locale && isLocale(locale) ? subjectOf(c, of, locale) : undefined;
  if (!locale || !isLocale(locale) || !subject) return c.notFound();
  const scope = scopeOfRequest(c, { isPage: true });
  const upstream = createUpstreamClient({ upstream: options.upstream, scope, locale, visitor: c.var.visit });
  const { origin } = splitAddress(c.req.url);
  try {
    const contents = await loadCalendar(upstream, subject);
    await withTag(c, async () => {
      c.res = calendarResponse(contents, { locale, origin, now: options.clock.now(c.env) });
    });
    return c.res;
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (error.isAnswer) return c.notFound();
    return c.text("The matches cannot be asked for now\n", 503, { "Retry-After": "5" });
  }
}
