import type { LineMarket } from "#contract/domain/contests";
import type { Quarters } from "#contract/odds/quarters";
import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { pricesOfMatch } from "../../matches/odds/match-prices.ts";
import { priceText } from "../../matches/odds/odds-wire.ts";

/** The company whose lines and prices are used, in both sports. */
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
 * A match's main lines: the current ones, or after the lock those at the lock. None if the company offers none, or if
 * the match was called off before the lock.
 */
export async function getLines(fixture: Fixture, lockedAt: number, context: CallContext): Promise<OfferedLine[]> {
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
