import type { GoalComparison, SeasonComparison } from "#contract/domain/analysis";
import type { Side } from "#contract/domain/match";
import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { adapterOf } from "~/sports/sports";
import { type AnalysisPart, type AnalysisQuery, analysisSegment, readAnalysisQuery } from "./analysis-query.ts";
import { type PastResult, pastResults } from "./past-results.ts";

export interface AnalysisRequest {
  sport: Sport;
  params: MatchParams;
  /** The query with its question mark, or empty. */
  search: string;
}

/** How many of a team's past matches are analysed (specification, section 9: nearly thirty). */
const PAST_MATCHES = 30;

/** The value of a call for one part of a page, without its age. */
export async function partOf<Value>(
  context: Pick<EdgeContext, "doNotCache">,
  call: Promise<Fetched<Value>>,
): Promise<Settled<Value>> {
  const { value, error } = await settle(context, call);
  return value ? { value: value.value } : { error };
}

export const loadHead = (
  context: EdgeContext,
  { sport, params, search }: AnalysisRequest,
  part: AnalysisPart,
): Promise<MatchHeadData> =>
  loadMatchHead(context, { sport, params, search, tab: "analysis", segment: analysisSegment(part) });

/** Reads the visitor's choices; throws the error page `badRequest` for an unknown one. */
export const choiceOf = (context: EdgeContext, search: string): AnalysisQuery =>
  readAnalysisQuery(new URLSearchParams(search)) ?? throwErrorPage(context, "badRequest");

/** Past matches of both teams before the match, latest first, in all competitions. */
export interface PastOfBoth {
  home: PastResult[];
  away: PastResult[];
}

async function loadPast(context: EdgeContext, { sport, params }: AnalysisRequest): Promise<Settled<PastOfBoth>> {
  const matchId = params.matchId ?? "";
  const pastOf = (side: Side) =>
    partOf(context, context.upstream.call(callOf(sport, "lastOdds"), { matchId, side, duration: PAST_MATCHES }));
  const [home, away] = await Promise.all([pastOf("home"), pastOf("away")]);
  if (!home.value || !away.value) return { error: home.error ?? away.error ?? "upstream" };
  return { value: { home: pastResults(home.value.matches), away: pastResults(away.value.matches) } };
}

const loadSeason = (context: EdgeContext, { sport, params }: AnalysisRequest): Promise<Settled<SeasonComparison>> =>
  partOf(context, context.upstream.call(callOf(sport, "currentSeasonStat"), { matchId: params.matchId ?? "" }));

/** Data of the pages on results, handicaps and basketball's totals. */
export interface PastData {
  head: MatchHeadData;
  query: AnalysisQuery;
  season: Settled<SeasonComparison>;
  past: Settled<PastOfBoth>;
}

/** Throws like a match page for unknown ids and mismatching addresses; a failed part carries its error. */
export async function loadPastPage(
  context: EdgeContext,
  request: AnalysisRequest,
  part: AnalysisPart,
): Promise<PastData> {
  const query = choiceOf(context, request.search);
  const [head, season, past] = await Promise.all([
    loadHead(context, request, part),
    loadSeason(context, request),
    loadPast(context, request),
  ]);
  return { head, query, season, past };
}

export interface GoalsData {
  head: MatchHeadData;
  query: AnalysisQuery;
  season: Settled<SeasonComparison>;
  /** Present if the supplier counts goals by line. */
  goals?: Settled<GoalComparison>;
  /** Present if it does not. */
  past?: Settled<PastOfBoth>;
}

/** Football's goals, basketball's total points. */
export async function loadGoalsPage(context: EdgeContext, request: AnalysisRequest): Promise<GoalsData> {
  const { totalsFrom } = adapterOf(request.sport).analysis;
  if (totalsFrom === "pastMatches") return loadPastPage(context, request, "goals");
  const query = choiceOf(context, request.search);
  const { params } = request;
  const call = context.upstream.call(totalsFrom, { matchId: params.matchId ?? "", window: query.window });
  const [head, season, goals] = await Promise.all([
    loadHead(context, request, "goals"),
    loadSeason(context, request),
    partOf(context, call),
  ]);
  return { head, query, season, goals };
}
