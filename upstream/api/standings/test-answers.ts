import { STANDINGS_CALLS } from "#contract/calls/standings/standings-calls";
import { COMPETITIONS, competitionById, countryById, teamById } from "../../competitions/world/world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import type { MatchSource } from "../../match/match.ts";
import { EVERYTHING_SIMULATED } from "../../match/simulation.ts";
import { oneSourcePerSeason, type StoredMatches } from "../../match/sources.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { Directory } from "../../matches/directory.ts";
import { NO_CONTESTS, NO_NEWS, noFollowers } from "../../matches/test-data.ts";
import { success } from "../../platform/envelope.ts";
import { WORLD_ENGINE } from "../../simulator/engine/test-world-engine.ts";
import { STANDINGS_ANSWERS } from "./standings-answers.ts";

// The whole world as played by the engine, without a database.

export const engine = WORLD_ENGINE;

const empty: MatchSource = {
  between: () => [],
  season: () => [],
  ofTeam: () => [],
  find: () => undefined,
  happenedBetween: () => [],
  stateAt: engine.stateAt,
  timelineOf: engine.timelineOf,
  gameOf: engine.gameOf,
  statisticsOf: () => undefined,
  pricesOf: () => [],
  detailsOf: () => undefined,
};

const directory: Directory = {
  competitions: COMPETITIONS,
  countries: COUNTRIES,
  competitionById,
  teamById,
  countryById,
};

export function contextAt(now: number, stored: Partial<StoredMatches> = {}): CallContext {
  const store: StoredMatches = { ...empty, takenSeasons: async () => new Set(), ...stored };
  const simulation = EVERYTHING_SIMULATED;
  const sources = oneSourcePerSeason(engine, store);
  return { now, sources, directory, simulation, followers: noFollowers, news: NO_NEWS, contestBindings: NO_CONTESTS };
}

type Name = keyof typeof STANDINGS_CALLS;
type Body<One extends Name> = Awaited<ReturnType<(typeof STANDINGS_ANSWERS)[One]>>;

/** A call's answer as on the wire; `lang` is English unless stated. */
export async function ask<One extends Name>(
  name: One,
  query: Record<string, unknown>,
  context: CallContext,
): Promise<Body<One>> {
  const parsed = STANDINGS_CALLS[name].query.parse({ ...(name.endsWith("easonList") ? {} : { lang: "en" }), ...query });
  const answer = STANDINGS_ANSWERS[name] as (params: unknown, context: CallContext) => Promise<Body<One>>;
  return answer(parsed, context);
}

/** A body after serialisation. */
export const onTheWire = (body: object): unknown => JSON.parse(JSON.stringify(success(body)));
