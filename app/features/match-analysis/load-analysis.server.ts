import type { GoalComparison, SeasonComparison } from "#contract/domain/analysis";
import type { Side } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/context";
import type { Settled } from "~/features/faces/face";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { callOf } from "~/upstream-calls/call-of";
import { type AnalysisPart, analysisSegment } from "./analysis-parts.ts";
import { type AnalysisQuery, readAnalysisQuery } from "./analysis-query.ts";
import { type PastResult, pastResults } from "./past-results.ts";

export interface AskedAnalysis {
  sport: Sport;
  params: MatchParams;
  /** The address's query, with its question mark or empty. */
  search: string;
}

/** How many of a team's past matches the analysis looks at (specification, section 9: nearly thirty). */
export const PAST_MATCHES = 30;

/** What a part of a page answers, without when it was fetched. */
export async function partOf<Value>(
  context: Pick<EdgeContext, "doNotCache">,
  asked: Promise<Fetched<Value>>,
): Promise<Settled<Value>> {
  const { value, face } = await settle(context, asked);
  return value ? { value: value.value } : { face };
}

export const loadHead = (
  context: EdgeContext,
  { sport, params, search }: AskedAnalysis,
  part: AnalysisPart,
): Promise<MatchHeadData> =>
  loadMatchHead(context, { sport, params, search, tab: "analysis", segment: analysisSegment(part) });

/** What the visitor has chosen; the face of a bad request for a choice that there is not. */
export const choiceOf = (context: EdgeContext, search: string): AnalysisQuery =>
  readAnalysisQuery(new URLSearchParams(search)) ?? throwFace(context, "badRequest");

/** Past matches of both teams before the match, latest first, of all competitions. */
export interface PastOfBoth {
  home: PastResult[];
  away: PastResult[];
}

async function loadPast(context: EdgeContext, { sport, params }: AskedAnalysis): Promise<Settled<PastOfBoth>> {
  const matchId = params.matchId ?? "";
  const pastOf = (side: Side) =>
    partOf(context, context.upstream.call(callOf(sport, "lastOdds"), { matchId, side, duration: PAST_MATCHES }));
  const [home, away] = await Promise.all([pastOf("home"), pastOf("away")]);
  if (!home.value || !away.value) return { face: home.face ?? away.face ?? "upstream" };
  return { value: { home: pastResults(home.value.matches), away: pastResults(away.value.matches) } };
}

const loadSeason = (context: EdgeContext, { sport, params }: AskedAnalysis): Promise<Settled<SeasonComparison>> =>
  partOf(context, context.upstream.call(callOf(sport, "currentSeasonStat"), { matchId: params.matchId ?? "" }));

/** What the pages of results, handicaps and basketball's totals show. */
export interface PastData {
  head: MatchHeadData;
  query: AnalysisQuery;
  season: Settled<SeasonComparison>;
  past: Settled<PastOfBoth>;
}

/** Unknown ids and addresses that do not fit end as those of a match's page do; a part that fails has its face. */
export async function loadPastPage(context: EdgeContext, asked: AskedAnalysis, part: AnalysisPart): Promise<PastData> {
  const query = choiceOf(context, asked.search);
  const [head, season, past] = await Promise.all([
    loadHead(context, asked, part),
    loadSeason(context, asked),
    loadPast(context, asked),
  ]);
  return { head, query, season, past };
}

export interface GoalsData {
  head: MatchHeadData;
  query: AnalysisQuery;
  season: Settled<SeasonComparison>;
  /** Football. */
  goals?: Settled<GoalComparison>;
  /** Basketball, whose upstream counts no lines. */
  past?: Settled<PastOfBoth>;
}

/** Goals of football, total points of basketball. */
export async function loadGoalsPage(context: EdgeContext, asked: AskedAnalysis): Promise<GoalsData> {
  if (asked.sport === "basketball") return loadPastPage(context, asked, "goals");
  const query = choiceOf(context, asked.search);
  const { params } = asked;
  const call = context.upstream.call("goalStat", { matchId: params.matchId ?? "", window: query.window });
  const [head, season, goals] = await Promise.all([
    loadHead(context, asked, "goals"),
    loadSeason(context, asked),
    partOf(context, call),
  ]);
  return { head, query, season, goals };
}
