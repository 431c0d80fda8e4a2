import type { OddsLine, OddsStages } from "#contract/domain/odds";
import type { EdgeContext, Fetched } from "#worker/context";
import type { Settled } from "~/features/faces/face";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { comparisonTable } from "./comparison-table.server.ts";
import { historyMarkup } from "./history.server.ts";
import { type MarketFigures, marketFigures, outcomesOf, type Stage, tellingStage } from "./market-figures.ts";
import { type AskedBoard, askBoard, askStages } from "./odds-calls.ts";
import { fitsSearch, marketOf, type OddsChoice, readOddsChoice } from "./odds-choice.ts";
import { type OddsFacts, oddsFacts } from "./odds-facts.server.ts";

/** The prices of one market, by company. */
export interface ComparisonData {
  table: KeptMarkup;
  /** Companies with prices, and those of them that a search found. */
  companies: { id: number; name: string }[];
  found: number;
  figures?: MarketFigures;
  stage: Stage;
  /** No price will change any more. */
  isClosed: boolean;
}

/** One company's prices. */
export interface CompanyData {
  id: number;
  name: string;
  /** Its main line and the others of the market as they are now. */
  lines: OddsLine[];
  history: KeptMarkup;
  stages?: OddsStages;
}

export interface OddsData {
  head: MatchHeadData;
  choice: OddsChoice;
  /** False where an operator shows no prices in the visitor's country: then there is nothing else. */
  showsPrices: boolean;
  /** Absent where no company has prices of the market. */
  comparison?: Settled<ComparisonData | undefined>;
  company?: CompanyData;
}

interface AskedOdds {
  sport: AskedBoard["sport"];
  params: MatchParams;
  /** The address's query, with its question mark or empty. */
  search: string;
}

/**
 * The tab of prices. Throws a face for an unknown match, and for a value in the address that is none (400); prices that
 * cannot be had leave the head of the match as it is.
 */
export async function loadOdds(context: EdgeContext, { sport, params, search }: AskedOdds): Promise<OddsData> {
  const choice = readOddsChoice(new URLSearchParams(search), sport);
  if (!choice) return throwFace(context, "badRequest");
  const head = loadMatchHead(context, { sport, params, tab: "odds", search });
  if (!context.showsPrices) return { head: await head, choice, showsPrices: false };
  const asked: AskedBoard = { sport, matchId: params.matchId ?? "", choice };
  const board = settle(context, askBoard(context.upstream, asked));
  const [shown, answer] = await Promise.all([head, board]);
  if (answer.face) return { head: shown, choice, showsPrices: true, comparison: { face: answer.face } };
  const facts = factsOf(context, shown, choice);
  const comparison = comparisonOf(answer.value, facts);
  const id = choice.company ?? comparison?.companies[0]?.id;
  const company = id === undefined ? undefined : await companyOf(context, { ...asked, companyId: id }, facts);
  return { head: shown, choice, showsPrices: true, comparison: { value: comparison }, ...(company && { company }) };
}

const factsOf = (context: EdgeContext, head: MatchHeadData, choice: OddsChoice): OddsFacts =>
  oddsFacts(translatorOf(context.locale, namespacesOf("match-odds")), {
    locale: context.locale,
    timeZone: context.visitor.timeZone,
    match: head.about.match,
    choice,
  });

function comparisonOf({ value }: Fetched<{ lines: OddsLine[] }>, facts: OddsFacts): ComparisonData | undefined {
  const { match, choice } = facts;
  const market = marketOf(match.sport, choice);
  const lines = value.lines.filter((line) => line.market === market && line.lineIndex === 1);
  if (lines.length === 0) return undefined;
  const found = lines.filter(({ bookmaker }) => fitsSearch(bookmaker, choice.search));
  const stage = tellingStage(lines, match);
  const figures = marketFigures(lines, { stage, outcomes: outcomesOf(choice.market, match.sport) });
  return {
    table: keptOnServer(comparisonTable(found, stage, facts)),
    companies: lines.map(({ bookmaker }) => bookmaker),
    found: found.length,
    ...(figures && { figures }),
    stage,
    isClosed: lines.every((line) => line.isClosed),
  };
}

/** Undefined where the company has nothing of the market, or cannot be asked now. */
async function companyOf(
  context: EdgeContext,
  asked: AskedBoard & { companyId: number },
  facts: OddsFacts,
): Promise<CompanyData | undefined> {
  const [board, stages] = await Promise.all([
    settle(context, askBoard(context.upstream, asked)),
    settle(context, askStages(context.upstream, asked)),
  ]);
  const market = marketOf(asked.sport, asked.choice);
  const lines = (board.value?.value.lines ?? []).filter(
    (line) => line.market === market && line.bookmaker.id === asked.companyId,
  );
  const main = lines.find(({ lineIndex }) => lineIndex === 1);
  if (!main) return undefined;
  return {
    id: main.bookmaker.id,
    name: main.bookmaker.name,
    lines,
    history: keptOnServer(historyMarkup(main, facts)),
    ...(stages.value && { stages: stages.value.value }),
  };
}
