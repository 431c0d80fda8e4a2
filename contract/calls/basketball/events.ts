import * as z from "zod/mini";
import type {
  CourtPosition,
  GameComment,
  GameCommentaryPage,
  GameEvent,
  GameEvents,
  GameShot,
  GameTracker,
  ScoringRun,
} from "../../domain/game-events.ts";
import { isSide } from "../../parse/one-of.ts";
import { endpoint, LIVE_MATCH } from "../../wire/endpoint.ts";
import { IdParam, LangParam, SizeParam } from "../../wire/parameters.ts";
import { OptionalPlayerRef, parsePlayer } from "../../wire/player-ref.ts";
import { rows } from "../../wire/rows.ts";
import {
  Flag,
  Id,
  Int,
  isSafeLink,
  NullableInt,
  NullableText,
  Num,
  OptionalEpochMs,
  OptionalFlag,
  OptionalText,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { GameQuery, MOMENT, PLAY, parseMoment } from "./wire-moment.ts";

const WireEvent = wireObject({
  eventId: Id,
  ...PLAY,
  points: NullableInt,
  player: OptionalPlayerRef,
  assist: OptionalPlayerRef,
  isLeadChange: OptionalFlag,
  isFouledOut: OptionalFlag,
  seq: Int,
});
export type GameEventWire = WireOf<typeof WireEvent>;

const WireRun = wireObject({
  side: z.enum(["home", "away"]),
  points: Int,
  from: wireObject(MOMENT),
  to: wireObject(MOMENT),
});

const parseEvent = (event: z.output<typeof WireEvent>): GameEvent => ({
  id: event.eventId,
  kind: event.kind,
  ...parseMoment(event),
  ...(isSide(event.side) && { side: event.side }),
  ...(event.points !== null && { points: event.points }),
  ...(event.player && { player: parsePlayer(event.player) }),
  ...(event.assist && { assist: parsePlayer(event.assist) }),
  ...(event.isLeadChange && { isLeadChange: true as const }),
  ...(event.isFouledOut && { isFouledOut: true as const }),
  seq: event.seq,
});

const parseRun = ({ side, points, from, to }: z.output<typeof WireRun>): ScoringRun => ({
  side,
  points,
  from: parseMoment(from),
  to: parseMoment(to),
});

/** Score changes, time-outs and periods, oldest first, and the scoring runs. */
export const basketballMatchEvents = endpoint({
  name: "basketballMatchEvents",
  path: "/basketball/match/event",
  namesOne: true,
  query: GameQuery,
  result: z.object({ data: wireObject({ events: rows("events", WireEvent), runs: rows("runs", WireRun) }) }),
  toValue: ({ data }): GameEvents => ({ events: data.events.map(parseEvent), runs: data.runs.map(parseRun) }),
  cache: LIVE_MATCH,
});

const WireComment = wireObject({ commentId: Id, ...PLAY, isMade: OptionalFlag, text: Text, lang: Text });
export type GameCommentWire = WireOf<typeof WireComment>;

const parseComment = (comment: z.output<typeof WireComment>): GameComment => ({
  id: comment.commentId,
  kind: comment.kind,
  ...parseMoment(comment),
  ...(isSide(comment.side) && { side: comment.side }),
  ...(comment.isMade !== undefined && { isMade: comment.isMade }),
  text: comment.text,
});

/** Play by play in the caller's language, newest first, paged by `lastId`. */
export const basketballCommentary = endpoint({
  name: "basketballCommentary",
  path: "/basketball/match/commentary",
  namesOne: true,
  query: z.object({ matchId: IdParam, lastId: z.optional(IdParam), size: z._default(SizeParam, 50), lang: LangParam }),
  result: z.object({
    data: wireObject({ list: rows("list", WireComment), hasNext: Flag, lastId: OptionalText }),
  }),
  toValue: ({ data }): GameCommentaryPage => ({
    comments: data.list.map(parseComment),
    hasNext: data.hasNext,
    ...(data.lastId && { lastId: data.lastId }),
  }),
  cache: LIVE_MATCH,
});

const WirePosition = wireObject({ ...PLAY, isMade: OptionalFlag, x: Num, y: Num });
export type CourtPositionWire = WireOf<typeof WirePosition>;

const parsePosition = (position: z.output<typeof WirePosition>): CourtPosition[] => {
  const { side, kind, isMade, x, y } = position;
  if (!isSide(side)) return [];
  return [{ kind, side, ...parseMoment(position), ...(isMade !== undefined && { isMade }), x, y }];
};

/** The address of a frame that shows the game (empty in ours), and the positions of the last plays. */
export const basketballTracker = endpoint({
  name: "basketballTracker",
  path: "/basketball/match/getLiveTrackerUrl",
  namesOne: true,
  query: GameQuery,
  result: z.object({
    data: wireObject({
      url: NullableText,
      provider: Text,
      lang: Text,
      positions: rows("positions", WirePosition),
      updatedAt: OptionalEpochMs,
    }),
  }),
  toValue: ({ data }): GameTracker => ({
    url: data.url !== null && isSafeLink(data.url) ? data.url : null,
    provider: data.provider,
    positions: data.positions.flatMap(parsePosition),
    ...(data.updatedAt !== undefined && { updatedAt: data.updatedAt }),
  }),
  cache: { freshFor: 3, staleFor: 10, keepFor: 3_600, store: "colo" },
});

const WireShot = wireObject({ shotId: Id, ...PLAY, isMade: Flag, x: Num, y: Num, player: OptionalPlayerRef });
export type GameShotWire = WireOf<typeof WireShot>;

/** All shots from the field so far, oldest first; none where a source does not know where they were taken. */
export const basketballShots = endpoint({
  name: "basketballShots",
  path: "/basketball/match/shots",
  namesOne: true,
  query: GameQuery,
  result: z.object({ data: wireObject({ list: rows("list", WireShot) }) }),
  toValue: ({ data }): GameShot[] =>
    data.list.flatMap((shot) =>
      parsePosition(shot).map((position) => ({
        ...position,
        id: shot.shotId,
        ...(shot.player && { player: parsePlayer(shot.player) }),
      })),
    ),
  cache: LIVE_MATCH,
});
