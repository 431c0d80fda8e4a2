import { phaseGroup } from "#contract/status";
import type { CallContext } from "../calls/call.ts";
import type { Fixture, MatchAt } from "../match.ts";

/** The fixtures of a match's season that kick off before it and before now, in kick-off order. */
export async function earlierInSeason(
  { competitionId, season, kickOff }: Fixture,
  { sources, now }: CallContext,
): Promise<Fixture[]> {
  const fixtures = await sources.season(competitionId, season, now);
  return fixtures.filter((fixture) => fixture.kickOff < kickOff && fixture.kickOff < now);
}

/** Fixtures as they stand now. */
export const standing = (fixtures: readonly Fixture[], { sources, now }: CallContext): Promise<MatchAt[]> =>
  Promise.all(fixtures.map(async (fixture) => ({ fixture, state: await sources.stateAt(fixture, now) })));

/** A team's decided matches among fixtures in kick-off order, latest first. */
export async function decidedOf(
  teamId: string,
  fixtures: readonly Fixture[],
  context: CallContext,
): Promise<MatchAt[]> {
  const own = fixtures.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
  return (await standing(own, context))
    .filter(({ state }) => phaseGroup(state.phase) === "final" && state.score !== undefined)
    .toReversed();
}
