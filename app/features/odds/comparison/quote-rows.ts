import type { OddsQuote, Prices } from "#contract/domain/odds";
import { quartersOf, splitLine } from "#contract/odds/quarters";
import type { LocaleCode } from "#contract/tables/locales";
import { scoreText } from "#contract/text/score-text";
import { formatDate } from "~/i18n/format-date";
import { formatClock, localDate, offsetsBetween } from "~/i18n/zone-offsets";
import { type Movement, movementOf, type Outcome } from "./market-figures.ts";

/** A quarter handicap or total as its two halves: "-0.5/1", "+0.25" is "+0/0.5". Other texts are unchanged. */
export function quoteLine(prices: Prices): string {
  const line = prices.homeLine ?? prices.total;
  const quarters = line === undefined ? undefined : quartersOf(line);
  if (quarters === undefined) return line ?? "";
  const text = splitLine(quarters);
  return prices.homeLine !== undefined && quarters > 0 ? `+${text}` : text;
}

/** A change of a company's prices. */
export interface QuoteRowView {
  /** Unique within its table. */
  id: string;
  /** In play the minute, otherwise day and time in the visitor's zone; absent if neither is known. */
  when?: string;
  stage: OddsQuote["stage"];
  /** The score, in play. */
  score?: string;
  line: string;
  isSuspended: boolean;
  prices: readonly { outcome: Outcome; price: string | undefined; movement: Movement }[];
}

interface QuoteRowsOptions {
  outcomes: readonly Outcome[];
  locale: LocaleCode;
  timeZone: string;
}

/** A company's price changes, latest first, each compared with the previous one. */
export const quoteRows = (
  steps: readonly OddsQuote[],
  { outcomes, locale, timeZone }: QuoteRowsOptions,
): QuoteRowView[] =>
  steps.map((quote, index) => {
    const before = steps[index + 1];
    const { at, stage, minuteAtQuote, scoreAtQuote, prices, isSuspended } = quote;
    const when =
      minuteAtQuote !== undefined ? `${minuteAtQuote}'` : at === undefined ? undefined : timeOf(at, locale, timeZone);
    return {
      id: `q${at ?? `n${steps.length - index}`}`,
      ...(when !== undefined && { when }),
      stage,
      ...(scoreAtQuote && { score: scoreText(scoreAtQuote, locale, "cell") }),
      line: quoteLine(prices),
      isSuspended,
      prices: outcomes.map((outcome) => ({
        outcome,
        price: prices[outcome],
        movement: before && movementOf(before, quote, outcome),
      })),
    };
  });

function timeOf(at: number, locale: LocaleCode, timeZone: string): string {
  const offsets = offsetsBetween(at, at, timeZone);
  return `${formatDate(localDate(at, offsets), locale, "row")} ${formatClock(at, offsets)}`;
}
