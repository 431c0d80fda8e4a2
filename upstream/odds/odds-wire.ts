import type { OddsLineWire, OddsRowWire, PricesWire } from "#contract/calls/odds/odds-wire";
import type { OddsMarket } from "#contract/domain/odds";
import { lineText } from "#contract/odds/quarters";
import type { Sport } from "#contract/tables/sports";
import type { MatchPrices } from "./match-prices.ts";
import type { Half } from "./priced-match.ts";
import type { Line, Market, Row } from "./quotes.ts";

/** A decimal price as on the wire: "1.90". */
export const priceText = (price: number): string => price.toFixed(2);

/** Prices by the names of a market's sides; money lines have no draw. */
export function pricesWire(market: Market, { line, prices }: Pick<Row, "line" | "prices">): PricesWire {
  const [first = "", second = "", third = ""] = prices.map(priceText);
  const text = line === undefined ? undefined : lineText(line);
  if (market === "AH") return { homeLine: text, home: first, away: second };
  if (market === "OU") return { total: text, over: first, under: second };
  return prices.length === 3 ? { home: first, draw: second, away: third } : { home: first, away: second };
}

const rowWire = (market: Market, row: Row): OddsRowWire => ({
  stage: row.stage,
  prices: pricesWire(market, row),
  isSuspended: row.isSuspended,
  at: row.at,
  scoreAtQuote: row.scoreAtQuote,
  minuteAtQuote: row.minuteAtQuote ?? null,
});

const OF_BASKETBALL = { AH: "SPREAD", OU: "TOTAL", "1X2": "ML" } as const;
const OF_HALF = { AH: "AH_H1", OU: "OU_H1", "1X2": "1X2_H1" } as const;

export const marketName = (sport: Sport, market: Market, half: Half): OddsMarket =>
  sport === "basketball" ? OF_BASKETBALL[market] : half === 1 ? OF_HALF[market] : market;

export function lineWire(
  { companyId, lineIndex, early, pre, live, move, isClosed, history = [] }: Line,
  market: Market,
  name: OddsMarket,
  { companies }: MatchPrices,
): OddsLineWire {
  return {
    bookmakerId: companyId,
    bookmakerName: companies.find(({ id }) => id === companyId)?.name ?? `#${companyId}`,
    market: name,
    lineIndex,
    early: early && rowWire(market, early),
    pre: pre && rowWire(market, pre),
    live: live && rowWire(market, live),
    move,
    isClosed,
    history: history.map((row) => rowWire(market, row)),
  };
}
