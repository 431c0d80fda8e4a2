import { phaseGroup } from "#contract/domain/status";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { withStates } from "../../match/with-state.ts";
import type { CallContext } from "../call-context.ts";

/** The fixtures of a match's season that kick off before it and before now, in order of kick-off. */
export async function earlierInSeason(
  { competitionId, season, kickOff }: Fixture,
  { sources, now }: CallContext,
): Promise<Fixture[]> {
  const fixtures = await sources.season(competitionId, season, now);
  return fixtures.filter((fixture) => fixture.kickOff < kickOff && fixture.kickOff < now);
}

/** A team's decided matches among fixtures in order of kick-off, latest first. */
export async function getDecidedMatches(
  teamId: string,
  fixtures: readonly Fixture[],
  context: CallContext,
): Promise<MatchAt[]> {
  const own = fixtures.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
  return (await withStates(own, context))
    .filter(({ state }) => phaseGroup(state.phase) === "final" && state.score !== undefined)
    .toReversed();
}
