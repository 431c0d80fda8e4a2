import type { OddsLineWire, OddsRowWire, PricesWire } from "#contract/calls/odds/odds-wire";
import type { OddsMarket } from "#contract/domain/odds";
import { HANDICAP_LABELS, lineText } from "#contract/odds/quarters";
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

type MarketNames = Readonly<Record<Market, OddsMarket>>;
const OF_MATCH: MarketNames = { AH: "AH", OU: "OU", "1X2": "1X2" };
const OF_HALF: MarketNames = { AH: "AH_H1", OU: "OU_H1", "1X2": "1X2_H1" };
const OF_GAME: MarketNames = { AH: "SPREAD", OU: "TOTAL", "1X2": "ML" };

/** Names of the markets of the match, and of its first half. */
const NAMES: Readonly<Record<Sport, Readonly<Record<Half, MarketNames>>>> = {
  football: { 0: OF_MATCH, 1: OF_HALF },
  basketball: { 0: OF_GAME, 1: OF_GAME },
};

export const marketName = (sport: Sport, market: Market, half: Half): OddsMarket => NAMES[sport][half][market];

const CHOSEN_HANDICAPS: Readonly<Record<Sport, readonly string[]>> = { football: HANDICAP_LABELS, basketball: [] };

/** The handicaps that a reader can choose among. */
export const handicapLabels = (sport: Sport): readonly string[] => CHOSEN_HANDICAPS[sport];

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
