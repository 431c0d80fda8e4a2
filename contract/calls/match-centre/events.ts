import * as z from "zod/mini";
import type { Pair } from "../../domain/match.ts";
import {
  EVENT_REASONS,
  MATCH_EVENT_TYPES,
  MATCH_PERIODS,
  type MatchEvent,
  type MatchEvents,
  type ShootoutKick,
  VAR_OUTCOMES,
} from "../../domain/match-events.ts";
import { parsePair } from "../../parse/match.ts";
import { isSide, oneOf } from "../../parse/one-of.ts";
import { endpoint, LIVE_MATCH } from "../../wire/endpoint.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { OptionalPlayerRef, parsePlayer } from "../../wire/player-ref.ts";
import { rows } from "../../wire/rows.ts";
import { Flag, Id, Int, NullableInt, OptionalFlag, OptionalText, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireEvent = wireObject({
  eventId: Id,
  type: z.enum(MATCH_EVENT_TYPES),
  side: OptionalText,
  minute: Int,
  addedMinute: NullableInt,
  period: z.enum(MATCH_PERIODS),
  player: OptionalPlayerRef,
  assist: OptionalPlayerRef,
  playerIn: OptionalPlayerRef,
  playerOut: OptionalPlayerRef,
  homeScore: NullableInt,
  awayScore: NullableInt,
  varOutcome: OptionalText,
  reason: OptionalText,
  isDeleted: OptionalFlag,
  phase: OptionalText,
  seq: Int,
});
export type MatchEventWire = WireOf<typeof WireEvent>;

const WireKick = wireObject({
  order: Int,
  side: z.enum(["home", "away"]),
  player: OptionalPlayerRef,
  isScored: Flag,
  homeScore: Int,
  awayScore: Int,
});
export type KickWire = WireOf<typeof WireKick>;

export const EventsResult = z.object({
  data: wireObject({ events: rows("events", WireEvent), shootout: rows("shootout", WireKick) }),
});
export type MatchEventsBody = WireOf<typeof EventsResult>;

function parseEvent(event: z.output<typeof WireEvent>): MatchEvent {
  const score: Pair | undefined = parsePair(event.homeScore, event.awayScore);
  const varOutcome = oneOf(VAR_OUTCOMES, event.varOutcome);
  const reason = oneOf(EVENT_REASONS, event.reason);
  return {
    id: event.eventId,
    type: event.type,
    ...(isSide(event.side) && { side: event.side }),
    minute: event.minute,
    ...(event.addedMinute !== null && { addedMinute: event.addedMinute }),
    period: event.period,
    ...(event.player && { player: parsePlayer(event.player) }),
    ...(event.assist && { assist: parsePlayer(event.assist) }),
    ...(event.playerIn && { playerIn: parsePlayer(event.playerIn) }),
    ...(event.playerOut && { playerOut: parsePlayer(event.playerOut) }),
    ...(score && { score }),
    ...(varOutcome && { varOutcome }),
    ...(reason && { reason }),
    ...(event.isDeleted && { isDeleted: true as const }),
    ...(event.phase && { phase: event.phase }),
  };
}

const parseKick = (kick: z.output<typeof WireKick>): ShootoutKick => ({
  order: kick.order,
  side: kick.side,
  ...(kick.player && { player: parsePlayer(kick.player) }),
  isScored: kick.isScored,
  score: [kick.homeScore, kick.awayScore],
});

export const toEvents = ({ data }: z.output<typeof EventsResult>): MatchEvents => ({
  events: data.events.map(parseEvent),
  shootout: data.shootout.map(parseKick),
});

/** Goals, cards, substitutions, reviews and period changes so far, and the kicks of a shoot-out. */
export const matchEvents = endpoint({
  name: "matchEvents",
  path: "/match/gs_event",
  namesOne: true,
  query: z.object({ matchId: IdParam, lang: LangParam }),
  result: EventsResult,
  toValue: toEvents,
  cache: LIVE_MATCH,
});
