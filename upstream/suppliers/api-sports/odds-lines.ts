import type { Pair } from "#contract/domain/match";
import type { QuoteFacts } from "../facts.ts";

/** A line with the prices of both sides. */
export interface TwoWay {
  line: number;
  prices: Pair;
}

/** A lower sum would make both sides profitable: the prices belong to different lines. */
const LEAST_BOOK = 0.97;

/** A decimal price; undefined for "0", which marks a price that is not offered. */
export function priceOf(text: string): number | undefined {
  const price = Number(text);
  return Number.isFinite(price) && price > 1 ? price : undefined;
}

/** A line in quarters of a goal; undefined for any other. */
export function lineOf(text: string): number | undefined {
  const line = Number(text);
  return text.trim() !== "" && Number.isInteger(line * 4) ? line : undefined;
}

export const isBook = (prices: readonly number[]): boolean =>
  prices.reduce((sum, price) => sum + 1 / price, 0) >= LEAST_BOOK;

const imbalance = ({ prices: [first, second] }: TwoWay): number => Math.abs(1 / first - 1 / second);

/** The line nearest to even money, and those next to it on both sides, numbered as ours are. */
export function mainLines(offered: readonly TwoWay[]): Pick<QuoteFacts, "lineIndex" | "line" | "prices">[] {
  const books = offered.filter(({ prices }) => isBook(prices)).toSorted((a, b) => a.line - b.line);
  const main = books.reduce(
    (best, one, index) => (best < 0 || imbalance(one) < imbalance(books[best]!) ? index : best),
    -1,
  );
  return [main, main - 1, main + 1].flatMap((place, index) => {
    const one = main < 0 ? undefined : books[place];
    return one ? [{ lineIndex: index + 1, ...one }] : [];
  });
}
