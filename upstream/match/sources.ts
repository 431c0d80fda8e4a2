import type { Fixture, MatchSource } from "./match.ts";
import { inKickOffOrder } from "./match-order.ts";
import { storedInPlaceOf } from "./overlapping-seasons.ts";
import { EVERYTHING_SIMULATED, type Simulation } from "./simulation.ts";

/** Recorded and imported matches, one source per season. */
export interface StoredMatches extends MatchSource {
  /** Stored seasons, keyed by `seasonKey`. */
  takenSeasons(): Promise<ReadonlySet<string>>;
}

export interface Sources extends MatchSource {
  /** Labels of the competition's stored seasons, oldest first. */
  storedSeasons(competitionId: string): Promise<string[]>;
  /** Like `ofTeam`, part by part of a range, of which everything stored is read at once with the first part. */
  partsOfTeam(query: PartsOfTeam): (from: number, to: number) => Promise<Fixture[]>;
  /** Like `ofTeam`, for recorded and imported matches only, in one query for any range. */
  storedOfTeam: MatchSource["ofTeam"];
}

interface PartsOfTeam {
  teamId: string;
  from: number;
  to: number;
  now: number;
  opponentId?: string;
}

export const seasonKey = (competitionId: string, season: string): string => `${competitionId} ${season}`;

/** What such a key was made of; a label may have spaces, an id has none. */
export function partsOfSeasonKey(key: string): [competitionId: string, season: string] {
  const end = key.indexOf(" ");
  return [key.slice(0, end), key.slice(end + 1)];
}

/** Whether one of some seasons stands in the place of a season from another source. */
export const isTakenIn = (seasons: ReadonlySet<string>, competitionId: string, season: string): boolean =>
  storedInPlaceOf(season, (label) => seasons.has(seasonKey(competitionId, label))) !== undefined;

/**
 * One source per season of a competition: the store if it has the season, else the engine where simulated matches may
 * be shown. Lives for one call: the stored seasons are read once, and an import shows with the next call.
 */
export function oneSourcePerSeason(
  engine: MatchSource,
  stored: StoredMatches,
  { mode, shows }: Simulation = EVERYTHING_SIMULATED,
): Sources {
  let requested: Promise<ReadonlySet<string>> | undefined;
  const taken = () => {
    requested ??= stored.takenSeasons();
    return requested;
  };
  const sourceOf = async (competitionId: string, season: string): Promise<MatchSource> =>
    !shows(competitionId) || isTakenIn(await taken(), competitionId, season) ? stored : engine;

  const ofFixture = ({ source }: Fixture): MatchSource => (source === "simulated" ? engine : stored);

  const ofBoth = async (read: (source: MatchSource) => Promise<Fixture[]> | Fixture[]): Promise<Fixture[]> => {
    if (mode === "off") return read(stored);
    const [played, storedFixtures, seasons] = await Promise.all([read(engine), read(stored), taken()]);
    const untaken = played.filter(
      ({ competitionId, season }) => shows(competitionId) && !isTakenIn(seasons, competitionId, season),
    );
    return [...untaken, ...storedFixtures].sort(inKickOffOrder);
  };

  return {
    between: (from, to, now) => ofBoth((source) => source.between(from, to, now)),
    happenedBetween: (since, until) => ofBoth((source) => source.happenedBetween(since, until)),
    ofTeam: (teamId, from, to, now, opponentId) => ofBoth((source) => source.ofTeam(teamId, from, to, now, opponentId)),
    async season(competitionId, season, now) {
      return (await sourceOf(competitionId, season)).season(competitionId, season, now);
    },
    async find(matchId, now) {
      const played = mode === "off" ? undefined : await engine.find(matchId, now);
      if (!played) return stored.find(matchId, now);
      return (await sourceOf(played.competitionId, played.season)) === engine ? played : undefined;
    },
    partsOfTeam({ teamId, from, to, now, opponentId }) {
      let whole: Promise<Fixture[]> | undefined;
      const partOf = async (begin: number, end: number): Promise<Fixture[]> => {
        whole ??= Promise.resolve(stored.ofTeam(teamId, from, to, now, opponentId));
        return (await whole).filter(({ kickOff }) => kickOff >= begin && kickOff < end);
      };
      return (begin, end) =>
        ofBoth((source) =>
          source === stored ? partOf(begin, end) : source.ofTeam(teamId, begin, end, now, opponentId),
        );
    },
    storedOfTeam: stored.ofTeam,
    async storedSeasons(competitionId) {
      const own = seasonKey(competitionId, "");
      return [...(await taken())]
        .filter((key) => key.startsWith(own))
        .map((key) => key.slice(own.length))
        .sort();
    },
    stateAt: (fixture, instant) => ofFixture(fixture).stateAt(fixture, instant),
    timelineOf: (fixture) => ofFixture(fixture).timelineOf(fixture),
    gameOf: (fixture) => ofFixture(fixture).gameOf(fixture),
    statisticsOf: (fixture) => ofFixture(fixture).statisticsOf(fixture),
    pricesOf: (fixture, isBeforeOnly) => ofFixture(fixture).pricesOf(fixture, isBeforeOnly),
    detailsOf: (fixture) => ofFixture(fixture).detailsOf(fixture),
  };
}
