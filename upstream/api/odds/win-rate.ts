import type { WinRateBody } from "#contract/calls/odds/win-rate";
import type { Pair } from "#contract/domain/match";
import { fairProbabilities } from "#contract/odds/margin";
import type { Sport } from "#contract/tables/sports";
import { type Fixture, isSimulated } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { type FairMarket, threeWay } from "../../matches/odds/fair-prices.ts";
import { getPricedMatch, pricesOfMatch } from "../../matches/odds/match-prices.ts";
import { toPercent } from "../../matches/odds/percent.ts";
import { AS_IT_IS, type Outlook, type PricedMatch } from "../../matches/odds/priced-match.ts";
import { requestedMatch } from "../context/requested.ts";

const wire = (shares: readonly number[], source: "model" | "odds", at: number, bookmakers: number | null) => {
  const percent = toPercent(shares);
  return {
    data: {
      home: percent[0]!,
      draw: shares.length === 3 ? percent[1]! : null,
      away: percent.at(-1)!,
      source,
      sample: null,
      bookmakers,
      at,
    },
  };
};

/** The mean of the companies' latest prices; undefined if there are none. */
async function byPrices(fixture: Fixture, context: CallContext): Promise<WinRateBody | undefined> {
  const prices = await pricesOfMatch(fixture, context);
  const rows = prices.companies.flatMap(({ id }) => {
    const line = prices.line(id, "1X2", 0, 1, false);
    return line?.pre ?? line?.early ?? [];
  });
  const [first] = rows;
  if (!first) return undefined;
  const fair = rows.map((row) => fairProbabilities(row.prices));
  const mean = first.prices.map((_, side) => fair.reduce((sum, one) => sum + one[side]!, 0) / rows.length);
  return wire(mean, "odds", Math.min(context.now, fixture.kickOff), rows.length);
}

/** A source may know goals without their times: football's score takes precedence over the timeline. */
const RESULT_AT_SCORE: Readonly<Record<Sport, (outlook: Outlook, score: Pair) => FairMarket>> = {
  football: ({ lead }, [home, away]) => threeWay(lead, home - away),
  basketball: ({ result }) => result,
};

/** Now while the winner is open; from the end of ordinary time on, the last instant before kick-off. */
function instantOf(pricedMatch: PricedMatch): number {
  const inPlay = pricedMatch.inPlay(0);
  if (inPlay?.end !== undefined) return inPlay.start - 1;
  return inPlay ? pricedMatch.now : Math.min(pricedMatch.now, pricedMatch.kickOff);
}

/**
 * Win probabilities: current ones before and during play; after ordinary time, those at kick-off. A match with recorded
 * prices always has theirs from before kick-off.
 */
export async function getWinRate(
  sport: Sport,
  { matchId }: { matchId: string },
  context: CallContext,
): Promise<WinRateBody> {
  const fixture = await requestedMatch(matchId, sport, context);
  const recorded = isSimulated(fixture) ? undefined : await byPrices(fixture, context);
  if (recorded) return recorded;
  const pricedMatch = await getPricedMatch(fixture, context);
  const at = instantOf(pricedMatch);
  const outlook = pricedMatch.outlook(at, 0, AS_IT_IS);
  if (isSimulated(fixture) || at !== context.now) return wire(outlook.result.chances, "model", at, null);
  const { score = [0, 0] } = await context.sources.stateAt(fixture, at);
  return wire(RESULT_AT_SCORE[sport](outlook, score).chances, "model", at, null);
}
