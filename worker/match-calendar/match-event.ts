import type { Match } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";
import type { CalendarEvent } from "./calendar-text.ts";

export interface EventFacts {
  match: Match;
  competition: { name: string };
  venue?: { name: string; city?: string; country?: string };
  /** Scheme and host. */
  origin: string;
  locale: string;
  /** Milliseconds. */
  now: number;
}

/** Duration of a match with its break, in minutes. */
const MINUTES = { football: 115, basketball: 135 } as const;

function statusOf(match: Match): CalendarEvent["status"] {
  if (match.state === "scheduled") return match.isTimeConfirmed ? "CONFIRMED" : "TENTATIVE";
  if (match.state !== "void") return "CONFIRMED";
  return match.how === "CANCELLED" ? "CANCELLED" : "TENTATIVE";
}

/** A match as an event, in the language of its names. */
export function matchEvent({ match, competition, venue, origin, locale, now }: EventFacts): CalendarEvent {
  const { sport, id, home, away, kickOff } = match;
  const url = `${origin}/${locale}${matchPath(match)}`;
  const location = venue && [venue.name, venue.city, venue.country].filter(Boolean).join(", ");
  return {
    uid: `${sport}-${id}@${new URL(origin).hostname}`,
    writtenAt: now,
    start: kickOff,
    isDayOnly: match.state === "scheduled" && !match.isTimeConfirmed,
    minutes: MINUTES[sport],
    status: statusOf(match),
    summary: `${home.name} – ${away.name}`,
    description: `${competition.name}\n${url}`,
    ...(location && { location }),
    url,
  };
}
