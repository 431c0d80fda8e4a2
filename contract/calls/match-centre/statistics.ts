import * as z from "zod/mini";
import {
  BODY_PARTS,
  type MatchStatistics,
  SHOT_OUTCOMES,
  SHOT_SITUATIONS,
  type Shot,
  STAT_KEYS,
  STAT_PERIODS,
  STAT_UNITS,
  type StatRow,
} from "../../domain/match-statistics.ts";
import { endpoint, LIVE_MATCH } from "../../wire/endpoint.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { OptionalPlayerRef, parsePlayer } from "../../wire/player-ref.ts";
import { rows } from "../../wire/rows.ts";
import {
  Flag,
  Id,
  Int,
  NullableDec,
  NullableInt,
  NullableNum,
  Num,
  OptionalEpochMs,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireStatRow = wireObject({
  key: z.enum(STAT_KEYS),
  home: NullableNum,
  away: NullableNum,
  homeOf: NullableNum,
  awayOf: NullableNum,
  unit: z.enum(STAT_UNITS),
  higherIsBetter: Flag,
});
export type StatRowWire = WireOf<typeof WireStatRow>;

const WireShot = wireObject({
  eventId: Id,
  minute: Int,
  addedMinute: NullableInt,
  side: z.enum(["home", "away"]),
  player: OptionalPlayerRef,
  outcome: z.enum(SHOT_OUTCOMES),
  x: Num,
  y: Num,
  goalX: NullableNum,
  goalY: NullableNum,
  xg: NullableDec,
  xgot: NullableDec,
  situation: z.enum(SHOT_SITUATIONS),
  body: z.enum(BODY_PARTS),
});
export type ShotWire = WireOf<typeof WireShot>;

const StatResult = z.object({
  data: wireObject({
    periods: rows("periods", wireObject({ period: z.enum(STAT_PERIODS), rows: rows("rows", WireStatRow) })),
    momentum: rows("momentum", wireObject({ minute: Int, addedMinute: NullableInt, value: Int })),
    shots: rows("shots", WireShot),
    updatedAt: OptionalEpochMs,
  }),
});
export type MatchStatBody = WireOf<typeof StatResult>;

const parseRow = (row: z.output<typeof WireStatRow>): StatRow => ({
  key: row.key,
  home: row.home,
  away: row.away,
  ...(row.homeOf !== null && { homeOf: row.homeOf }),
  ...(row.awayOf !== null && { awayOf: row.awayOf }),
  unit: row.unit,
  isHigherBetter: row.higherIsBetter,
});

const parseShot = (shot: z.output<typeof WireShot>): Shot => ({
  id: shot.eventId,
  minute: shot.minute,
  ...(shot.addedMinute !== null && { addedMinute: shot.addedMinute }),
  side: shot.side,
  ...(shot.player && { player: parsePlayer(shot.player) }),
  outcome: shot.outcome,
  x: shot.x,
  y: shot.y,
  ...(shot.goalX !== null && { goalX: shot.goalX }),
  ...(shot.goalY !== null && { goalY: shot.goalY }),
  ...(shot.xg !== null && { xg: shot.xg }),
  ...(shot.xgot !== null && { xgot: shot.xgot }),
  situation: shot.situation,
  body: shot.body,
});

/** Numbers of both sides by period, momentum by minute, and every shot; current values while in play. */
export const matchStat = endpoint({
  name: "matchStat",
  path: "/match/stat",
  namesOne: true,
  query: z.object({ matchId: IdParam, lang: LangParam }),
  result: StatResult,
  toValue: ({ data }): MatchStatistics => ({
    periods: data.periods.map(({ period, rows: list }) => ({ period, rows: list.map(parseRow) })),
    momentum: data.momentum.map(({ minute, addedMinute, value }) => ({
      minute,
      ...(addedMinute !== null && { addedMinute }),
      value,
    })),
    shots: data.shots.map(parseShot),
    ...(data.updatedAt !== undefined && { updatedAt: data.updatedAt }),
  }),
  cache: LIVE_MATCH,
});
