import type { MatchList } from "#contract/domain/competition";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";

/** A list without it, if there is no such day. */
const NONE = { groups: [], ages: [] };

interface BegunBefore {
  groups: MatchList["groups"];
  /** Of the answers it is made from. */
  ages: readonly AnswerAge[];
}

/**
 * The matches in play of the day before, if they belong to the list (`dayBefore`). The list is shown without them if
 * the call fails, in a page that is not cached.
 */
export async function loadBegunBefore(
  context: EdgeContext,
  before: string | undefined,
  ask: (query: { date: string; timeZone: string }) => Promise<Fetched<MatchList>>,
): Promise<BegunBefore> {
  if (before === undefined) return NONE;
  const { value } = await settle(context, ask({ date: before, timeZone: context.visitor.timeZone }));
  return value ? { groups: value.value.groups, ages: [value] } : NONE;
}
