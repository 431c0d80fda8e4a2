import { STAGES } from "#contract/tables/stages";
import { buildConferenceParts } from "../../competitions/standings/conference-parts.ts";
import { buildGroups } from "../../competitions/standings/groups.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { withStates } from "../../match/with-state.ts";
import type { CallContext } from "../call-context.ts";

const isStage = (id: string): boolean => (STAGES as readonly string[]).includes(id);

async function groupIn(fixtures: readonly Fixture[], id: string, context: CallContext) {
  const inGroups = fixtures.filter(({ stage }) => stage === "group");
  if (id === "thirds") return inGroups;
  return buildGroups(await withStates(inGroups, context))
    .find((group) => group.id === id)
    ?.matches.map(({ fixture }) => fixture);
}

/**
 * The fixtures of a part of a season, by its id in the list of parts: a stage, a group, a conference or division (its
 * teams' matches against all), the third-placed teams of all groups. Undefined for any other id.
 */
export async function partOfSeason(
  fixtures: readonly Fixture[],
  id: string,
  { basketball }: CompetitionEntry,
  context: CallContext,
): Promise<readonly Fixture[] | undefined> {
  if (isStage(id)) return fixtures.filter(({ stage }) => stage === id);
  const part = buildConferenceParts(basketball).find((one) => one.id === id);
  if (!part) return groupIn(fixtures, id, context);
  const { teamIds } = part;
  return fixtures.filter(
    ({ stage, homeId, awayId }) => stage === "regular" && (teamIds.includes(homeId) || teamIds.includes(awayId)),
  );
}
