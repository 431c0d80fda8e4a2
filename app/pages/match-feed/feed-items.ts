import type { Comment } from "#contract/domain/commentary";
import type { LineUps } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import type { OddsQuote } from "#contract/domain/odds";
import { type TimelineRow, timelineRows } from "~/features/match-events/timeline";
import { formatMinute } from "~/features/match-row/match-status";
import { commentsOf } from "./comment-of.ts";
import { oddsPauses } from "./odds-pauses.ts";

/** A piece of news of a match. */
export type FeedItem = {
  /** Stable, for the place in the page. */
  id: string;
  /** Sorts the feed: milliseconds; as reported, else estimated. */
  at: number;
  /** 67, or 45+2; absent before kick-off and between periods. */
  minute?: string;
} & FeedNews;

export type FeedNews =
  | { kind: "event"; event: TimelineRow; text?: string }
  | { kind: "comment"; comment: Pick<Comment, "kind" | "text" | "side"> }
  | { kind: "lineups"; state: "official" | "predicted"; formations: [home?: string, away?: string] }
  | { kind: "odds"; company: string; isBack: boolean; backMinute?: number };

/** What a feed is made of; any source may be missing. */
export interface FeedSources {
  match: Match;
  /** Oldest first. */
  events?: readonly MatchEvent[];
  /** Newest first, as the call gives them. */
  comments?: readonly Comment[];
  lineUps?: LineUps;
  /** Of one company, the latest first. */
  odds?: { company: string; history: readonly OddsQuote[] };
}

/** One stream of everything that happened, newest first. */
export function feedItems({ match, events = [], comments = [], lineUps, odds }: FeedSources): FeedItem[] {
  const oldestFirst = comments.toReversed();
  const commentOf = commentsOf(events, oldestFirst);
  const used = new Set(commentOf.values());
  const items = [
    ...lineUpNews(match, lineUps),
    ...eventNews(match, events, commentOf),
    ...oldestFirst.filter((comment) => comment.isKey && !used.has(comment)).map(commentNews),
    ...oddsNews(odds, oldestFirst),
  ];
  return items.toSorted((a, b) => a.at - b.at).reverse();
}

/** All breaks before a part of play, added time included, in minutes: for events whose time nobody reported. */
const BREAKS = { H1: 0, H2: 17, ET1: 25, ET2: 27 } as const satisfies Record<MatchEvent["period"], number>;
const MINUTE = 60_000;

/** An event that the timeline leaves out stands as its comment. */
function eventNews(match: Match, events: readonly MatchEvent[], commentOf: ReadonlyMap<string, Comment>): FeedItem[] {
  let before = 0;
  return events.flatMap((event): FeedItem[] => {
    const comment = commentOf.get(event.id);
    const { minute, addedMinute = 0, period } = event;
    // The events are in order of time: none may slip before its predecessor.
    const estimated = match.kickOff + (minute + addedMinute + BREAKS[period]) * MINUTE;
    const at = Math.max(before, comment?.at ?? estimated);
    before = at;
    const shown = { id: `e${event.id}`, at, minute: formatMinute(minute, event.addedMinute) };
    const [row] = timelineRows({ events: [event] });
    if (row) return [{ ...shown, kind: "event", event: row, ...(comment && { text: comment.text }) }];
    return comment ? [{ ...shown, kind: "comment", comment }] : [];
  });
}

function commentNews(comment: Comment): FeedItem {
  const { id, at, minute, addedMinute } = comment;
  return {
    id: `c${id}`,
    at,
    ...(minute !== undefined && { minute: formatMinute(minute, addedMinute) }),
    kind: "comment",
    comment,
  };
}

/** Nobody reports when a predicted line-up came out: it stands at the beginning, an hour before kick-off. */
function lineUpNews(match: Match, lineUps: LineUps | undefined): FeedItem[] {
  if (!lineUps || lineUps.state === "none") return [];
  const { state, confirmedAt, home, away } = lineUps;
  const at = confirmedAt ?? match.kickOff - 60 * MINUTE;
  return [{ id: "lineups", at, kind: "lineups", state, formations: [home.formation, away.formation] }];
}

function oddsNews(odds: FeedSources["odds"], comments: readonly Comment[]): FeedItem[] {
  if (!odds) return [];
  return oddsPauses(odds.history).map(({ at, minute, isBack, backMinute }) => {
    const shown = minuteAt(at, comments) ?? (minute !== undefined ? formatMinute(minute) : undefined);
    return {
      id: `o${at}`,
      at,
      ...(shown && { minute: shown }),
      kind: "odds",
      company: odds.company,
      isBack,
      ...(backMinute !== undefined && { backMinute }),
    };
  });
}

/**
 * The minute of play at an instant (milliseconds): that of the last comment by then. Prices carry the minute that they
 * were made for, which is not when they were taken away. `comments` oldest first.
 */
function minuteAt(instant: number, comments: readonly Comment[]): string | undefined {
  const last = comments.findLast(({ at, minute }) => at <= instant && minute !== undefined);
  return last?.minute === undefined ? undefined : formatMinute(last.minute, last.addedMinute);
}
