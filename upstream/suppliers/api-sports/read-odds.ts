import * as z from "zod/mini";
import type { PriceFacts, QuoteFacts, Reading } from "../facts.ts";
import { readRows } from "./answer.ts";
import { isBook, lineOf, mainLines, priceOf, type TwoWay } from "./odds-lines.ts";

const Value = z.object({ value: z.union([z.string(), z.number()]), odd: z.string() });
type Values = z.output<typeof Value>[];

const Bookmakers = z.array(
  z.object({
    name: z.string().check(z.minLength(1)),
    bets: z.array(z.object({ name: z.string(), values: z.array(Value) })),
  }),
);

/** Each service has its own word for a match. */
const Match = z.optional(z.object({ id: z.int() }));
const Odds = z.object({ fixture: Match, game: Match, bookmakers: Bookmakers });

interface Bets {
  /** What is read of the bets, by their names in small letters. */
  markets: Readonly<Record<string, Pick<QuoteFacts, "market" | "half">>>;
  /** The sides that may win. */
  winners: readonly string[];
}

function winner(values: Values, winners: Bets["winners"]): readonly number[] | undefined {
  const prices = winners.flatMap((side) => {
    const odd = values.find(({ value }) => value === side)?.odd;
    return (odd !== undefined && priceOf(odd)) || [];
  });
  return prices.length === winners.length && isBook(prices) ? prices : undefined;
}

const SIDE_AND_LINE = /^(\w+)\s+([+-]?[\d.]+)$/;

/** Both sides of a handicap carry the home side's line: "Home -0.5" and "Away -0.5" belong together. */
function twoWays(values: Values, [first, second]: readonly [string, string]): TwoWay[] {
  const prices = new Map<string, Map<number, number>>([
    [first, new Map()],
    [second, new Map()],
  ]);
  for (const { value, odd } of values) {
    const [, side = "", text = ""] = SIDE_AND_LINE.exec(String(value)) ?? [];
    const [line, price] = [lineOf(text), priceOf(odd)];
    if (line !== undefined && price !== undefined) prices.get(side)?.set(line, price);
  }
  return [...prices.get(first)!].flatMap(([line, price]): TwoWay[] => {
    const other = prices.get(second)!.get(line);
    return other === undefined ? [] : [{ line, prices: [price, other] }];
  });
}

function quotesOf(
  market: QuoteFacts["market"],
  values: Values,
  winners: Bets["winners"],
): Pick<QuoteFacts, "lineIndex" | "line" | "prices">[] {
  if (market !== "1X2") return mainLines(twoWays(values, market === "AH" ? ["Home", "Away"] : ["Over", "Under"]));
  const prices = winner(values, winners);
  return prices ? [{ lineIndex: 1, prices }] : [];
}

/** `odds`: prices of each company before kick-off. */
export const readOddsOf =
  ({ markets, winners }: Bets) =>
  (answer: unknown): Reading<PriceFacts> =>
    readRows(answer, Odds, ({ fixture, game = fixture, bookmakers }): PriceFacts | { reason: string } => {
      if (!game) return { reason: "prices of no match" };
      const quotes = bookmakers.flatMap(({ name: company, bets }) =>
        bets.flatMap(({ name, values }): QuoteFacts[] => {
          const kind = markets[name.trim().toLowerCase()];
          return kind ? quotesOf(kind.market, values, winners).map((quote) => ({ company, ...kind, ...quote })) : [];
        }),
      );
      return { id: String(game.id), quotes };
    });
