import type { LineMarket } from "#contract/domain/contests";
import type { Quarters } from "#contract/odds/quarters";
import type { CallContext } from "../calls/call.ts";
import type { Fixture } from "../matches/match.ts";
import { pricesOfMatch } from "../odds/match-prices.ts";
import { priceText } from "../odds/odds-wire.ts";

/** Whose lines and prices are picked, in both sports. */
export const CONTEST_COMPANY = 3;

export interface OfferedLine {
  market: LineMarket;
  /** Added to the home side (AH), or the total (OU). */
  line: Quarters;
  /** Decimal text: home and away, or over and under. */
  prices: readonly [string, string];
}

const MARKETS: readonly LineMarket[] = ["AH", "OU"];

/**
 * The main lines of a match: those that stand now, once it is locked those that stood at the lock. None where the company
 * offers none, and before the lock of a match that was called off.
 */
export async function linesOf(fixture: Fixture, lockedAt: number, context: CallContext): Promise<OfferedLine[]> {
  const now = Math.min(context.now, lockedAt);
  const prices = await pricesOfMatch(fixture, { ...context, now });
  return MARKETS.flatMap((market) => {
    const line = prices.line(CONTEST_COMPANY, market, 0, 1, false);
    const row = line?.pre ?? line?.early;
    const [first, second] = row?.prices ?? [];
    if (row?.line === undefined || first === undefined || second === undefined || row.isSuspended) return [];
    if (line?.isClosed && context.now < lockedAt) return [];
    return [{ market, line: row.line, prices: [priceText(first), priceText(second)] as const }];
  });
}
