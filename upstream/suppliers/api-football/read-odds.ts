import * as z from "zod/mini";
import { readRows } from "../api-sports/answer.ts";
import type { PriceFacts, QuoteFacts, Reading } from "../facts.ts";
import { isBook, lineOf, mainLines, priceOf, type TwoWay } from "./odds-lines.ts";

const Value = z.object({ value: z.union([z.string(), z.number()]), odd: z.string() });

const Odds = z.object({
  fixture: z.object({ id: z.int() }),
  bookmakers: z.array(
    z.object({
      name: z.string().check(z.minLength(1)),
      bets: z.array(z.object({ name: z.string(), values: z.array(Value) })),
    }),
  ),
});

type Values = z.output<typeof Value>[];

/** By name: market numbers differ between prices before kick-off and in play. */
const MARKETS: Readonly<Record<string, Pick<QuoteFacts, "market" | "half">>> = {
  "match winner": { market: "1X2" },
  "asian handicap": { market: "AH" },
  "goals over/under": { market: "OU" },
  "first half winner": { market: "1X2", half: 1 },
  "asian handicap first half": { market: "AH", half: 1 },
  "goals over/under first half": { market: "OU", half: 1 },
};

function winner(values: Values): readonly number[] | undefined {
  const prices = ["Home", "Draw", "Away"].flatMap((side) => {
    const odd = values.find(({ value }) => value === side)?.odd;
    return (odd !== undefined && priceOf(odd)) || [];
  });
  return prices.length === 3 && isBook(prices) ? prices : undefined;
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

function quotesOf(market: QuoteFacts["market"], values: Values): Pick<QuoteFacts, "lineIndex" | "line" | "prices">[] {
  if (market !== "1X2") return mainLines(twoWays(values, market === "AH" ? ["Home", "Away"] : ["Over", "Under"]));
  const prices = winner(values);
  return prices ? [{ lineIndex: 1, prices }] : [];
}

/** `odds?fixture=`: prices of each company before kick-off. */
export const readOdds = (answer: unknown): Reading<PriceFacts> =>
  readRows(answer, Odds, ({ fixture, bookmakers }) => ({
    id: String(fixture.id),
    quotes: bookmakers.flatMap(({ name: company, bets }) =>
      bets.flatMap(({ name, values }): QuoteFacts[] => {
        const kind = MARKETS[name.trim().toLowerCase()];
        return kind ? quotesOf(kind.market, values).map((quote) => ({ company, ...kind, ...quote })) : [];
      }),
    ),
  }));
