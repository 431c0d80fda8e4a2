import type { OddsLine, OddsStages } from "#contract/domain/odds";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/context";
import type { OddsChoice } from "~/features/odds/odds-choice";
import { callOf } from "~/features/upstream-calls/call-of";
import { adapterOf } from "~/sports/sports";

export interface BoardParams {
  sport: Sport;
  matchId: string;
  choice: Pick<OddsChoice, "market" | "isHalf">;
  /** With one its lines and their history, else every company's main line. */
  companyId?: number;
}

type Upstream = EdgeContext["upstream"];

/** The prices of a market: each has a call of its own, and who wins the match may have one more for all companies. */
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

/** One company's three markets in their stages. */
export const fetchStages = (
  upstream: Upstream,
  { sport, matchId, companyId }: BoardParams,
): Promise<Fetched<OddsStages>> =>
  upstream.call(callOf(sport, "oddsLatestThreePeriod"), { matchId, ...(companyId !== undefined && { companyId }) });
