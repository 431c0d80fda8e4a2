import { phaseGroup } from "#contract/domain/status";
import type { CountedStatistics, Fixture } from "../match/match.ts";
import type { MatchDetails } from "../match/match-details.ts";
import type { CallContext } from "./call-context.ts";

/** The source's statistics, once the match is over or as a supplier counts them; none counts by halves. */
export async function countedNow(
  fixture: Fixture,
  { sources, now }: CallContext,
): Promise<CountedStatistics | undefined> {
  const { phase } = await sources.stateAt(fixture, now);
  const isCounted = phaseGroup(phase) === "final" || fixture.source === "supplied";
  return isCounted ? sources.statisticsOf(fixture) : undefined;
}

/** The source's events and line-ups, once the match is over or as a supplier tells them. */
export async function detailsNow(fixture: Fixture, { sources, now }: CallContext): Promise<MatchDetails | undefined> {
  const { phase } = await sources.stateAt(fixture, now);
  const isKnown = phaseGroup(phase) === "final" || fixture.source === "supplied";
  return isKnown ? sources.detailsOf(fixture) : undefined;
}
