import type { OddsLine, OddsStages } from "#contract/domain/odds";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/context";
import { callOf } from "~/upstream-calls/call-of";
import type { OddsChoice } from "./odds-choice.ts";

export interface AskedBoard {
  sport: Sport;
  matchId: string;
  choice: Pick<OddsChoice, "market" | "isHalf">;
  /** With one its lines and their history, else every company's main line. */
  companyId?: number;
}

type Upstream = EdgeContext["upstream"];

const FOOTBALL = { winner: "oddsEurope", handicap: "oddsHandicap", total: "oddsOverUnder" } as const;
const BASKETBALL = {
  winner: "basketballOddsMoneyLine",
  handicap: "basketballOddsSpread",
  total: "basketballOddsTotal",
} as const;

/** The prices of a market: each has a call of its own, and who wins the whole match one more for all companies. */
export function askBoard(
  upstream: Upstream,
  { sport, matchId, choice: { market, isHalf }, companyId }: AskedBoard,
): Promise<Fetched<{ lines: OddsLine[] }>> {
  const asked = { matchId, ...(companyId !== undefined && { companyId }) };
  if (sport === "basketball") return upstream.call(BASKETBALL[market], asked);
  if (market === "winner" && !isHalf && companyId === undefined) return upstream.call("oddsLatestEurope", { matchId });
  return upstream.call(FOOTBALL[market], { ...asked, half: isHalf ? 1 : 0 });
}

/** One company's three markets in their stages. */
export const askStages = (
  upstream: Upstream,
  { sport, matchId, companyId }: AskedBoard,
): Promise<Fetched<OddsStages>> =>
  upstream.call(callOf(sport, "oddsLatestThreePeriod"), { matchId, ...(companyId !== undefined && { companyId }) });
