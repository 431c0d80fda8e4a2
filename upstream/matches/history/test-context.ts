import { COMPETITIONS, competitionById, countryById, teamById } from "../../competitions/world/world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import type { Fixture, MatchSource, MatchState } from "../../match/match.ts";
import { inKickOffOrder } from "../../match/match-order.ts";
import { EVERYTHING_SIMULATED } from "../../match/simulation.ts";
import { oneSourcePerSeason, type StoredMatches, seasonKey } from "../../match/sources.ts";
import { WORLD_ENGINE } from "../../simulator/engine/test-world-engine.ts";
import type { CallContext } from "../call-context.ts";
import type { Directory } from "../directory.ts";
import { NO_CONTESTS, NO_DETAILS, NO_NEWS, noFollowers } from "../test-data.ts";

/** A stored match for tests, with its final state. */
export interface StoredMatch {
  fixture: Fixture;
  state: MatchState;
}

const isOf = ({ homeId, awayId }: Fixture, teamId: string): boolean => homeId === teamId || awayId === teamId;

/** A store with some matches and their seasons. */
function storeOf(matches: readonly StoredMatch[]): StoredMatches {
  const fixtures = matches.map(({ fixture }) => fixture).sort(inKickOffOrder);
  const inRange = (from: number, to: number) => fixtures.filter(({ kickOff }) => from <= kickOff && kickOff < to);
  const source: MatchSource = {
    ...NO_DETAILS,
    between: inRange,
    season: (competitionId, season) =>
      fixtures.filter((one) => one.competitionId === competitionId && one.season === season),
    ofTeam: (teamId, from, to, _now, opponentId = teamId) =>
      inRange(from, to).filter((one) => isOf(one, teamId) && isOf(one, opponentId)),
    find: (id) => fixtures.find((one) => one.id === id),
    happenedBetween: (since, until) => inRange(since + 1, until + 1),
    stateAt: ({ id, kickOff }, instant) =>
      instant < kickOff
        ? { phase: "SCHEDULED", reds: [0, 0], goals: [], seq: 0, updatedAt: 0 }
        : matches.find(({ fixture }) => fixture.id === id)!.state,
  };
  const seasons = new Set(fixtures.map(({ competitionId, season }) => seasonKey(competitionId, season)));
  return { ...source, takenSeasons: async () => seasons };
}

const DIRECTORY: Directory = {
  competitions: COMPETITIONS,
  countries: COUNTRIES,
  competitionById,
  teamById,
  countryById,
};

/** The engine's world with a test's stored matches, at an instant in milliseconds. */
export const contextAt = (now: number, stored: readonly StoredMatch[] = []): CallContext => ({
  now,
  sources: oneSourcePerSeason(WORLD_ENGINE, storeOf(stored)),
  directory: DIRECTORY,
  simulation: EVERYTHING_SIMULATED,
  followers: noFollowers,
  news: NO_NEWS,
  contestBindings: NO_CONTESTS,
});
