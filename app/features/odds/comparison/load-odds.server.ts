import type { Match } from "#contract/domain/match";
import type { OddsLine, OddsStages } from "#contract/domain/odds";
import { bookmakerLabel, defaultBookmaker } from "#contract/tables/bookmakers";
import type { LocaleCode } from "#contract/tables/locales";
import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { fitsSearch, marketOf, type OddsChoice, readOddsChoice } from "~/features/odds/odds-choice";
import { adapterOf } from "~/sports/sports";
import { decisiveStage, type MarketFigures, marketFigures, outcomesOf, type Stage } from "./market-figures.ts";

/** The prices of one market by company. */
export interface ComparisonData {
  /** Companies with prices. */
  companies: { id: number; name: string }[];
  /** Main lines of the companies found; of all without a search. */
  found: OddsLine[];
  figures?: MarketFigures;
  stage: Stage;
  /** Prices are final. */
  isClosed: boolean;
}

/** One company's prices. */
export interface CompanyData {
  id: number;
  name: string;
  /** Its main line and the market's other current lines. */
  lines: OddsLine[];
  stages?: OddsStages;
}

export interface OddsData {
  head: MatchHeadData;
  choice: OddsChoice;
  /** False if the operator shows no prices in the visitor's country: then there is nothing else. */
  showsPrices: boolean;
  /** The visitor's zone. */
  timeZone: string;
  /** Absent if no company has prices of the market. */
  comparison?: Settled<ComparisonData | undefined>;
  company?: CompanyData;
}

export interface BoardParams {
  sport: Sport;
  matchId: string;
  choice: Pick<OddsChoice, "market" | "isHalf">;
  /** With a company: its lines and their history; otherwise every company's main line. */
  companyId?: number;
}

type Upstream = EdgeContext["upstream"];

/** The prices of a market: each has its own call; the winner market may have another one for all companies. */
export function fetchBoard(
  upstream: Upstream,
  { sport, matchId, choice: { market, isHalf }, companyId }: BoardParams,
): Promise<Fetched<{ lines: OddsLine[] }>> {
  const { allWinnerPrices, boards, firstHalfMarkets } = adapterOf(sport).odds;
  if (allWinnerPrices && market === "winner" && !isHalf && companyId === undefined) {
    return upstream.call(allWinnerPrices, { matchId });
  }
  const query = { matchId, ...(companyId !== undefined && { companyId }) };
  return upstream.call(boards[market], { ...query, ...(firstHalfMarkets && { half: isHalf ? 1 : 0 }) });
}

/** One company's three markets by stage. */
export const fetchStages = (
  upstream: Upstream,
  { sport, matchId, companyId }: BoardParams,
): Promise<Fetched<OddsStages>> =>
  upstream.call(callOf(sport, "oddsLatestThreePeriod"), { matchId, ...(companyId !== undefined && { companyId }) });

interface OddsParams {
  sport: BoardParams["sport"];
  params: MatchParams;
  /** The query with its question mark, or empty. */
  search: string;
}

/**
 * Data of the odds tab. Throws an error page for an unknown match, and for an invalid value in the address (400);
 * without prices the match's head remains.
 */
export async function loadOdds(context: EdgeContext, { sport, params, search }: OddsParams): Promise<OddsData> {
  const choice = readOddsChoice(new URLSearchParams(search), sport);
  if (!choice) return throwErrorPage(context, "badRequest");
  const { showsPrices, visitor, upstream, locale } = context;
  const loadingHead = loadMatchHead(context, { sport, params, tab: "odds", search });
  const shown = { choice, showsPrices, timeZone: visitor.timeZone };
  if (!showsPrices) return { head: await loadingHead, ...shown };
  const board: BoardParams = { sport, matchId: params.matchId ?? "", choice };
  const [head, answer] = await Promise.all([loadingHead, settle(context, fetchBoard(upstream, board))]);
  if (answer.error) return { head, ...shown, comparison: { error: answer.error } };
  const comparison = comparisonOf(named(answer.value.value.lines, locale), head.about.match, choice);
  const companyId = choice.company ?? defaultBookmaker(comparison?.companies ?? [])?.id;
  const company = companyId === undefined ? undefined : await loadCompany(context, { ...board, companyId });
  return { head, ...shown, comparison: { value: comparison }, ...(company && { company }) };
}

/** Lines with their companies' names in a language. */
const named = (lines: readonly OddsLine[], locale: LocaleCode): OddsLine[] =>
  lines.map(({ bookmaker: { id, name }, ...line }) => ({
    ...line,
    bookmaker: { id, name: bookmakerLabel(id, locale, name) },
  }));

function comparisonOf(all: readonly OddsLine[], match: Match, choice: OddsChoice): ComparisonData | undefined {
  const market = marketOf(match.sport, choice);
  const lines = all.filter((line) => line.market === market && line.lineIndex === 1);
  if (lines.length === 0) return undefined;
  const stage = decisiveStage(lines, match);
  const figures = marketFigures(lines, { stage, outcomes: outcomesOf(choice.market, match.sport) });
  return {
    companies: lines.map(({ bookmaker }) => bookmaker),
    found: lines.filter(({ bookmaker }) => fitsSearch(bookmaker, choice.search)),
    ...(figures && { figures }),
    stage,
    isClosed: lines.every((line) => line.isClosed),
  };
}

/** Undefined if the company has nothing in the market, or its prices cannot be loaded. */
async function loadCompany(
  context: EdgeContext,
  params: BoardParams & { companyId: number },
): Promise<CompanyData | undefined> {
  const [board, stages] = await Promise.all([
    settle(context, fetchBoard(context.upstream, params)),
    settle(context, fetchStages(context.upstream, params)),
  ]);
  const market = marketOf(params.sport, params.choice);
  const lines = named(board.value?.value.lines ?? [], context.locale).filter(
    (line) => line.market === market && line.bookmaker.id === params.companyId,
  );
  const main = lines.find(({ lineIndex }) => lineIndex === 1);
  if (!main) return undefined;
  return {
    id: main.bookmaker.id,
    name: main.bookmaker.name,
    lines,
    ...(stages.value && { stages: stages.value.value }),
  };
}
