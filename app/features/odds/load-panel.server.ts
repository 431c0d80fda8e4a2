import type { Competition } from "#contract/domain/competition";
import type { OddsPanel, PricedMatch } from "#contract/domain/odds";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/context";
import type { Settled } from "~/features/faces/face";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { callOf } from "~/upstream-calls/call-of";
import {
  type PanelQuery,
  type PanelSide,
  panelSegment,
  panelSideOf,
  type ReadPanelQuery,
  readPanelQuery,
} from "./panel-query.ts";
import { panelRows } from "./panel-rows.server.ts";
import { tallyOf } from "./panel-tally.ts";

/** Past matches with their prices. */
export interface PanelData {
  rows: KeptMarkup;
  tally: OddsPanel["tally"];
  companies: OddsPanel["companies"];
  competitions: Competition[];
  /** Handicaps to choose among; none in basketball. */
  labels: string[];
  hasSimulated: boolean;
}

export interface PanelPageData {
  head: MatchHeadData;
  side: PanelSide;
  query: ReadPanelQuery;
  showsPrices: boolean;
  panel: Settled<PanelData>;
  /** Days (YYYY-MM-DD) that can be chosen; the last is the visitor's today. */
  reach: { from: string; to: string };
}

interface AskedPanel {
  sport: "football" | "basketball";
  params: MatchParams & { oddsSide?: string };
  /** The address's query, with its question mark or empty. */
  search: string;
  /** The page that shows the filters alone. */
  isFilter?: boolean;
}

/** Further back there are hardly thirty matches. */
const YEARS_BACK = 10;

/**
 * Past matches of a side, or of both against each other, with prices. Throws a face for an unknown match or side, and
 * for a value in the address that is none (400).
 */
export async function loadPanel(context: EdgeContext, asked: AskedPanel): Promise<PanelPageData> {
  const { sport, params, search, isFilter = false } = asked;
  const side = panelSideOf(params.oddsSide);
  if (!side) return throwFace(context, "notFound");
  const query = readPanelQuery(new URLSearchParams(search), sport);
  if (!query) return throwFace(context, "badRequest");
  const segment = panelSegment(side) + (isFilter ? "/filter" : "");
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { sport, params, tab: "analysis", search, segment }),
    settle(context, askPanel(context, asked, { side, query })),
  ]);
  const today = dateIn(context.now, context.visitor.timeZone);
  return {
    head,
    side,
    query,
    showsPrices: context.showsPrices,
    panel: answer.face ? { face: answer.face } : { value: panelOf(answer.value.value, query, context) },
    reach: { from: `${Number(today.slice(0, 4)) - YEARS_BACK}${today.slice(4, 8)}01`, to: today },
  };
}

function askPanel(
  { upstream }: EdgeContext,
  { sport, params: { matchId = "" } }: AskedPanel,
  { side, query }: { side: PanelSide; query: PanelQuery },
): Promise<Fetched<OddsPanel>> {
  const isRange = query.from !== undefined || query.to !== undefined;
  const wanted = {
    matchId,
    companyId: query.company,
    // The upstream knows no days: as many as it gives, and of them those that fit.
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

function panelOf(answer: OddsPanel, query: PanelQuery, context: EdgeContext): PanelData {
  const { locale, visitor, showsPrices } = context;
  const matches = withinRange(answer.matches, query, visitor.timeZone);
  const { t } = translatorOf(locale, namespacesOf("odds-result"));
  const names = new Map(answer.competitions.map(({ id, name }) => [id, name]));
  const facts = {
    t,
    locale,
    timeZone: visitor.timeZone,
    showsPrices,
    competitionName: (id: string) => names.get(id),
  };
  return {
    rows: keptOnServer(panelRows(matches, facts)),
    tally: tallyOf(matches),
    companies: answer.companies,
    competitions: answer.competitions,
    labels: answer.labels,
    hasSimulated: matches.some(({ match }) => match.source === "simulated"),
  };
}

/** Those that began on the days asked for, in the visitor's zone. */
export const withinRange = (
  matches: readonly PricedMatch[],
  { from, to }: Pick<PanelQuery, "from" | "to">,
  timeZone: string,
): PricedMatch[] =>
  matches.filter(({ match }) => {
    const date = dateIn(match.kickOff, timeZone);
    return (from === undefined || date >= from) && (to === undefined || date <= to);
  });
