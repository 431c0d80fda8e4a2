import type { Comment } from "#contract/domain/commentary";
import type { LineUps } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import type { OddsQuote } from "#contract/domain/odds";
import { MINUTE } from "#contract/time/units";
import { type TimelineRow, timelineRows } from "~/features/match-events/timeline";
import { formatMinute } from "~/features/match-row/match-status";

/** An entry of a match's feed. */
export type FeedItem = {
  /** Stable, used as key. */
  id: string;
  /** Sort key, in milliseconds; as reported, otherwise estimated. */
  at: number;
  /** 67, or 45+2; absent before kick-off and between periods. */
  minute?: string;
} & FeedNews;

export type FeedNews =
  | { kind: "event"; event: TimelineRow; text?: string }
  | { kind: "comment"; comment: Pick<Comment, "kind" | "text" | "side"> }
  | { kind: "lineups"; state: "official" | "predicted"; formations: [home?: string, away?: string] }
  | { kind: "odds"; company: string; isBack: boolean; backMinute?: number };

const KIND_OF = {
  GOAL: "GOAL",
  OWN_GOAL: "GOAL",
  PEN_GOAL: "GOAL",
  PEN_MISS: "SHOT",
  YELLOW: "CARD",
  SECOND_YELLOW: "CARD",
  RED: "CARD",
  SUBST: "SUBST",
  VAR: "VAR",
  PERIOD: "PERIOD",
} as const satisfies Record<MatchEvent["type"], Comment["kind"]>;

/**
 * Matches comments to events by id: the same kind and minute, preferably the same side. Each comment belongs to one
 * event. If a review has several comments, the last one counts: its outcome, not its start. `comments` and `events` are
 * oldest first.
 */
export function commentsOf(events: readonly MatchEvent[], comments: readonly Comment[]): Map<string, Comment> {
  const free = new Set(comments);
  const found = new Map<string, Comment>();
  for (const event of events) {
    const about = [...free].filter((comment) => isAbout(comment, event));
    const ofSide = about.filter(({ side }) => side === event.side);
    const choice = ofSide.length > 0 ? ofSide : about;
    const comment = event.type === "VAR" ? choice.at(-1) : choice[0];
    if (!comment) continue;
    free.delete(comment);
    found.set(event.id, comment);
  }
  return found;
}

const isAbout = ({ kind, minute, addedMinute = 0 }: Comment, event: MatchEvent): boolean =>
  kind === KIND_OF[event.type] && minute === event.minute && addedMinute === (event.addedMinute ?? 0);

/** The sources of a feed; any may be missing. */
export interface FeedSources {
  match: Match;
  /** Oldest first. */
  events?: readonly MatchEvent[];
  /** Newest first, as in the call's answer. */
  comments?: readonly Comment[];
  lineUps?: LineUps;
  /** Of one company, latest first. */
  odds?: { company: string; history: readonly OddsQuote[] };
}

/** Merges the sources into one stream, newest first. */
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

/** Total breaks before a period, including stoppage time, in minutes: for events without a reported time. */
const BREAKS = { H1: 0, H2: 17, ET1: 25, ET2: 27 } as const satisfies Record<MatchEvent["period"], number>;

/** The feed entry of an event: its comment if the timeline has no row for it. */
function eventNews(match: Match, events: readonly MatchEvent[], commentOf: ReadonlyMap<string, Comment>): FeedItem[] {
  let before = 0;
  return events.flatMap((event): FeedItem[] => {
    const comment = commentOf.get(event.id);
    const { minute, addedMinute = 0, period } = event;
    // Events are in chronological order, so an estimate must not precede its predecessor.
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

/** The publication time of a predicted line-up is unknown: it is put at the start, an hour before kick-off. */
function lineUpNews(match: Match, lineUps: LineUps | undefined): FeedItem[] {
  if (!lineUps || lineUps.state === "none") return [];
  const { state, confirmedAt, home, away } = lineUps;
  const at = confirmedAt ?? match.kickOff - 60 * MINUTE;
  return [{ id: "lineups", at, kind: "lineups", state, formations: [home.formation, away.formation] }];
}

/** A company suspended its in-play prices. */
interface OddsPause {
  /** Instant in milliseconds. */
  at: number;
  /** Minute of play of the last prices. */
  minute?: number;
  /** They have resumed. */
  isBack: boolean;
  /** Minute of play of the next prices. */
  backMinute?: number;
}

/**
 * The pauses of one company's in-play prices, oldest first. `history` is latest first, as in the call's answer;
 * consecutive suspended quotes are one pause.
 */
export function oddsPauses(history: readonly OddsQuote[]): OddsPause[] {
  const pauses: OddsPause[] = [];
  let isPaused = false;
  for (const { stage, at, isSuspended, minuteAtQuote: minute } of history.toReversed()) {
    if (stage !== "live" || at === undefined || isSuspended === isPaused) continue;
    const last = pauses.at(-1);
    if (isSuspended) pauses.push({ at, isBack: false, ...(minute !== undefined && { minute }) });
    else if (last) Object.assign(last, { isBack: true, ...(minute !== undefined && { backMinute: minute }) });
    isPaused = isSuspended;
  }
  return pauses;
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
 * The minute of play at an instant (milliseconds): that of the latest comment by then. Prices carry the minute they
 * were made for, not when they were withdrawn. `comments` are oldest first.
 */
function minuteAt(instant: number, comments: readonly Comment[]): string | undefined {
  const last = comments.findLast(({ at, minute }) => at <= instant && minute !== undefined);
  return last?.minute === undefined ? undefined : formatMinute(last.minute, last.addedMinute);
}
