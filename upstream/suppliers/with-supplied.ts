import type { Fixture, MatchSource } from "../match/match.ts";
import { inKickOffOrder } from "../match/match-order.ts";
import { isTakenIn, partsOfSeasonKey, type StoredMatches } from "../match/sources.ts";

/**
 * Recorded and imported matches, with those of supplied seasons in their place: in that of the same season, and of one
 * that shares months with it, which a file may label by one year and a supplier by two.
 */
export function withSupplied(stored: StoredMatches, supplied: StoredMatches): StoredMatches {
  const sourceOf = ({ source }: Fixture): MatchSource => (source === "supplied" ? supplied : stored);
  const ofBoth = async (read: (source: MatchSource) => Promise<Fixture[]> | Fixture[]): Promise<Fixture[]> => {
    const [live, others, seasons] = await Promise.all([read(supplied), read(stored), supplied.takenSeasons()]);
    const rest = others.filter(({ competitionId, season }) => !isTakenIn(seasons, competitionId, season));
    return [...live, ...rest].sort(inKickOffOrder);
  };
  return {
    between: (from, to, now) => ofBoth((source) => source.between(from, to, now)),
    happenedBetween: (since, until) => ofBoth((source) => source.happenedBetween(since, until)),
    ofTeam: (teamId, from, to, now, opponentId) => ofBoth((source) => source.ofTeam(teamId, from, to, now, opponentId)),
    async season(competitionId, season, now) {
      const isSupplied = isTakenIn(await supplied.takenSeasons(), competitionId, season);
      return (isSupplied ? supplied : stored).season(competitionId, season, now);
    },
    async find(matchId, now) {
      const found = (await supplied.find(matchId, now)) ?? (await stored.find(matchId, now));
      if (!found || found.source === "supplied") return found;
      const seasons = await supplied.takenSeasons();
      return isTakenIn(seasons, found.competitionId, found.season) ? undefined : found;
    },
    stateAt: (fixture, instant) => sourceOf(fixture).stateAt(fixture, instant),
    timelineOf: (fixture) => sourceOf(fixture).timelineOf(fixture),
    gameOf: (fixture) => sourceOf(fixture).gameOf(fixture),
    statisticsOf: (fixture) => sourceOf(fixture).statisticsOf(fixture),
    pricesOf: (fixture, isBeforeOnly) => sourceOf(fixture).pricesOf(fixture, isBeforeOnly),
    detailsOf: (fixture) => sourceOf(fixture).detailsOf(fixture),
    async takenSeasons() {
      const [others, seasons] = await Promise.all([stored.takenSeasons(), supplied.takenSeasons()]);
      return new Set([...seasons, ...[...others].filter((key) => !isTakenIn(seasons, ...partsOfSeasonKey(key)))]);
    },
  };
}
