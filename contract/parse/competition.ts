import type * as z from "zod/mini";
import type { Competition, CompetitionMatches, Country } from "../domain/competition.ts";
import type { WireCountryRef, WireLeagueMatches, WireLeagueRef } from "../wire/match-item.ts";
import { parseFlag, parseMatch, parseSource } from "./match.ts";

export function parseCountry(country: z.output<typeof WireCountryRef>): Country {
  const flag = parseFlag(country.countryCode);
  return { id: country.countryId, key: country.countryKey, name: country.countryName, ...(flag && { flag }) };
}

/** Youth and reserve teams and friendlies of clubs have places of their own at the end of the order. */
const isMinor = ({ sortOrder }: z.output<typeof WireLeagueRef>): boolean => 900 <= sortOrder && sortOrder <= 999;

export const parseCompetition = (league: z.output<typeof WireLeagueRef>): Competition => ({
  id: league.leagueId,
  key: league.leagueKey,
  name: league.leagueName,
  ...(league.leagueShortName && { shortName: league.leagueShortName }),
  kind: league.leagueType === 2 ? "cup" : "league",
  country: parseCountry(league.country),
  ...(isMinor(league) && { isMinor: true as const }),
  ...(league.isPopular && { isPopular: true as const }),
  ...(league.nameIsFallback && { isFallbackName: true as const }),
});

/** One competition of a list with its rows. */
export function parseCompetitionMatches(group: z.output<typeof WireLeagueMatches>): CompetitionMatches {
  const matches = group.matchList.map(parseMatch);
  return {
    competition: parseCompetition(group),
    ...(group.season && { season: group.season }),
    source: parseSource(group.source),
    liveCount: matches.filter(({ state }) => state === "live").length,
    matches,
  };
}
