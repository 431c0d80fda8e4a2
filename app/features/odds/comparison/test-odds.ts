import type { OddsLine, OddsQuote, Prices } from "#contract/domain/odds";
import { bookmakerLabel } from "#contract/tables/bookmakers";

type Quoted = readonly [line: string, home: number, away: number];

export const quote = (stage: OddsQuote["stage"], prices: Prices, change: Partial<OddsQuote> = {}): OddsQuote => ({
  stage,
  prices,
  isSuspended: false,
  ...change,
});

/** A company's main handicap in the given stages. */
export function handicapLine(
  id: number,
  stages: Partial<Record<OddsQuote["stage"], Quoted>>,
  change: Partial<OddsLine> = {},
): OddsLine {
  const quotes = Object.entries(stages).map(([stage, [homeLine, home, away]]) =>
    quote(stage as OddsQuote["stage"], { homeLine, home: home.toFixed(2), away: away.toFixed(2) }),
  );
  return {
    bookmaker: { id, name: bookmakerLabel(id, "en") },
    market: "AH",
    lineIndex: 1,
    ...Object.fromEntries(quotes.map((one) => [one.stage, one])),
    move: "same",
    isClosed: false,
    history: [...quotes].reverse(),
    ...change,
  };
}

/** The same for the winner market. */
export const winnerLine = (id: number, home: string, draw: string, away: string): OddsLine => ({
  bookmaker: { id, name: bookmakerLabel(id, "en") },
  market: "1X2",
  lineIndex: 1,
  pre: quote("pre", { home, draw, away }),
  move: "same",
  isClosed: false,
  history: [],
});
