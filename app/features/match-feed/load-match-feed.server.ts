import type { BookmakerRef } from "#contract/domain/odds";
import type { EdgeContext } from "#worker/context";
import { settle } from "~/features/faces/fault-face.server";
import { type AskedMatch, loadMatchHead, type MatchHeadData } from "~/features/match/load-match-head.server";
import { type FeedItem, type FeedSources, feedItems } from "./feed-items.ts";

export interface MatchFeedData {
  head: MatchHeadData;
  /** Newest first. */
  items: FeedItem[];
  /** Some source did not answer. */
  isPartial: boolean;
}

/** More than was ever said of a match. */
const COMMENTS = 300;

/** Companies that tell when they take their prices away (contract proposal, odds); of others nobody knows. */
const TELLING: ReadonlySet<number> = new Set([1, 3, 8, 12, 17, 22, 24, 31, 35, 42]);

/**
 * The stream of a match's news. Throws a face for an unknown match and for a fault of its head; any other source may
 * fail. Where no prices are shown, nothing is said of them.
 */
export async function loadMatchFeed(context: EdgeContext, asked: Omit<AskedMatch, "tab">): Promise<MatchFeedData> {
  const { upstream } = context;
  const matchId = asked.params.matchId ?? "";
  const [head, events, commentary, lineUps, odds] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "feed" }),
    settle(context, upstream.call("matchEvents", { matchId })),
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
    isPartial: [events, commentary, lineUps, odds].some(({ face }) => face !== undefined),
  };
}

/** What a company offered in play; undefined where none tells, and where no prices are shown. */
async function loadOdds({ upstream, showsPrices }: EdgeContext, matchId: string): Promise<FeedSources["odds"]> {
  if (!showsPrices) return undefined;
  const { value } = await upstream.call("oddsLatestThreePeriod", { matchId });
  const company = value.companies.find(isTelling);
  if (!company) return undefined;
  const { value: board } = await upstream.call("oddsEurope", { matchId, companyId: company.id });
  return { company: company.name, history: board.lines.flatMap(({ history }) => history) };
}

const isTelling = ({ id, name }: BookmakerRef): boolean => TELLING.has(id) && !name.startsWith("#");
