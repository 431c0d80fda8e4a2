import type { NextMatches } from "#contract/domain/history";
import type { MatchAbout } from "#contract/domain/match-info";
import { callOf } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { hasMatch, highlightCards } from "~/features/highlights/highlight-cards";
import { loadMatchHead, type MatchHeadData, type MatchRequest } from "~/features/match/load-match-head.server";
import { bySport } from "~/sports/by-sport";
import { bestPlayer } from "./best-player.ts";
import { type FairPrices, loadPreview } from "./load-preview.server.ts";
import { LOAD_PROGRESS } from "./load-progress.server.ts";
import type { MatchInfoData } from "./match-info-data.ts";
import { outlookOf } from "./match-outlook.server.ts";
import { upcomingMatches } from "./next-matches.ts";
import { overviewPhase } from "./overview-phase.ts";

/**
 * Data of a match's first tab: what its phase asks for. Throws an error page for an unknown match and for a fault of
 * its head; works without the rest.
 */
export async function loadMatchInfo(context: EdgeContext, request: Omit<MatchRequest, "tab">): Promise<MatchInfoData> {
  const { sport, params } = request;
  const matchId = params.matchId ?? "";
  const { upstream } = context;
  const { events, progress } = LOAD_PROGRESS[sport](context, matchId);
  const loadingHead = loadMatchHead(context, { ...request, tab: "info", events });
  const [head, progressOf, { fair, ...ofPhase }, rate, standings, next, highlights] = await Promise.all([
    loadingHead,
    progress,
    loadingHead.then((loaded) => loadOfPhase(context, loaded)),
    settle(context, upstream.call(callOf(sport, "winRate"), { matchId })),
    settle(context, upstream.call(callOf(sport, "standingByMatch"), { matchId })),
    settle(context, upstream.call(callOf(sport, "nextFive"), { matchId })),
    settle(context, upstream.call(callOf(sport, "matchHighlights"), { matchId })),
  ]);
  const { about } = head;
  const clips = highlights.value?.value.highlights.filter(hasMatch) ?? [];
  const { competition } = about;
  const cards = { context, competitions: new Map([[competition.id, competition]]), isHidden: false };
  return {
    head,
    ...progressOf(about, rate.value?.value),
    ...ofPhase,
    ...outlookOf(context, about, { rate: rate.value?.value, standings: standings.value?.value, fair }),
    next: nextOf(context, about, next.value?.value),
    ...(clips.length > 0 && { highlights: highlightCards(clips, cards) }),
  };
}

interface OfPhase extends Pick<MatchInfoData, "phase" | "preview" | "best"> {
  fair?: FairPrices;
}

async function loadOfPhase(context: EdgeContext, { about }: MatchHeadData): Promise<OfPhase> {
  const { match } = about;
  const phase = overviewPhase(match);
  if (phase === "before") return { phase, ...(await loadPreview(context, about)) };
  if (phase !== "after") return { phase };
  const hasLineUps = bySport(about, {
    football: ({ coverage }) => coverage?.lineup !== false,
    basketball: () => false,
  });
  if (!hasLineUps) return { phase };
  const lineUps = await settle(context, context.upstream.call("matchLineup", { matchId: match.id }));
  const best = lineUps.value && bestPlayer(lineUps.value.value);
  return { phase, ...(best && { best }) };
}

function nextOf(
  { locale, visitor }: EdgeContext,
  { match }: MatchAbout,
  next: NextMatches | undefined,
): MatchInfoData["next"] {
  const facts = {
    locale,
    timeZone: visitor.timeZone,
    after: match.kickOff,
    hidesScores: visitor.view?.hideScores === true,
  };
  return {
    home: upcomingMatches(next?.home ?? [], match.home, facts),
    away: upcomingMatches(next?.away ?? [], match.away, facts),
  };
}
