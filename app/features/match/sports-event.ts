import type { Match } from "#contract/domain/match";
import type { MatchAbout } from "./match-about.ts";

// schema.org has no status for an abandoned match: it did not take place as an event.
const STATUSES: Partial<Record<string, string>> = {
  POSTPONED: "EventPostponed",
  CANCELLED: "EventCancelled",
  ABANDONED: "EventCancelled",
};

/** The input of an event; pages about another aspect of a match have no venue. */
type EventFacts = Pick<MatchAbout, "match" | "competition"> & Partial<Pick<MatchAbout, "venue">>;

/** A match as schema.org's SportsEvent, for search engines; `url` is the page's canonical address. */
export function sportsEvent({ match, venue, competition }: EventFacts, url: string): Record<string, unknown> {
  const team = ({ name }: Match["home"]) => ({ "@type": "SportsTeam", name });
  const status = ("how" in match && STATUSES[match.how]) || "EventScheduled";
  return {
    "@type": "SportsEvent",
    name: `${match.home.name} – ${match.away.name}`,
    url,
    sport: match.sport,
    startDate: new Date(match.kickOff).toISOString(),
    eventStatus: `https://schema.org/${status}`,
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
