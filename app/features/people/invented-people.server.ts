import { callOf } from "#contract/tables/sport-calls";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";

/**
 * Whether a team's people are fictional. Answers about people do not name their source, but a team's matches do: only
 * suppliers know real squads. The reference upstream invents players for all its teams, whatever the source of the
 * results. False if no match is known or the call fails.
 */
export async function arePeopleInvented(
  context: EdgeContext,
  sport: Sport,
  teamId: string | undefined,
): Promise<boolean> {
  if (teamId === undefined) return false;
  const query = { teamId, direction: "past", size: 1 } as const;
  const { value } = await settle(context, context.upstream.call(callOf(sport, "matchesByTeam"), query));
  return value?.value.matches.some(({ source }) => source !== "supplied") ?? false;
}
