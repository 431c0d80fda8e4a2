import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";

/** As on the team's overview. A club whose cup is supplied has simulated matches of its league among so many. */
const PAST = 10;

/**
 * Whether a team's people are fictional. Answers about people do not name their source, but a team's matches do: only
 * suppliers know real squads. The reference upstream invents players for its teams, except those with real matches, of
 * whom it names nobody. False if no match is known or the call fails.
 */
export async function arePeopleInvented(
  context: EdgeContext,
  sport: Sport,
  teamId: string | undefined,
): Promise<boolean> {
  if (teamId === undefined) return false;
  const query = { teamId, direction: "past", size: PAST } as const;
  const { value } = await settle(context, context.upstream.call(callOf(sport, "matchesByTeam"), query));
  return value?.value.matches.some(({ source }) => source !== "supplied") ?? false;
}
