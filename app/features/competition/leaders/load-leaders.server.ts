import type { CompetitionLeader } from "#contract/domain/competition-info";
import { callOf } from "#contract/tables/sport-calls";
import type { EdgeContext } from "#worker/pages/context";
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
  fetched?: AnswerAge;
}

/** Data of a competition's leaders tab. Throws what loadCompetitionHead does. */
export async function loadLeaders(
  context: EdgeContext,
  request: Omit<CompetitionRequest, "tab">,
): Promise<LeadersData> {
  const head = await loadCompetitionHead(context, { ...request, tab: "leaders" });
  const { competition, season, sport } = head;
  const query = { leagueId: competition.id, season };
  const { value: info } = await settle(context, context.upstream.call(callOf(sport, "competitionInfo"), query));
  if (!info) return { head };
  return {
    head,
    leaders: info.value.leaders,
    fetched: { fetchedAt: info.fetchedAt, isLastGood: info.isLastGood },
  };
}
