import type { OddsLine, OddsStages } from "#contract/domain/odds";
import { callOf } from "#contract/tables/sport-calls";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { OddsChoice } from "~/features/odds/odds-choice";
import { adapterOf } from "~/sports/sports";

export interface BoardParams {
  sport: Sport;
  matchId: string;
  choice: Pick<OddsChoice, "market" | "isHalf">;
  /** With a company: its lines and their history; otherwise every company's main line. */
  companyId?: number;
}

type Upstream = EdgeContext["upstream"];

/** The prices of a market: each has its own call; the winner market may have another one for all companies. */
export function fetchBoard(
  upstream: Upstream,
  { sport, matchId, choice: { market, isHalf }, companyId }: BoardParams,
): Promise<Fetched<{ lines: OddsLine[] }>> {
  const { allWinnerPrices, boards, firstHalfMarkets } = adapterOf(sport).odds;
  if (allWinnerPrices && market === "winner" && !isHalf && companyId === undefined) {
    return upstream.call(allWinnerPrices, { matchId });
  }
  const query = { matchId, ...(companyId !== undefined && { companyId }) };
  return upstream.call(boards[market], { ...query, ...(firstHalfMarkets && { half: isHalf ? 1 : 0 }) });
}

/** One company's three markets by stage. */
export const fetchStages = (
  upstream: Upstream,
  { sport, matchId, companyId }: BoardParams,
): Promise<Fetched<OddsStages>> =>
  upstream.call(callOf(sport, "oddsLatestThreePeriod"), { matchId, ...(companyId !== undefined && { companyId }) });
