import type { BoardBody, ComparisonBody, StagesBody } from "#contract/calls/odds/match-odds";
import type { PricesWire } from "#contract/calls/odds/odds-wire";
import { fairProbabilities, overround } from "#contract/odds/margin";
import { bookmakerById, defaultBookmaker } from "#contract/tables/bookmakers";
import type { Sport } from "#contract/tables/sports";
import type { CallContext } from "../../matches/call-context.ts";
import { type MatchPrices, pricesOfMatch } from "../../matches/odds/match-prices.ts";
import { handicapLabels, lineWire, marketName, pricesWire } from "../../matches/odds/odds-wire.ts";
import { toPercent } from "../../matches/odds/percent.ts";
import type { Half } from "../../matches/odds/priced-match.ts";
import { LINES, type Line, type Market, type Row } from "../../matches/odds/quotes.ts";
import { notFound } from "../../platform/envelope.ts";
import { requestedMatch } from "../context/requested.ts";

/** Refuses a number that is neither a listed company's nor one of the match's own. */
function checkCompany(companyId: number | undefined, { companies }: MatchPrices): void {
  if (companyId === undefined || bookmakerById(companyId) || companies.some(({ id }) => id === companyId)) return;
  throw notFound("companyId", "no such company");
}

const isLine = (line: Line | undefined): line is Line => line !== undefined;

export async function stagesOfMatch(
  sport: Sport,
  { matchId, companyId }: { matchId: string; companyId?: number | undefined },
  context: CallContext,
): Promise<StagesBody> {
  const prices = await pricesOfMatch(await requestedMatch(matchId, sport, context), context);
  checkCompany(companyId, prices);
  const company = companyId ?? defaultBookmaker(prices.companies)?.id;
  const lineOf = (market: Market) => {
    const line = company === undefined ? undefined : prices.line(company, market, 0, 1, false);
    return line && lineWire(line, market, marketName(sport, market, 0), prices);
  };
  return { data: { companies: prices.companies, ah: lineOf("AH"), ou: lineOf("OU"), x12: lineOf("1X2") } };
}

/** Without a company the main line of each; with one all its lines with their history. */
function buildLines(prices: MatchPrices, market: Market, half: Half, companyId: number | undefined): Line[] {
  if (companyId === undefined)
    return prices.companies.map(({ id }) => prices.line(id, market, half, 1, false)).filter(isLine);
  return LINES[market].map((index) => prices.line(companyId, market, half, index, true)).filter(isLine);
}

export async function boardOfMatch(
  sport: Sport,
  market: Market,
  { matchId, companyId, half }: { matchId: string; companyId?: number | undefined; half?: number },
  context: CallContext,
): Promise<BoardBody> {
  const prices = await pricesOfMatch(await requestedMatch(matchId, sport, context), context);
  checkCompany(companyId, prices);
  const requested: Half = half === 1 ? 1 : 0;
  const name = marketName(sport, market, requested);
  return {
    data: {
      companies: prices.companies,
      lines: buildLines(prices, market, requested, companyId).map((line) => lineWire(line, market, name, prices)),
      labels: market === "AH" ? handicapLabels(sport) : [],
    },
  };
}

/** A company's latest price. */
const latestRow = ({ live, pre, early }: Line): Row | undefined => live ?? pre ?? early;

type Choose = (prices: readonly number[]) => number;
const mean: Choose = (prices) => prices.reduce((sum, price) => sum + price, 0) / prices.length;

function toSummary(rows: readonly Row[]): ComparisonBody["data"]["summary"] {
  const [first] = rows;
  if (!first) return undefined;
  const by = (choose: Choose): number[] =>
    first.prices.map((_, side) => choose(rows.map(({ prices }) => prices[side]!)));
  const wire = (prices: readonly number[]): PricesWire => pricesWire("1X2", { prices });
  const average = by(mean);
  const [home = 0, draw, away] = toPercent(fairProbabilities(average), 2);
  return {
    companies: rows.length,
    avg: wire(average),
    max: wire(by((prices) => Math.max(...prices))),
    min: wire(by((prices) => Math.min(...prices))),
    fair: { home, draw: draw ?? null, away: away ?? 0 },
    overround: Math.round(overround(average) * 10_000) / 100,
  };
}

export async function comparisonOfMatch(
  { matchId }: { matchId: string },
  context: CallContext,
): Promise<ComparisonBody> {
  const prices = await pricesOfMatch(await requestedMatch(matchId, "football", context), context);
  const lines = buildLines(prices, "1X2", 0, undefined);
  const rows = lines.flatMap((line) => latestRow(line) ?? []).filter(({ isSuspended }) => !isSuspended);
  return {
    data: {
      lines: lines.map((line) => lineWire(line, "1X2", "1X2", prices)),
      summary: toSummary(rows),
    },
  };
}
