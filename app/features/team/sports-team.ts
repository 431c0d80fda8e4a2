import type { TeamInfo, VenueInfo } from "#contract/domain/team-info";
import type { Sport } from "#contract/tables/sports";
import { adapterOf } from "~/sports/sports";

interface TeamFacts {
  sport: Sport;
  info: TeamInfo;
  /** The page's canonical address. */
  url: string;
  /** Fictional coaches are hidden from search engines. */
  isCoachInvented: boolean;
}

/** A team as schema.org's SportsTeam, for search engines. */
export function sportsTeam({ sport, info, url, isCoachInvented }: TeamFacts): Record<string, unknown> {
  const { team, fullName, founded, venue, coach, competitions } = info;
  return {
    "@type": "SportsTeam",
    name: team.name,
    ...(fullName && fullName !== team.name && { alternateName: fullName }),
    url,
    sport: adapterOf(sport).schema.team,
    ...(founded && { foundingDate: `${founded}` }),
    ...(coach && !isCoachInvented && { coach: { "@type": "Person", name: coach.name } }),
    ...(venue && { location: placeOf(venue) }),
    ...(competitions.length > 0 && {
      memberOf: competitions.map(({ name }) => ({ "@type": "SportsOrganization", name })),
    }),
  };
}

const placeOf = ({ name, city, address, capacity }: VenueInfo): Record<string, unknown> => ({
  "@type": "StadiumOrArena",
  name,
  ...((city || address) && {
    address: {
      "@type": "PostalAddress",
      ...(address && { streetAddress: address }),
      ...(city && { addressLocality: city }),
    },
  }),
  ...(capacity && { maximumAttendeeCapacity: capacity }),
});
