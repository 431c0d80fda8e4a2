import { bookmakerById, bookmakerLabel, defaultBookmaker } from "#contract/tables/bookmakers";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchRequest } from "~/features/match/load-match-head.server";
import { type FeedItem, type FeedSources, feedItems } from "./feed-items.ts";

export interface MatchFeedData {
  head: MatchHeadData;
  /** Newest first. */
  items: FeedItem[];
  /** Some source failed. */
  isPartial: boolean;
}

/** More than any match has. */
const COMMENTS = 300;

/**
 * The feed of a match. Throws an error page for an unknown match and for a fault of its head; any other source may
 * fail. Without prices in the visitor's country the feed does not mention them.
 */
export async function loadMatchFeed(context: EdgeContext, request: Omit<MatchRequest, "tab">): Promise<MatchFeedData> {
  const { upstream } = context;
  const matchId = request.params.matchId ?? "";
  const loadingEvents = settle(context, upstream.call("matchEvents", { matchId }));
  const [head, events, commentary, lineUps, odds] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "feed", events: loadingEvents }),
    loadingEvents,
    settle(context, upstream.call("matchCommentary", { matchId, size: COMMENTS })),
    settle(context, upstream.call("matchLineup", { matchId })),
    settle(context, loadOdds(context, matchId)),
  ]);
  const sources: FeedSources = {
    match: head.about.match,
    events: events.value?.value.events,
    comments: commentary.value?.value.comments,
    lineUps: lineUps.value?.value,
    odds: odds.value,
  };
  return {
    head,
    items: feedItems(sources),
    isPartial: [events, commentary, lineUps, odds].some(({ error }) => error !== undefined),
  };
}

/** A company's in-play quotes; undefined if none reports pauses, or if prices are not shown. */
async function loadOdds({ upstream, showsPrices, locale }: EdgeContext, matchId: string): Promise<FeedSources["odds"]> {
  if (!showsPrices) return undefined;
  const { value } = await upstream.call("oddsLatestThreePeriod", { matchId });
  const company = defaultBookmaker(value.companies.filter(({ id }) => bookmakerById(id)?.reportsSuspension));
  if (!company) return undefined;
  const { value: board } = await upstream.call("oddsEurope", { matchId, companyId: company.id });
  return {
    company: bookmakerLabel(company.id, locale),
    history: board.lines.flatMap(({ history }) => history),
  };
}
