import type { MatchChangesBody } from "#contract/calls/match-changes";
import type { QueryOf } from "#contract/registry";
import { sportOfType } from "#contract/tables/sports";
import { HOUR } from "#contract/time/units";
import { withStates } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { competitionOf, matchChangeWire } from "../../matches/wire/match.ts";
import { badRequest } from "../../platform/envelope.ts";

/** Milliseconds for which changes are listed; clients that were away longer reload the list. */
const FURTHEST_BACK = 6 * HOUR;

/** Current rows of matches in which something happened after `since`. Refuses an instant too far back. */
export async function changesOfMatches(
  { since, sportType }: QueryOf<"matchChanges">,
  context: CallContext,
): Promise<MatchChangesBody> {
  const { now, sources, directory } = context;
  if (since < now - FURTHEST_BACK) throw badRequest("since", "lies more than six hours back");
  const happened = await sources.happenedBetween(since, now);
  const sport = sportOfType(sportType);
  const requested = happened.filter((fixture) => competitionOf(fixture, directory).sport === sport);
  return { since, until: now, matchList: (await withStates(requested, context)).map(matchChangeWire) };
}
