import * as z from "zod/mini";
import { Count, readRows } from "../api-sports/answer.ts";
import { isBook, lineOf, mainLines, priceOf, type TwoWay } from "../api-sports/odds-lines.ts";
import type { PriceFacts, QuoteFacts, Reading } from "../facts.ts";

const Value = z.object({
  value: z.string(),
  odd: z.string(),
  handicap: z.nullable(z.string()),
  main: z.nullable(z.boolean()),
  suspended: z.boolean(),
});

const Team = z.object({ goals: Count });

const LiveOdds = z.object({
  fixture: z.object({ id: z.int(), status: z.object({ elapsed: Count }) }),
  teams: z.object({ home: Team, away: Team }),
  status: z.object({ stopped: z.boolean(), blocked: z.boolean(), finished: z.boolean() }),
  odds: z.array(z.object({ name: z.string(), values: z.array(z.unknown()) })),
});

type Value = z.output<typeof Value>;
type Row = z.output<typeof LiveOdds>;

/** By name: market numbers differ between prices before kick-off and in play. */
const WINNER = "fulltime result";
const TWO_WAY = [
  { name: "asian handicap", market: "AH", sides: ["Home", "Away"] },
  { name: "over/under line", market: "OU", sides: ["Over", "Under"] },
] as const;

/** Without prices while nothing is offered. */
function quoteOf(values: readonly Value[], market: QuoteFacts["market"], line?: number): QuoteFacts[] {
  const prices = values.flatMap(({ odd }) => priceOf(odd) ?? []);
  const isOffered = prices.length === values.length && isBook(prices);
  const isSuspended = values.some(({ suspended }) => suspended);
  if (!isOffered && !isSuspended) return [];
  return [
    {
      market,
      lineIndex: 1,
      ...(line !== undefined && { line }),
      ...(isOffered && { prices }),
      ...(isSuspended && { isSuspended }),
    },
  ];
}

function winner(values: readonly Value[]): QuoteFacts[] {
  const sides = ["Home", "Draw", "Away"].flatMap((side) => values.find(({ value }) => value === side) ?? []);
  return sides.length === 3 ? quoteOf(sides, "1X2") : [];
}

/**
 * Only the main line. Each side has its own: "Home -1" and "Away 1" belong together, in their order, since quarter
 * lines are listed as several equal whole ones; the supplier marks the one that counts.
 */
function twoWay(values: readonly Value[], { market, sides }: (typeof TWO_WAY)[number]): QuoteFacts[] {
  const [first, second] = sides.map((side) => values.filter(({ value }) => value === side)) as [Value[], Value[]];
  const sign = market === "AH" ? -1 : 1;
  const main = first.find((one) => one.main);
  const pairs = first.flatMap((one) => {
    const line = lineOf(one.handicap ?? "");
    const isOnly = first.filter(({ handicap }) => handicap === one.handicap).length === 1;
    const isChosen = main ? one === main : isOnly;
    const isOther = (other: Value) => other.main === one.main && lineOf(other.handicap ?? "") === sign * (line ?? 0);
    const other = isChosen && line !== undefined ? second.find(isOther) : undefined;
    return other ? [{ line: line!, values: [one, other] }] : [];
  });
  if (main) return pairs.flatMap((pair) => quoteOf(pair.values, market, pair.line));
  const offered = pairs.flatMap(({ line, values: both }): TwoWay[] => {
    const [home, away] = both.map(({ odd, suspended }) => (suspended ? undefined : priceOf(odd)));
    return home !== undefined && away !== undefined ? [{ line, prices: [home, away] }] : [];
  });
  return mainLines(offered)
    .slice(0, 1)
    .map((quote) => ({ market, ...quote }));
}

function quotesOf({ odds, status }: Row): QuoteFacts[] {
  const values = (wanted: string): Value[] =>
    (odds.find(({ name }) => name.trim().toLowerCase() === wanted)?.values ?? []).flatMap((value) => {
      const read = Value.safeParse(value);
      return read.success ? [read.data] : [];
    });
  const quotes = [...winner(values(WINNER)), ...TWO_WAY.flatMap((one) => twoWay(values(one.name), one))];
  const isHalted = status.stopped || status.blocked;
  return isHalted ? quotes.map((quote) => ({ ...quote, isSuspended: true as const })) : quotes;
}

/** `odds/live`: prices of all matches in play, by an unnamed company. */
export const readLiveOdds = (answer: unknown): Reading<PriceFacts> =>
  readRows(answer, LiveOdds, (row) => {
    const { home, away } = row.teams;
    const { elapsed } = row.fixture.status;
    const hasScore = home.goals !== null && away.goals !== null;
    return {
      id: String(row.fixture.id),
      inPlay: {
        ...(hasScore && { score: [home.goals!, away.goals!] as const }),
        ...(elapsed !== null && { minute: elapsed }),
      },
      quotes: row.status.finished ? [] : quotesOf(row),
    };
  });
