import type { Competition } from "#contract/domain/competition";
import type { OddsPanel, PricedMatch } from "#contract/domain/odds";
import { bookmakerLabel } from "#contract/tables/bookmakers";
import { callOf, type Sport } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import {
  type PanelQuery,
  type PanelSide,
  panelSegment,
  panelSideOf,
  type ReadPanelQuery,
  readPanelQuery,
} from "./panel-query.ts";

/** Past matches with prices. */
export interface PanelData {
  /** Latest first, within the chosen days. */
  matches: PricedMatch[];
  tally: OddsPanel["tally"];
  companies: OddsPanel["companies"];
  competitions: Competition[];
  /** Handicaps to choose from; none in basketball. */
  labels: string[];
  hasSimulated: boolean;
}

export interface PanelPageData {
  head: MatchHeadData;
  side: PanelSide;
  query: ReadPanelQuery;
  showsPrices: boolean;
  panel: Settled<PanelData>;
  /** The visitor's zone. */
  timeZone: string;
  /** Selectable days (YYYY-MM-DD); the last is today in the visitor's zone. */
  reach: { from: string; to: string };
}

interface PanelParams {
  sport: Sport;
  params: MatchParams & { oddsSide?: string };
  /** The query with its question mark, or empty. */
  search: string;
  /** The page that shows only the filters. */
  isFilter?: boolean;
}

/** Going further back hardly adds matches to the maximum of thirty. */
const YEARS_BACK = 10;

/**
 * Past matches of a side, or of both against each other, with prices. Throws an error page for an unknown match or
 * side, and for an invalid value in the address (400).
 */
export async function loadPanel(context: EdgeContext, request: PanelParams): Promise<PanelPageData> {
  const { sport, params, search, isFilter = false } = request;
  const side = panelSideOf(params.oddsSide);
  if (!side) return throwErrorPage(context, "notFound");
  const query = readPanelQuery(new URLSearchParams(search), sport, context.locale);
  if (!query) return throwErrorPage(context, "badRequest");
  const segment = panelSegment(side) + (isFilter ? "/filter" : "");
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { sport, params, tab: "analysis", search, segment }),
    settle(context, fetchPanel(context, request, { side, query })),
  ]);
  const { timeZone } = context.visitor;
  const today = dateIn(context.now, timeZone);
  return {
    head,
    side,
    query,
    showsPrices: context.showsPrices,
    panel: answer.error ? { error: answer.error } : { value: panelOf(answer.value.value, query, context) },
    timeZone,
    reach: { from: `${Number(today.slice(0, 4)) - YEARS_BACK}${today.slice(4, 8)}01`, to: today },
  };
}

function fetchPanel(
  { upstream }: EdgeContext,
  { sport, params: { matchId = "" } }: PanelParams,
  { side, query }: { side: PanelSide; query: PanelQuery },
): Promise<Fetched<OddsPanel>> {
  const isRange = query.from !== undefined || query.to !== undefined;
  const wanted = {
    matchId,
    companyId: query.company,
    // The upstream has no date filter: request the maximum and filter here.
    duration: isRange ? (30 as const) : query.count,
    sameLeague: query.isSameLeague ? (1 as const) : (0 as const),
    ...(query.leagueId && { leagueIds: query.leagueId }),
    venue: query.venue ?? ("all" as const),
    filter: query.given ?? ("all" as const),
    ...(query.line && { line: query.line }),
  };
  return side === "h2h"
    ? upstream.call(callOf(sport, "h2hOdds"), wanted)
    : upstream.call(callOf(sport, "lastOdds"), { ...wanted, side });
}

type Tally = OddsPanel["tally"];

/** Counts of the matches shown, so that a date range has its own. Shares in per cent, with one decimal. */
export function tallyOf(matches: readonly PricedMatch[]): Tally {
  const count = (isCounted: (match: PricedMatch) => boolean): number => matches.filter(isCounted).length;
  const settled = (settle: PricedMatch["handicap"]) => count(({ handicap }) => handicap === settle);
  const ended = (outcome: PricedMatch["total"]) => count(({ total }) => total === outcome);
  const handicap = {
    win: settled("WIN"),
    halfWin: settled("HALF_WIN"),
    push: settled("PUSH"),
    halfLose: settled("HALF_LOSE"),
    lose: settled("LOSE"),
  };
  const total = {
    over: ended("OVER"),
    halfOver: ended("HALF_OVER"),
    push: ended("PUSH"),
    halfUnder: ended("HALF_UNDER"),
    under: ended("UNDER"),
  };
  return {
    played: matches.length,
    won: count(({ result }) => result === "W"),
    drawn: count(({ result }) => result === "D"),
    lost: count(({ result }) => result === "L"),
    handicap,
    total,
    ...share("handicapShare", handicap.win + handicap.halfWin, handicap.lose + handicap.halfLose),
    ...share("overShare", total.over + total.halfOver, total.under + total.halfUnder),
  };
}

function share(name: "handicapShare" | "overShare", counted: number, others: number): Partial<Tally> {
  const of = counted + others;
  return of === 0 ? {} : { [name]: { percent: Math.round((counted / of) * 1000) / 10, of } };
}

function panelOf(answer: OddsPanel, query: PanelQuery, { locale, visitor: { timeZone } }: EdgeContext): PanelData {
  const matches = withinRange(answer.matches, query, timeZone);
  return {
    matches,
    tally: tallyOf(matches),
    companies: answer.companies.map(({ id, name }) => ({ id, name: bookmakerLabel(id, locale, name) })),
    competitions: answer.competitions,
    labels: answer.labels,
    hasSimulated: matches.some(({ match }) => match.source === "simulated"),
  };
}

/** Matches that started on the chosen days, in the visitor's zone. */
export const withinRange = (
  matches: readonly PricedMatch[],
  { from, to }: Pick<PanelQuery, "from" | "to">,
  timeZone: string,
): PricedMatch[] =>
  matches.filter(({ match }) => {
    const date = dateIn(match.kickOff, timeZone);
    return (from === undefined || date >= from) && (to === undefined || date <= to);
  });
