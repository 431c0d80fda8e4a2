import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { settle } from "~/features/faces/fault-face.server";
import { callOf } from "~/upstream-calls/call-of";

/**
 * Whether the people of a team are made up. Answers about people do not say where they come from; a team's matches do:
 * only a supplier knows real squads, the reference upstream invents whoever plays for its teams, whatever the source of
 * their results. False where no match is known, and where they cannot be had.
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
