import type { GameStatistics } from "#contract/domain/game-info";
import type { NextMatches } from "#contract/domain/history";
import type { Side } from "#contract/domain/match";
import type { MatchEvents, ShootoutKick } from "#contract/domain/match-events";
import type { MatchStatistics } from "#contract/domain/match-statistics";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { ErrorKind, Settled } from "~/features/errors/error-kind";
import { settle } from "~/features/errors/error-states.server";
import { type HighlightCardView, hasMatch, highlightCards } from "~/features/highlights/highlight-cards";
import { loadMatchHead, type MatchHeadData, type MatchRequest } from "~/features/match/load-match-head.server";
import type { MatchAbout } from "~/features/match/match-about";
import { goalRows, type TimelineRow, timelineRows } from "~/features/match-events/timeline";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { callOf } from "~/features/upstream-calls/call-of";
import { bySport } from "~/sports/by-sport";
import type { Form } from "./FormOfBoth.tsx";
import { type MomentumChart, momentumChart } from "./momentum.ts";
import { type UpcomingMatch, upcomingMatches } from "./next-matches.ts";
import { type FlowChart, flowChart } from "./score-flow.ts";

/** The progress of a football match. */
export interface FootballProgressData {
  rows: TimelineRow[];
  kicks: readonly ShootoutKick[];
  momentum?: MomentumChart;
  /** Why a part could not be loaded; without events the goals are shown instead. */
  faults: { events?: ErrorKind; momentum?: ErrorKind };
}

export interface GameProgressData {
  flow?: FlowChart;
  fault?: ErrorKind;
}

export interface MatchInfoData {
  head: MatchHeadData;
  /** Only the one of the match's sport is set. */
  football?: FootballProgressData;
  game?: GameProgressData;
  /** Football only. */
  form?: Form | undefined;
  next: Record<Side, UpcomingMatch[]>;
  /** Absent if there are none. */
  highlights?: HighlightCardView[];
}

/** A match's progress depends on its head, which is loaded in parallel. */
type ProgressOf = (about: MatchAbout) => Pick<MatchInfoData, "football" | "game">;
interface LoadingProgress {
  events?: MatchRequest["events"];
  progress: Promise<ProgressOf>;
}

/**
 * Data of a match's first tab: its progress and details, both teams' form and next matches, its highlights. Throws an
 * error page for an unknown match and for a fault of its head; works without the rest.
 */
export async function loadMatchInfo(context: EdgeContext, request: Omit<MatchRequest, "tab">): Promise<MatchInfoData> {
  const { sport, params } = request;
  const matchId = params.matchId ?? "";
  const { upstream } = context;
  const { events, progress } = LOAD_PROGRESS[sport](context, matchId);
  const [head, progressOf, next, highlights] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "info", events }),
    progress,
    settle(context, upstream.call(callOf(sport, "nextFive"), { matchId })),
    settle(context, upstream.call(callOf(sport, "matchHighlights"), { matchId })),
  ]);
  const clips = highlights.value?.value.highlights.filter(hasMatch) ?? [];
  const { competition } = head.about;
  const cards = { context, competitions: new Map([[competition.id, competition]]), isHidden: false };
  return {
    head,
    ...progressOf(head.about),
    form: formOf(context, head.about),
    next: nextOf(context, head.about, next.value?.value),
    ...(clips.length > 0 && { highlights: highlightCards(clips, cards) }),
  };
}

function loadFootball(context: EdgeContext, matchId: string): LoadingProgress {
  const { upstream } = context;
  const events = settle(context, upstream.call("matchEvents", { matchId }));
  const stat = settle(context, upstream.call("matchStat", { matchId }));
  return { events, progress: Promise.all([events, stat]).then((answers) => footballProgress(...answers)) };
}

const footballProgress =
  (events: Settled<Fetched<MatchEvents>>, stat: Settled<Fetched<MatchStatistics>>): ProgressOf =>
  (about) => {
    const found = events.value?.value;
    const goals = bySport(about, { football: (one) => one.goals, basketball: () => [] });
    const momentum = momentumChart(stat.value?.value.momentum ?? [], found?.events);
    return {
      football: {
        rows: found ? timelineRows(found) : goalRows(goals),
        kicks: found?.shootout ?? [],
        ...(momentum && { momentum }),
        faults: { ...(events.error && { events: events.error }), ...(stat.error && { momentum: stat.error }) },
      },
    };
  };

function loadGame(context: EdgeContext, matchId: string): LoadingProgress {
  const stat = settle(context, context.upstream.call("basketballMatchStat", { matchId }));
  return { progress: stat.then(gameProgress) };
}

const gameProgress =
  (stat: Settled<Fetched<GameStatistics>>): ProgressOf =>
  ({ match }) => {
    const periods = match.state === "scheduled" ? undefined : match.periods;
    const flow = flowChart(stat.value?.value.flow ?? [], periods);
    return { game: { ...(flow && { flow }), ...(stat.error && { fault: stat.error }) } };
  };

const LOAD_PROGRESS: Record<Sport, (context: EdgeContext, matchId: string) => LoadingProgress> = {
  football: loadFootball,
  basketball: loadGame,
};

function formOf(context: EdgeContext, about: MatchAbout): Form | undefined {
  const form = bySport(about, { football: (one) => one.form, basketball: () => undefined });
  return form && { home: form.home, away: form.away, facts: standingsFacts(context, about) };
}

function nextOf(
  { locale, visitor }: EdgeContext,
  { match }: MatchAbout,
  next: NextMatches | undefined,
): MatchInfoData["next"] {
  const facts = { locale, timeZone: visitor.timeZone, after: match.kickOff };
  return {
    home: upcomingMatches(next?.home ?? [], match.home, facts),
    away: upcomingMatches(next?.away ?? [], match.away, facts),
  };
}
