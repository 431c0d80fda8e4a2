import type { Match } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";
import { usualMinutes } from "#contract/tables/sports";
import type { CalendarEvent } from "./calendar-text.ts";

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
