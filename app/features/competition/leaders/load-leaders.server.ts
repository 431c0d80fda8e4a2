import type { CompetitionLeader } from "#contract/domain/competition-info";
import { callOf } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { seasonBefore } from "~/features/competition/competition-address";
import {
  type CompetitionHeadData,
  type CompetitionRequest,
  loadCompetitionHead,
} from "~/features/competition/load-competition-head.server";
import { settle } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";

export interface LeadersData {
  head: CompetitionHeadData;
  /** Undefined if the upstream fails: the rest of the page remains. */
  leaders?: CompetitionLeader[];
  /** Of the season before, if the current one has none yet. */
  before?: { season: string; leaders: CompetitionLeader[] };
  fetched?: AnswerAge;
}

/** Data of a competition's leaders tab. Throws what loadCompetitionHead does. */
export async function loadLeaders(
  context: EdgeContext,
  request: Omit<CompetitionRequest, "tab">,
): Promise<LeadersData> {
  const head = await loadCompetitionHead(context, { ...request, tab: "leaders" });
  const load = (season: string) =>
    settle(
      context,
      context.upstream.call(callOf(head.sport, "competitionInfo"), { leagueId: head.competition.id, season }),
    );
  const { value: info } = await load(head.season);
  if (!info) return { head };
  const { fetchedAt, isLastGood } = info;
  const { leaders } = info.value;
  const earlier = leaders.length === 0 && head.isCurrentSeason ? seasonBefore(head) : undefined;
  const { value: before } = earlier ? await load(earlier) : {};
  return {
    head,
    leaders,
    ...(earlier && before && { before: { season: earlier, leaders: before.value.leaders } }),
    fetched: { fetchedAt, isLastGood },
  };
}
