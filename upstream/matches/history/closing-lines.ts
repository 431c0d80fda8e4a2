import type { Quarters } from "#contract/odds/quarters";
import { type Settle, settleHandicap, type TotalOutcome, totalOutcome } from "#contract/odds/settle";
import { defaultBookmaker } from "#contract/tables/bookmakers";
import type { Sport } from "#contract/tables/sports";
import { countedScore } from "../../competitions/sports/counted-score.ts";
import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../call-context.ts";
import { type MatchPrices, pricesOfMatch } from "../odds/match-prices.ts";
import { createMatchCache } from "./match-cache.ts";
import type { SeenMatch } from "./perspective.ts";

/** The main lines before kick-off: the home side's handicap in goals or points, and the total. */
export interface ClosingLines {
  handicap?: Quarters;
  total?: Quarters;
}

/** Of the default company, or of the first that has any: one line per match. */
function linesIn({ companies, before }: MatchPrices): ClosingLines {
  const usual = defaultBookmaker(companies);
  const ids = [...(usual ? [usual.id] : []), ...companies.map(({ id }) => id)];
  const lineOf = (market: "AH" | "OU"): Quarters | undefined => {
    for (const id of ids) {
      const line = before(id, market).close?.line;
      if (line !== undefined) return line;
    }
    return undefined;
  };
  const [handicap, total] = [lineOf("AH"), lineOf("OU")];
  return { ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }) };
}

// A played match's lines never change, and are much smaller than the prices that they are read from.
const MAX_CACHED_MATCHES = 10_000;
const played = createMatchCache<ClosingLines>(MAX_CACHED_MATCHES);

/** For a match that has kicked off. Imported data may be imported again, so it is read each time. */
export function closingLines(fixture: Fixture, context: CallContext): Promise<ClosingLines> {
  const read = async () => linesIn(await pricesOfMatch(fixture, context));
  return fixture.source === "simulated" ? played(fixture.id, read) : read();
}

/** How a decided match ended against its lines, from its team's perspective; an awarded result settles nothing. */
export function settledBy(
  { match: { state }, side }: SeenMatch,
  { handicap, total }: ClosingLines,
  sport: Sport,
): { handicap?: Settle; total?: TotalOutcome } {
  const score = countedScore(state, sport);
  if (!score || state.phase === "AWARDED") return {};
  return {
    ...(handicap !== undefined && { handicap: settleHandicap(score, handicap, side) }),
    ...(total !== undefined && { total: totalOutcome(score, total) }),
  };
}
