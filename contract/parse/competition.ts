import type * as z from "zod";
import type { Competition, CompetitionMatches, Country } from "../domain/competition.ts";
import type { Fault } from "../endpoint.ts";
import {
  type WireCountryRef,
  type WireLeagueMatchesHead,
  type WireLeagueRef,
  WireMatchItem,
} from "../wire/match-item.ts";
import { readRows } from "../wire/scalars.ts";
import { parseFlag, parseMatch, parseSource } from "./match.ts";

export function parseCountry(country: z.output<typeof WireCountryRef>): Country {
  const flag = parseFlag(country.countryCode);
  return { id: country.countryId, key: country.countryKey, name: country.countryName, ...(flag && { flag }) };
}

export const parseCompetition = (league: z.output<typeof WireLeagueRef>): Competition => ({
  id: league.leagueId,
  key: league.leagueKey,
  name: league.leagueName,
  ...(league.leagueShortName && { shortName: league.leagueShortName }),
  kind: league.leagueType === 2 ? "cup" : "league",
  country: parseCountry(league.country),
  ...(league.isPopular && { isPopular: true as const }),
  ...(league.nameIsFallback && { isFallbackName: true as const }),
});

/** One competition of a list with its rows; rows that do not fit are dropped into `dropped`. */
export function parseCompetitionMatches(
  head: z.output<typeof WireLeagueMatchesHead>,
  path: string,
  dropped: Fault[],
): CompetitionMatches {
  const matches = readRows(head.matchList, WireMatchItem, `${path}.matchList`, dropped, parseMatch);
  return {
    competition: parseCompetition(head),
    ...(head.season && { season: head.season }),
    source: parseSource(head.source),
    liveCount: matches.filter(({ state }) => state === "live").length,
    matches,
  };
}
