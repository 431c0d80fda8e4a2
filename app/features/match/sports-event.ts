import type { Match } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import { isTimeKnown } from "~/features/match-row/match-state-view";

// schema.org has no status for an abandoned match: it did not take place as an event.
const STATUSES: Partial<Record<string, string>> = {
  POSTPONED: "EventPostponed",
  CANCELLED: "EventCancelled",
  ABANDONED: "EventCancelled",
};

/** Postponed and cancelled outweigh a moved kick-off: what was announced last is not played then either. */
function eventStatus(match: Match): string {
  const status = "how" in match && STATUSES[match.how];
  if (status) return status;
  return match.movedFrom === undefined ? "EventScheduled" : "EventRescheduled";
}

/** The input of an event; pages about another aspect of a match have no venue. */
type EventFacts = Pick<MatchAbout, "match" | "competition"> & Partial<Pick<MatchAbout, "venue">>;

/** A match as schema.org's SportsEvent, for search engines; `url` is the page's canonical address. */
export function sportsEvent({ match, venue, competition }: EventFacts, url: string): Record<string, unknown> {
  const team = ({ name }: Match["home"]) => ({ "@type": "SportsTeam", name });
  const { movedFrom } = match;
  const startsAt = new Date(match.kickOff).toISOString();
  return {
    "@type": "SportsEvent",
    name: `${match.home.name} – ${match.away.name}`,
    url,
    sport: match.sport,
    startDate: isTimeKnown(match) ? startsAt : startsAt.slice(0, "2026-10-17".length),
    ...(movedFrom !== undefined && { previousStartDate: new Date(movedFrom).toISOString() }),
    eventStatus: `https://schema.org/${eventStatus(match)}`,
    homeTeam: team(match.home),
    awayTeam: team(match.away),
    superEvent: { "@type": "SportsEvent", name: competition.name },
    ...(venue && {
      location: {
        "@type": "StadiumOrArena",
        name: venue.name,
        ...(venue.city && { address: { "@type": "PostalAddress", addressLocality: venue.city } }),
      },
    }),
  };
}
