import type { RowOddsWire } from "#contract/calls/odds/row-odds";
import type { QueryOf } from "#contract/registry";
import { defaultBookmaker } from "#contract/tables/bookmakers";
import type { Sport } from "#contract/tables/sports";
import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { pricesOfMatch } from "../../matches/odds/match-prices.ts";
import { pricesWire } from "../../matches/odds/odds-wire.ts";
import { requestedFixtures } from "../lists/match-score.ts";

async function pricesOfRow(fixture: Fixture, context: CallContext): Promise<RowOddsWire[]> {
  const prices = await pricesOfMatch(fixture, context, { isBeforeOnly: true });
  const bookmakerId = defaultBookmaker(prices.companies)?.id;
  if (bookmakerId === undefined) return [];
  const { early, close = early } = prices.before(bookmakerId, "1X2");
  return close ? [{ matchId: fixture.id, bookmakerId, prices: pricesWire("1X2", close) }] : [];
}

/** Prices of the requested matches; those without any are left out. */
export async function pricesOfRows(
  sport: Sport,
  { matchIds }: QueryOf<"rowOdds">,
  context: CallContext,
): Promise<{ data: RowOddsWire[] }> {
  const fixtures = await requestedFixtures({ matchIds }, sport, context);
  return { data: (await Promise.all(fixtures.map((fixture) => pricesOfRow(fixture, context)))).flat() };
}
